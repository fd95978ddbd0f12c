package io.reelmill.local.process;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Counts how often each process has ended by itself within the last minute. A service that ends soon after the database or the
 * broker has ended is not counted, as it cannot start without them. Not safe for several threads.
 */
final class RestartLimit {

    /** With so many ends within {@link #WINDOW} a process is not started again. */
    static final int MAX_ENDS = 5;

    static final Duration WINDOW = Duration.ofMinutes(1);

    /** So long after the database or the broker has ended, a service may end because it is not there. */
    static final Duration SERVER_AWAY = Duration.ofSeconds(30);

    private final Map<String, Deque<Long>> ends = new HashMap<>();
    private OptionalLong serverEnd = OptionalLong.empty();
    private final LongSupplier nanoTime;

    /** @param nanoTime clock, as {@link System#nanoTime} */
    RestartLimit(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * Records an end of the process.
     *
     * @return how many ends of it count within the last minute, this one included if it does
     */
    int recordEnd(String process, Tier tier) {
        Deque<Long> times = ends.computeIfAbsent(process, name -> new ArrayDeque<>());
        long now = nanoTime.getAsLong();
        if (tier != Tier.SERVICE) {
            serverEnd = OptionalLong.of(now);
        }
        if (tier != Tier.SERVICE || serverEnd.isEmpty() || now - serverEnd.getAsLong() > SERVER_AWAY.toNanos()) {
            times.addLast(now);
        }
        times.removeIf(time -> now - time > WINDOW.toNanos());
        return times.size();
    }
}
