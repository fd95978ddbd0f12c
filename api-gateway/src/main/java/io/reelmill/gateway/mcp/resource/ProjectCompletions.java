package io.reelmill.gateway.mcp.resource;

import io.quarkiverse.mcp.server.CompleteArg;
import io.quarkiverse.mcp.server.CompleteResourceTemplate;
import io.quarkiverse.mcp.server.CompletionResponse;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.mcp.Completions;
import io.reelmill.gateway.mcp.McpCall;
import io.reelmill.gateway.projects.OwnProjects;
import jakarta.inject.Singleton;
import java.util.Locale;

/** Completes the id of a project from its beginning, or from a part of the project's name. */
@Singleton
class ProjectCompletions {

    private static final String PID = "pid";

    private final McpCall current;
    private final OwnProjects projects;

    ProjectCompletions(McpCall current, OwnProjects projects) {
        this.current = current;
        this.projects = projects;
    }

    @CompleteResourceTemplate("project")
    CompletionResponse project(@CompleteArg(name = PID) String written) {
        return complete(written);
    }

    @CompleteResourceTemplate("storyboard")
    CompletionResponse storyboard(@CompleteArg(name = PID) String written) {
        return complete(written);
    }

    @CompleteResourceTemplate("quality")
    CompletionResponse quality(@CompleteArg(name = PID) String written) {
        return complete(written);
    }

    @CompleteResourceTemplate("cover")
    CompletionResponse cover(@CompleteArg(name = PID) String written) {
        return complete(written);
    }

    @CompleteResourceTemplate("frames")
    CompletionResponse frames(@CompleteArg(name = PID) String written) {
        return complete(written);
    }

    private CompletionResponse complete(String written) {
        current.enter();
        String part = written.toLowerCase(Locale.ROOT);
        return Completions.of(projects.latest().stream()
                .filter(project -> project.pid().startsWith(written)
                        || project.name().toLowerCase(Locale.ROOT).contains(part))
                .map(ProjectSnapshot::pid)
                .toList());
    }
}
