package io.reelmill.render.job;

import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.RenderSpec;
import java.util.UUID;

/**
 * A job as a worker holds it.
 *
 * @param runId of a task its own id
 * @param output index of the variation, from 0
 * @param sandbox whether the film is free of charge, marked, and made by the embedded providers alone
 * @param attempt 1 for the first; the fencing token that every write of this holder carries
 * @param tries how many attempts count against the job, this one included
 * @param media what to generate, null unless that is the job
 * @param contentRun the run whose results it goes by: its own, or of an export that of the film
 * @param traceparent of what asked for it, null when that is not traced
 */
public record Job(
        UUID runId,
        int output,
        int outputs,
        String pid,
        UUID workspaceId,
        int creditsReserved,
        RenderSpec spec,
        boolean sandbox,
        int attempt,
        int tries,
        JobKind kind,
        GenerationSpec media,
        UUID contentRun,
        String traceparent) {

    /** Part of the names of its files, so that no other attempt and no other job of the project writes there. */
    public String holder() {
        return kind == JobKind.EXPORT ? attempt + "-" + runId : Integer.toString(attempt);
    }

    /** What the credits of this output may be: its share of the run's reservation. */
    public int creditsForOutput() {
        return creditsReserved / outputs;
    }
}
