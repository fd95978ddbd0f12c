package io.reelmill.gateway.status;

import io.reelmill.contracts.project.StatusBody;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.media.SignedLinks;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;

/** Tells how far a project is and, when it is ready, where its files are. */
@Path("/api/public/v3/status")
class StatusResource {

    private final OwnProjects projects;
    private final SignedLinks links;

    StatusResource(OwnProjects projects, SignedLinks links) {
        this.projects = projects;
        this.links = links;
    }

    @GET
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public StatusBody status(@QueryParam("pid") String pid) {
        return StatusBody.of(projects.get(pid), links::link);
    }
}
