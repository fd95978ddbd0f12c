package io.reelmill.account.reservation;

import java.util.UUID;

/** Knows the runs for which credits are reserved. */
public interface RunDirectory {

    /** What is known of a run. */
    enum State {
        UNDER_WAY,
        ENDED,
        UNKNOWN
    }

    /** @throws RuntimeException when it cannot be found out now */
    State stateOf(UUID runId);
}
