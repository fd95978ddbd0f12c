package io.reelmill.contracts.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.RenderSpec;
import java.time.Instant;
import java.util.UUID;

/**
 * One output of one run is to be rendered.
 *
 * @param runId the run; also the id of its reservation of credits
 * @param output index of the variation, from 0
 * @param outputs how many variations the run has
 * @param creditsReserved for the whole run; 0 in the sandbox
 * @param spec what to render, with every default filled in
 * @param priority of the workspace's plan, see {@link io.reelmill.contracts.account.Limits}; 0 in events of older versions
 * @param sandbox whether the film is free of charge, marked, and made by the embedded providers alone
 */
public record RenderRequested(
        String pid,
        UUID runId,
        UUID workspaceId,
        Plan plan,
        int output,
        int outputs,
        int creditsReserved,
        RenderSpec spec,
        Instant requestedAt,
        int priority,
        boolean sandbox)
        implements Event, AboutProject {

    public static final String TYPE = "io.reelmill.render.requested.v1";

    /** A request of the lowest priority, not of the sandbox. */
    public RenderRequested(
            String pid,
            UUID runId,
            UUID workspaceId,
            Plan plan,
            int output,
            int outputs,
            int creditsReserved,
            RenderSpec spec,
            Instant requestedAt) {
        this(pid, runId, workspaceId, plan, output, outputs, creditsReserved, spec, requestedAt, 0, false);
    }

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
