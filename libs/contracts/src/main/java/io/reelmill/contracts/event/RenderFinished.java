package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.reelmill.contracts.project.ProjectSnapshot;
import java.util.UUID;

/**
 * A run has come to its end, well or badly; told once for each run, after the project row says so.
 *
 * @param runId the run; also the id of its reservation
 * @param creditsCharged what the reservation is to be captured with, 0 to the reserved ones; the rest is released
 * @param reason machine word for the account's history: {@code rendered}, {@code input_error}, {@code internal_error}
 * @param project the project at its end
 */
public record RenderFinished(
        String pid, UUID runId, UUID workspaceId, int creditsCharged, String reason, ProjectSnapshot project)
        implements Event, AboutProject {

    public static final String TYPE = "io.reelmill.render.finished.v1";

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.RENDER_EVENTS;
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
