package io.reelmill.gateway.status;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.gateway.export.ExportEntry;
import io.reelmill.gateway.export.ExportService;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.media.SignedLinks;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** Tells how far a project is and, when it is ready, where its files are. */
@Path("/api/public/v3/status")
public class StatusResource {

    private final OwnProjects projects;
    private final ExportService exports;
    private final SignedLinks links;

    StatusResource(OwnProjects projects, ExportService exports, SignedLinks links) {
        this.projects = projects;
        this.exports = exports;
        this.links = links;
    }

    /** A project with its exports, oldest first. */
    record StatusAnswer(@JsonUnwrapped StatusBody body, List<ExportEntry> exports) {}

    @GET
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public StatusAnswer status(@QueryParam("pid") String pid) {
        ProjectSnapshot project = projects.get(pid);
        return new StatusAnswer(
                StatusBody.of(project, links::link), exports.list(project.workspaceId(), project.pid()));
    }
}
