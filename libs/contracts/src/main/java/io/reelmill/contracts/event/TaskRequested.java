package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.GenerationSpec;
import java.time.Instant;
import java.util.UUID;

/**
 * Work is ordered that is no run of a project: a media generation, or an export in another form. It waits in the same queue as
 * renders do.
 *
 * @param taskId also the id of its reservation of credits
 * @param pid the exported project; of a media generation a name of its own for its work folder
 * @param media what to generate; null for an export
 * @param export what to export; null for a media generation
 * @param priority as in {@link RenderRequested}
 * @param sandbox whether it is free of charge, marked, and made by the embedded providers alone
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TaskRequested(
        UUID taskId,
        String pid,
        UUID workspaceId,
        Plan plan,
        int creditsReserved,
        GenerationSpec media,
        Export export,
        Instant requestedAt,
        int priority,
        boolean sandbox)
        implements Event, AboutProject {

    public static final String TYPE = "io.reelmill.task.requested.v1";

    /** A task of the lowest priority, not of the sandbox. */
    public TaskRequested(
            UUID taskId,
            String pid,
            UUID workspaceId,
            Plan plan,
            int creditsReserved,
            GenerationSpec media,
            Export export,
            Instant requestedAt) {
        this(taskId, pid, workspaceId, plan, creditsReserved, media, export, requestedAt, 0, false);
    }

    /**
     * A film in another form.
     *
     * @param runId the run that made the film
     * @param output which of its outputs
     * @param overrides parameters of the render that take other values, as a tree of canonical paths
     */
    public record Export(UUID runId, int output, JsonNode overrides) {}

    @Override
    @JsonIgnore
    public String topic() {
        return Topics.RENDER_JOBS;
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
