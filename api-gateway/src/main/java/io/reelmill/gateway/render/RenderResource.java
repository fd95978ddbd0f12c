package io.reelmill.gateway.render;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.gateway.description.Description;
import io.reelmill.gateway.edge.Json;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.samples.Samples;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.function.Supplier;

/** Starts renders, and says how. */
@Path(RunStarter.ENDPOINT)
class RenderResource {

    private final Caller caller;
    private final RenderIntake intake;
    private final RunStarter desk;
    private final IdempotentExecutor once;
    private final byte[] description;

    RenderResource(Caller caller, RenderIntake intake, RunStarter desk, IdempotentExecutor once, Samples samples) {
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

    /** Starts a render. A request of the usual kind waits for nothing but its commits, and keeps no thread meanwhile. */
    @POST
    @Keyed
    @NonBlocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Uni<Response> render(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        if (idempotencyKey != null || (body != null && body.length > JsonBody.USUAL_BYTES)) {
            return onWorker(() -> once.answer(who, "render", idempotencyKey, body, () -> run(who, intake.read(body))));
        }
        Accepted request = intake.read(body);
        return intake.looksOutside(request.spec())
                ? onWorker(() -> once.answer(who, "render", null, body, () -> run(who, request)))
                : Uni.createFrom().completionStage(() -> once.answerLater(run(who, request)));
    }

    private RenderRun run(Principal who, Accepted request) {
        return new RenderRun(desk, who, intake.check(who, request));
    }

    private static Uni<Response> onWorker(Supplier<Response> work) {
        return Uni.createFrom().item(work).runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }
}
