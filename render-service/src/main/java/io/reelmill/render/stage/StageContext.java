package io.reelmill.render.stage;

import io.reelmill.render.job.StoppedException;
import java.util.List;

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

    /** What the client was told since the stage began, where that is to be told again with a kept result. */
    default List<String> told() {
        return List.of();
    }

    /** Whether the work is to stop. */
    boolean stopped();

    /** Ends the stage when the work is to stop. */
    default void check() {
        if (stopped()) {
            throw new StoppedException();
        }
    }
}
