package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Instant;
import java.util.UUID;

/**
 * How far a run or a task is; lossy, for those who watch live. The truth is its row.
 *
 * @param pid as the job has it: of a media generation a name of its own, not a project's
 * @param runId of the run, or the id of the generation or export
 */
public record RenderProgressed(
        String pid, UUID runId, UUID workspaceId, ProjectStatus status, String stage, int progress, Instant at)
        implements Event, AboutProject {

    public static final String TYPE = "io.reelmill.render.progressed.v1";

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.RENDER_PROGRESS;
    }

    @Override
    @JsonIgnore
    public String type() {
        return TYPE;
    }

    @Override
    @JsonIgnore
    public String key() {
        return pid;
    }
}
