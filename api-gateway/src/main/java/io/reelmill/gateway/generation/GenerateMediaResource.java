package io.reelmill.gateway.generation;

import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Generates images and clips, and tells how far they are. */
@Path("/api/public/v3/generate-media")
@Produces(MediaType.APPLICATION_JSON)
class GenerateMediaResource {

    private final Caller caller;
    private final MediaGenerationService service;

    GenerateMediaResource(Caller caller, MediaGenerationService service) {
        this.caller = caller;
        this.service = service;
    }

    @POST
    @Keyed
    @NonBlocking
    @Consumes(MediaType.APPLICATION_JSON)
    public Uni<Response> generate(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return service.generate(caller.principal(), body, idempotencyKey);
    }

    @GET
    @Keyed
    public GenerationAnswer find(@QueryParam("id") String id) {
        return service.find(caller.principal(), id);
    }
}
