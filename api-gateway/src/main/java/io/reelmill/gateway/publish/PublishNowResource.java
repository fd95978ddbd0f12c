package io.reelmill.gateway.publish;

import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.key.Caller;
import io.reelmill.gateway.key.Keyed;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Publishes a video at once. */
@Path("/api/public/v3/publish-now")
@Blocking
public class PublishNowResource {

    private final Caller caller;
    private final PublishService service;

    PublishNowResource(Caller caller, PublishService service) {
        this.caller = caller;
        this.service = service;
    }

    @POST
    @Keyed
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    public Response publish(byte[] body, @HeaderParam(IdempotentExecutor.HEADER) String idempotencyKey) {
        return service.publish(caller.principal(), "publish-now", body, idempotencyKey, true);
    }
}
