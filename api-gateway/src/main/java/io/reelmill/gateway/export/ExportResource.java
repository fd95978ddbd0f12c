package io.reelmill.gateway.export;

import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Exports finished projects, as they are or in another form. */
@Path("/api/public/v3/export-video")
public class ExportResource {

    private final Caller caller;
    private final ExportService service;

    ExportResource(Caller caller, ExportService service) {
        this.caller = caller;
        this.service = service;
    }

    @POST
    @Keyed
    @NonBlocking
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Uni<Response> export(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return service.export(caller.principal(), body, idempotencyKey);
    }
}
