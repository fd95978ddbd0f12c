package io.reelmill.gateway.live;

import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Instant;

/** One thing that a stream tells. */
public sealed interface StreamEvent {

    /** Where the project stands, with everything that {@code GET /status} tells. */
    record Standing(ProjectSnapshot project) implements StreamEvent {}

    /** A step on the way; {@code stage} is null between stages. */
    record Step(String pid, ProjectStatus status, String stage, int progress, Instant at) implements StreamEvent {}

    /** Nothing new. */
    record Heartbeat() implements StreamEvent {}
}
