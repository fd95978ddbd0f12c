package io.reelmill.gateway.render;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.description.Description;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.idempotency.Once;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.samples.Samples;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Starts renders, and says how. */
@Path(RenderDesk.ENDPOINT)
class RenderResource {

    private final Caller caller;
    private final RenderIntake intake;
    private final RenderDesk desk;
    private final Once once;
    private final byte[] description;

    RenderResource(Caller caller, RenderIntake intake, RenderDesk desk, Once once, Samples samples) {
        this.caller = caller;
        this.intake = intake;
        this.desk = desk;
        this.once = once;
        this.description = Json.bytes(Description.make(samples));
    }

    /** Describes the whole API; made once. */
    @GET
    @OpenToAll
    @Produces(MediaType.APPLICATION_JSON)
    public Response description() {
        return Response.ok(description).type(MediaType.APPLICATION_JSON_TYPE).build();
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response render(byte[] body, @HeaderParam(Once.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        return once.answer(
                who, "render", idempotencyKey, body, () -> new RenderRun(desk, who, intake.check(who, body)));
    }
}
