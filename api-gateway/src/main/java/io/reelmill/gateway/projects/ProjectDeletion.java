package io.reelmill.gateway.projects;

import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.key.Caller;
import io.reelmill.media.MediaStore;
import io.reelmill.projects.Deletions;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Singleton;
import java.io.IOException;
import org.jboss.logging.Logger;

/** Deletes projects of the caller's workspace: the row first, then the files, so that what a crash leaves is named by nothing. */
@Singleton
class ProjectDeletion {

    private static final Logger LOG = Logger.getLogger(ProjectDeletion.class);

    private final Caller caller;
    private final OwnProjects own;
    private final Deletions deletions;
    private final MediaStore media;

    ProjectDeletion(Caller caller, OwnProjects own, ProjectStore projects, MediaStore media) {
        this.caller = caller;
        this.own = own;
        this.deletions = projects.deletions();
        this.media = media;
    }

    /**
     * Deletes a project with all its files.
     *
     * @throws ApiException 400 without a pid, 403 for a sandbox key and another project, 404 when there is no such project, 409 while
     *     it is being made or exported
     */
    void delete(String pid) {
        ProjectSnapshot project = own.get(pid);
        Principal who = caller.principal();
        if (who.isSandbox()) {
            OwnProjects.requireSameSide(who, project, "pid");
        }
        switch (deletions.delete(pid, who.workspaceId())) {
            case DELETED -> deleteFiles(pid);
            case UNKNOWN -> throw OwnProjects.unknown();
            case BUSY ->
                throw ApiException.of(
                        409,
                        "project_busy",
                        "this project is being made or exported; it can be deleted when that has ended");
        }
    }

    /** What stays is collected like all files that nothing names. */
    private void deleteFiles(String pid) {
        try {
            for (String key : media.under(Deletions.folder(pid))) {
                media.delete(key);
            }
        } catch (IOException e) {
            LOG.warnf(e, "files of a deleted project are left to the next collection pid=%s", pid);
        }
    }
}
