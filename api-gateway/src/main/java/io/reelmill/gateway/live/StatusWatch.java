package io.reelmill.gateway.live;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.operators.multi.processors.UnicastProcessor;
import java.util.Objects;
import java.util.UUID;

/**
 * One client that follows one project. It is told by events and by the row, in any order and more than once; it tells each
 * thing once, never goes back, and ends with the end of the run.
 */
final class StatusWatch {

    private final UUID keyId;
    private final UUID workspaceId;
    private final String pid;
    private final UnicastProcessor<StreamEvent> frames = UnicastProcessor.create();
    private UUID runId;
    private ProjectStatus status;
    private String stage;
    private int progress;
    private boolean ended;

    StatusWatch(UUID keyId, UUID workspaceId, String pid) {
        this.keyId = keyId;
        this.workspaceId = workspaceId;
        this.pid = pid;
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

    Multi<StreamEvent> frames() {
        return frames;
    }

    /** Takes note of the row. */
    synchronized void see(ProjectSnapshot row) {
        if (ended) {
            return;
        }
        boolean otherRun = !row.runId().equals(runId);
        if (otherRun || row.status().isFinal()) {
            runId = row.runId();
            status = row.status();
            stage = row.stage();
            progress = row.progress();
            frames.onNext(new StreamEvent.Standing(row));
            if (status.isFinal()) {
                end();
            }
        } else {
            step(new StreamEvent.Step(pid, row.status(), row.stage(), row.progress(), row.updatedAt()));
        }
    }

    synchronized void hear(RenderProgressed event) {
        if (!ended && event.runId().equals(runId) && !event.status().isFinal()) {
            step(new StreamEvent.Step(pid, event.status(), event.stage(), event.progress(), event.at()));
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

    private void step(StreamEvent.Step step) {
        boolean back = step.progress() < progress || step.status().compareTo(status) < 0;
        boolean same = step.progress() == progress && step.status() == status && Objects.equals(step.stage(), stage);
        if (!back && !same) {
            status = step.status();
            stage = step.stage();
            progress = step.progress();
            frames.onNext(step);
        }
    }
}
