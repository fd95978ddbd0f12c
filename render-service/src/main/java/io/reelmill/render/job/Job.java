package io.reelmill.render.job;

import io.reelmill.contracts.catalog.RenderSpec;
import java.util.UUID;

/**
 * A job as a worker holds it.
 *
 * @param output index of the variation, from 0
 * @param sandbox whether the film is free of charge, marked, and made by the embedded providers alone
 * @param attempt 1 for the first; the fencing token that every write of this holder carries
 * @param tries how many attempts count against the job, this one included
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
        int tries) {

    /** What the credits of this output may be: its share of the run's reservation. */
    public int creditsForOutput() {
        return creditsReserved / outputs;
    }
}
