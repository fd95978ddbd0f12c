package io.reelmill.gateway.projects;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.projects.ProjectFilter;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The projects of the caller's workspace; what belongs to another is as if it were not there. */
@Singleton
public class OwnProjects {

    private static final int MAX_LATEST = 200;

    private final Caller caller;
    private final ProjectStore projects;

    OwnProjects(Caller caller, ProjectStore projects) {
        this.caller = caller;
        this.projects = projects;
    }

    /**
     * One of them.
     *
     * @throws ApiException 400 without a pid, 404 when there is no such project
     */
    public ProjectSnapshot get(String pid) {
        if (pid == null || pid.isBlank()) {
            throw ApiException.invalid("pid", "required", "pid is required");
        }
        // A text that can be no id is told the same as one that nobody has.
        Optional<ProjectSnapshot> found = Pid.isWellFormed(pid) ? projects.find(pid, workspace()) : Optional.empty();
        ProjectSnapshot project = found.orElseThrow(OwnProjects::unknown);
        LogContext.project(project.pid());
        return project;
    }

    /**
     * Refuses work on a project of the other side: films of the sandbox stay there, and a sandbox key changes no others.
     *
     * @param field that names the project
     * @throws ApiException 403
     */
    public static void requireSameSide(Principal who, ProjectSnapshot project, String field) {
        if (project.sandbox() && !who.isSandbox()) {
            throw ApiException.forbidden(
                    field, field + " names a project of a sandbox key; this needs a sandbox key too");
        }
        if (!project.sandbox() && who.isSandbox()) {
            throw ApiException.forbidden(field, field + " must name a project of a sandbox key: the key is one");
        }
    }

    /** The latest of them, newest first. */
    public List<ProjectSnapshot> latest() {
        return list(new ProjectFilter(MAX_LATEST, Optional.empty(), Optional.empty(), Optional.empty()));
    }

    List<ProjectSnapshot> list(ProjectFilter filter) {
        return projects.list(workspace(), filter);
    }

    void rename(String pid, String name) {
        if (!Pid.isWellFormed(pid) || !projects.rename(pid, workspace(), name)) {
            throw unknown();
        }
    }

    private UUID workspace() {
        return caller.principal().workspaceId();
    }

    public static ApiException unknown() {
        return ApiException.notFound("pid", "pid names no project of this workspace");
    }
}
