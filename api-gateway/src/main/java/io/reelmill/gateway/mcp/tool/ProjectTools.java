package io.reelmill.gateway.mcp.tool;

import io.reelmill.gateway.mcp.tool.Tool.Operation;
import io.reelmill.gateway.projects.ProjectsResource;
import io.reelmill.gateway.projects.RenameResource;
import io.reelmill.gateway.status.StatusResource;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;

/** Finding and naming projects. */
@Singleton
class ProjectTools implements ToolSet {

    private final StatusResource status;
    private final ProjectsResource projects;
    private final RenameResource renaming;

    ProjectTools(StatusResource status, ProjectsResource projects, RenameResource renaming) {
        this.status = status;
        this.projects = projects;
        this.renaming = renaming;
    }

    @Override
    public List<Tool> tools() {
        return List.of(
                Tool.of(
                        "get_project_status",
                        "Get a project's status",
                        "Tells how far a project is and, once it is ready, where its video is. Does not wait: to wait,"
                                + " call wait_for_project.",
                        Operation.get("/status"),
                        Effect.READS,
                        ToolAction.blocking(call -> status.status(call.text("pid")))),
                Tool.of(
                        "list_projects",
                        "List projects",
                        "Lists the projects of the workspace, newest first, page by page.",
                        Operation.get("/projects"),
                        Effect.READS,
                        ToolAction.blocking(call -> projects.list(query(call)))),
                Tool.of(
                        "rename_project",
                        "Rename a project",
                        "Gives a project another name.",
                        Operation.post("/rename-project"),
                        Effect.SETS,
                        ToolAction.blocking(call -> renaming.rename(call.body(), call.idempotencyKey()))));
    }

    /** The arguments as the query of the endpoint, which says what is wrong with them. */
    private static MultivaluedMap<String, String> query(ToolCall call) {
        MultivaluedMap<String, String> query = new MultivaluedHashMap<>();
        call.arguments().properties().forEach(argument -> {
            if (!argument.getValue().isNull()) {
                query.add(
                        argument.getKey(),
                        argument.getValue().isValueNode()
                                ? argument.getValue().asText()
                                : argument.getValue().toString());
            }
        });
        return query;
    }
}
