package io.reelmill.publishing.publication;

import io.reelmill.contracts.publishing.PublishingApi;
import io.reelmill.contracts.publishing.PublishingApi.PublicationOrder;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import java.util.UUID;

/** Publications that render calls ask for, for the gateway. */
@Path(PublishingApi.WORKSPACES + "/{workspace}/runs/{run}/publication")
@RequiredScope("publications")
@Blocking
public class RunPublicationResource {

    private final RunPublications publications;

    RunPublicationResource(RunPublications publications) {
        this.publications = publications;
    }

    @PUT
    public void keep(UUID workspace, UUID run, PublicationOrder order) {
        publications.keep(workspace, run, order);
    }

    @DELETE
    public void drop(UUID workspace, UUID run) {
        publications.drop(workspace, run);
    }
}
