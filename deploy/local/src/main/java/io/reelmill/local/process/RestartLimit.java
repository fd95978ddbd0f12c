package io.reelmill.local.process;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Counts how often each process has ended by itself within the last minute. Not safe for several threads. */
final class RestartLimit {

    /** With so many ends within {@link #WINDOW} a process is not started again. */
    static final int MAX_ENDS = 5;

    static final Duration WINDOW = Duration.ofMinutes(1);

    private final Map<String, Deque<Long>> ends = new HashMap<>();
    private final LongSupplier nanoTime;

    /** @param nanoTime clock, as {@link System#nanoTime} */
    RestartLimit(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** Records an end of the process and returns how many there were within the last minute, this one included. */
    int recordEnd(String process) {
        Deque<Long> times = ends.computeIfAbsent(process, name -> new ArrayDeque<>());
        long now = nanoTime.getAsLong();
        times.addLast(now);
        while (now - times.getFirst() > WINDOW.toNanos()) {
            times.removeFirst();
        }
        return times.size();
    }
}
