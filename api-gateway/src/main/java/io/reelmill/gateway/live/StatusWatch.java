package io.reelmill.gateway.live;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.task.Task;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

/**
 * One client that follows one project or one generation. It is told by events and by the row, in any order and more than once; it
 * tells each thing once, never goes back, and ends with the end of the run.
 */
final class StatusWatch {

    private final UUID keyId;
    private final UUID workspaceId;
    private final String pid;
    private final UUID generation;
    private final UnicastProcessor<StreamEvent> frames = UnicastProcessor.create();
    private UUID runId;
    private ProjectStatus status;
    private String stage;
    private int progress;
    private boolean ended;

    /**
     * A watch that has told nothing yet.
     *
     * @param pid that the events are keyed by
     * @param generation its id; null where a project is followed
     */
    StatusWatch(UUID keyId, UUID workspaceId, String pid, UUID generation) {
        this.keyId = keyId;
        this.workspaceId = workspaceId;
        this.pid = pid;
        this.generation = generation;
    }

    UUID keyId() {
        return keyId;
    }

    UUID workspaceId() {
        return workspaceId;
    }

    String pid() {
        return pid;
    }

    boolean followsProject() {
        return generation == null;
    }

    UUID generation() {
        return generation;
    }

    Multi<StreamEvent> frames() {
        return frames;
    }

    /** Takes note of the row of the project. */
    void see(ProjectSnapshot row) {
        see(row.runId(), row.status(), row.stage(), row.progress(), row.updatedAt(), new StreamEvent.Standing(row));
    }

    /** Takes note of the row of the generation. */
    void see(Task row) {
        see(row.id(), row.status(), row.stage(), row.progress(), row.updatedAt(), new StreamEvent.Generation(row));
    }

    private synchronized void see(
            UUID run, ProjectStatus now, String at, int percent, Instant updatedAt, StreamEvent standing) {
        if (ended) {
            return;
        }
        if (!run.equals(runId) || now.isFinal()) {
            runId = run;
            status = now;
            stage = at;
            progress = percent;
            frames.onNext(standing);
            if (status.isFinal()) {
                end();
            }
        } else {
            step(now, at, percent, updatedAt);
        }
    }

    synchronized void hear(RenderProgressed event) {
        if (!ended && event.runId().equals(runId) && !event.status().isFinal()) {
            step(event.status(), event.stage(), event.progress(), event.at());
        }
    }

    synchronized void hear(RenderFinished event) {
        if (!ended && event.runId().equals(runId)) {
            see(event.project());
        }
    }

    synchronized void beat() {
        if (!ended) {
            frames.onNext(new StreamEvent.Heartbeat());
        }
    }

    synchronized void end() {
        if (!ended) {
            ended = true;
            frames.onComplete();
        }
    }

    private void step(ProjectStatus now, String at, int percent, Instant updatedAt) {
        boolean back = percent < progress || now.compareTo(status) < 0;
        boolean same = percent == progress && now == status && Objects.equals(at, stage);
        if (!back && !same) {
            status = now;
            stage = at;
            progress = percent;
            frames.onNext(
                    new StreamEvent.Step(generation == null ? pid : null, generation, now, at, percent, updatedAt));
        }
    }
}
