package io.reelmill.publishing.authorization;

import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationAnswer;
import io.reelmill.contracts.publishing.PublishingApi.ConnectedAccount;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** What platforms answer to authorizations, from the gateway's public route. */
@Path(PublishingApi.AUTHORIZATIONS)
@RequiredScope("channels")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class AuthorizationAnswerResource {

    private final AuthorizationService service;

    AuthorizationAnswerResource(AuthorizationService service) {
        this.service = service;
    }

    @POST
    public ConnectedAccount complete(AuthorizationAnswer answer) {
        return service.complete(answer);
    }
}
