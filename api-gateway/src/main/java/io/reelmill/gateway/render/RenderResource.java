package io.reelmill.gateway.render;

import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.catalog.Normalisation.Accepted;
import io.reelmill.contracts.project.RunId;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.description.Description;
import io.reelmill.gateway.edge.BlockingWork;
import io.reelmill.gateway.edge.JsonBody;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.limit.OpenToAll;
import io.reelmill.gateway.publish.RenderPublishing;
import io.reelmill.samples.Samples;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;

/** Starts renders, and says how. */
@Path(RenderResource.PATH)
public class RenderResource {

    static final String PATH = "/api/public/v3/render";

    private final Caller caller;
    private final RenderIntake intake;
    private final RunStore store;
    private final CreditReservations reservations;
    private final RenderPublishing publishing;
    private final SubmissionBatch batch;
    private final IdempotentExecutor executor;
    private final Clock clock;
    private final byte[] description;

    RenderResource(
            Caller caller,
            RenderIntake intake,
            RunStore store,
            CreditReservations reservations,
            RenderPublishing publishing,
            SubmissionBatch batch,
            IdempotentExecutor executor,
            Clock clock,
            Samples samples) {
        this.caller = caller;
        this.intake = intake;
        this.store = store;
        this.reservations = reservations;
        this.publishing = publishing;
        this.batch = batch;
        this.executor = executor;
        this.clock = clock;
        this.description = ContractJson.bytes(Description.make(samples));
    }

    /** Describes the whole API; made once. */
    @GET
    @OpenToAll
    @Produces(MediaType.APPLICATION_JSON)
    public Response description() {
        return Response.ok(description).type(MediaType.APPLICATION_JSON_TYPE).build();
    }

    /** Starts a render. A request of the usual kind is checked on the event loop and occupies no thread while it is stored. */
    @POST
    @Keyed
    @NonBlocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Uni<Response> render(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        Principal who = caller.principal();
        if (idempotencyKey != null || (body != null && body.length > JsonBody.USUAL_BYTES)) {
            return BlockingWork.of(() ->
                    executor.answer(who, "render", idempotencyKey, body, () -> operation(who, intake.read(body))));
        }
        Accepted request = intake.read(body);
        return intake.looksOutside(who, request.spec())
                ? BlockingWork.of(() -> executor.answer(who, "render", null, body, () -> operation(who, request)))
                : submit(RenderRun.of(who, intake.check(who, request), RunId.next(clock), clock));
    }

    private RenderOperation operation(Principal who, Accepted request) {
        return new RenderOperation(reservations, publishing, store, clock, who, intake.check(who, request));
    }

    private Uni<Response> submit(RenderRun run) {
        return Uni.createFrom()
                .completionStage(() -> batch.submit(run).thenApply(answer -> Response.ok(ContractJson.bytes(answer))
                        .type(MediaType.APPLICATION_JSON_TYPE)
                        .build()));
    }
}
