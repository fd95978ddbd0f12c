package io.reelmill.account.reconciliation;

import io.reelmill.contracts.studio.StudioApi.EndedRun;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Knows which runs have ended, and with which charge. */
public interface EndedRuns {

    /**
     * Runs that ended within a time, by id.
     *
     * @param after the one to go on behind, or null
     * @throws RuntimeException when it cannot be found out now
     */
    List<EndedRun> page(Instant from, Instant before, UUID after, int limit);
}
