package io.reelmill.render.stage;

import io.reelmill.render.job.StoppedException;
import java.time.Duration;
import java.util.List;

/** What a running stage reports to and asks. */
public interface StageContext {

    /**
     * The stage begins; from now on its deadlines run.
     *
     * @param expectedWork as in {@link Stage#expectedWork}
     */
    default void began(String stage, Duration expectedWork) {}

    /**
     * Tells how much of the stage is done.
     *
     * @param share 0 to 1
     */
    void progress(double share);

    /** Tells the client something that is not as they might expect. */
    void warn(String message);

    /** Warnings since the stage began; they are given again with a kept result. */
    default List<String> told() {
        return List.of();
    }

    /** Warns that an embedded provider stood in for a service; the result is then kept for this run only. */
    default void standIn(String warning) {
        warn(warning);
    }

    /** Whether an embedded provider stood in for a service since the stage began. */
    default boolean stoodIn() {
        return false;
    }

    /** Which run of the project this is; the tries of a job are one. */
    default String run() {
        return "";
    }

    /** Names the services that are configured for the stage; others give other results. Empty where there are none. */
    default String services() {
        return "";
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
