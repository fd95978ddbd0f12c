package io.reelmill.remote.call;

import java.time.Duration;

/** Is told of calls, for metrics. Called by many threads. */
public interface CallObserver {

    CallObserver NONE = new CallObserver() {};

    /**
     * A single try has ended.
     *
     * @param outcome {@code ok}, a status such as {@code 429}, {@code timeout}, {@code connection}, {@code answer} for one
     *     that could not be used
     */
    default void called(String endpoint, String operation, String outcome, Duration took) {}

    /**
     * Something was used up that may cost money.
     *
     * @param units pictures, clips, characters, tokens or seconds, as the operation counts
     */
    default void used(String endpoint, String operation, double units) {}
}
