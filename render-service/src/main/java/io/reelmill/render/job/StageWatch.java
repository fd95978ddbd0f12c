package io.reelmill.render.job;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The deadlines of the stage that an attempt is in. A stage is overdue when it gave no sign of life for longer than it may be
 * silent, or when it took longer than it may take in all. Both grow with the work that the stage expects.
 */
final class StageWatch {

    /** A stage may take this many times the allowed silence in all. */
    private static final int MAX_SILENCES = 12;
    /** A stage may take this many times the work that it expects in all. */
    private static final int MAX_EXPECTED = 4;

    private final LongSupplier nanoTime;
    private final long stall;
    private String stage = "preparation";
    private long silence;
    private long total;
    private long beganAt;
    private long aliveAt;

    /**
     * @param nanoTime clock, as {@link System#nanoTime}
     * @param stall how long a stage that expects little work may be silent
     */
    StageWatch(LongSupplier nanoTime, Duration stall) {
        this.nanoTime = nanoTime;
        this.stall = stall.toNanos();
        began(stage, Duration.ZERO);
    }

    synchronized void began(String name, Duration expectedWork) {
        stage = name;
        silence = stall + expectedWork.toNanos();
        total = MAX_SILENCES * stall + MAX_EXPECTED * expectedWork.toNanos();
        beganAt = nanoTime.getAsLong();
        aliveAt = beganAt;
    }

    synchronized void alive() {
        aliveAt = nanoTime.getAsLong();
    }

    /** What is overdue, in words for operators; empty while the stage is within its deadlines. */
    synchronized Optional<String> overdue() {
        long now = nanoTime.getAsLong();
        if (now - aliveAt > silence) {
            return Optional.of("stage " + stage + " gave no sign of life for " + seconds(now - aliveAt) + " s");
        }
        if (now - beganAt > total) {
            return Optional.of("stage " + stage + " did not end within " + seconds(now - beganAt) + " s");
        }
        return Optional.empty();
    }

    private static long seconds(long nanos) {
        return Duration.ofNanos(nanos).toSeconds();
    }
}
