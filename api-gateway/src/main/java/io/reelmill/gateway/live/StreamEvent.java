package io.reelmill.gateway.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.task.Task;
import java.time.Instant;
import java.util.UUID;

/** One thing that a stream tells. */
public sealed interface StreamEvent {

    /** Where the project stands, with everything that {@code GET /status} tells. */
    record Standing(ProjectSnapshot project) implements StreamEvent {}

    /** Where a generation stands, with everything that {@code GET /generate-media} tells. */
    record Generation(Task task) implements StreamEvent {}

    /**
     * A step on the way.
     *
     * @param pid of the project; null of a generation
     * @param id of the generation; null of a project
     * @param stage null between stages
     */
    record Step(
            @JsonInclude(JsonInclude.Include.NON_NULL) String pid,
            @JsonInclude(JsonInclude.Include.NON_NULL) UUID id,
            ProjectStatus status,
            String stage,
            int progress,
            Instant at)
            implements StreamEvent {}

    /** Nothing new. */
    record Heartbeat() implements StreamEvent {}
}
