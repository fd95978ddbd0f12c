package io.reelmill.gateway.projects;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.StatusBody;
import io.reelmill.gateway.key.Keyed;
import io.reelmill.media.SignedLinks;
import io.reelmill.projects.ProjectFilter;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;

/** Lists projects, newest first, and deletes them. */
@Path("/api/public/v3/projects")
public class ProjectsResource {

    private final OwnProjects projects;
    private final ProjectDeletion deletion;
    private final SignedLinks links;

    ProjectsResource(OwnProjects projects, ProjectDeletion deletion, SignedLinks links) {
        this.projects = projects;
        this.deletion = deletion;
        this.links = links;
    }

    /** {@code nextCursor} is null on the last page. */
    record Page(
            int success,
            List<StatusBody.Listing> projects,
            @JsonInclude(JsonInclude.Include.ALWAYS) String nextCursor) {}

    @GET
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public Page list(@Context UriInfo uri) {
        return list(uri.getQueryParameters());
    }

    record Deleted(int success, String deleted) {}

    @DELETE
    @Keyed
    @Produces(MediaType.APPLICATION_JSON)
    public Deleted delete(@QueryParam("pid") String pid) {
        deletion.delete(pid);
        return new Deleted(1, pid);
    }

    /** The page that a query asks for. */
    public Page list(MultivaluedMap<String, String> parameters) {
        ListQuery query = ListQuery.of(parameters);
        // One more than asked for tells whether there is another page.
        List<ProjectSnapshot> found =
                projects.list(new ProjectFilter(query.limit() + 1, query.cursor(), query.status(), query.workflow()));
        boolean more = found.size() > query.limit();
        List<ProjectSnapshot> page = more ? found.subList(0, query.limit()) : found;
        return new Page(
                1,
                page.stream()
                        .map(project -> StatusBody.listing(project, links::link))
                        .toList(),
                more ? page.get(page.size() - 1).pid() : null);
    }
}
