package io.reelmill.publishing.authorization;

import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.Authorization;
import io.reelmill.contracts.publishing.PublishingApi.AuthorizationOrder;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;

/** Begins to connect accounts by OAuth, for the gateway. */
@Path(PublishingApi.WORKSPACES + "/{workspace}/channels/{id}/authorizations")
@RequiredScope("channels")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class AuthorizationResource {

    private final AuthorizationService service;

    AuthorizationResource(AuthorizationService service) {
        this.service = service;
    }

    @POST
    public Authorization begin(UUID workspace, UUID id, AuthorizationOrder order) {
        return service.begin(workspace, id, order);
    }
}
