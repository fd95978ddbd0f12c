package io.reelmill.render.stage;

import io.reelmill.render.job.StoppedException;

/** What a running stage reports to and asks. */
public interface StageContext {

    /**
     * Tells how much of the stage is done.
     *
     * @param share 0 to 1
     */
    void progress(double share);

    /** Tells the client something that is not as they might expect. */
    void warn(String message);

    /** Whether the work is to stop. */
    boolean stopped();

    /** Ends the stage when the work is to stop. */
    default void check() {
        if (stopped()) {
            throw new StoppedException();
        }
    }
}
