package io.reelmill.render.job;

import java.time.Duration;

/** The worker's side of a running attempt: it is told that the work goes on, and says whether it is to stop. */
public interface AttemptMonitor {

    /** Whether the work is to stop. Asking is a sign of life. */
    boolean stopped();

    /**
     * A stage begins; its deadlines run from now.
     *
     * @param expectedWork how long it may take on a slow machine, in addition to what every stage is allowed
     */
    void stageBegan(String stage, Duration expectedWork);

    /** The stage has done a part of its work. */
    void progressed();
}
