package io.reelmill.fetch;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The absolute time limit of one fetch. Read timeouts alone do not stop a body that arrives byte by byte. */
final class Deadline {

    private static final ScheduledThreadPoolExecutor TIMER = timer();

    private final long end;

    private Deadline(long end) {
        this.end = end;
    }

    static Deadline in(Duration total) {
        return new Deadline(System.nanoTime() + total.toNanos());
    }

    boolean isOver() {
        return remainingNanos() <= 0;
    }

    /** The remaining time, at least one millisecond, because zero means no timeout to a socket. */
    long remainingMillis() {
        return Math.max(1, TimeUnit.NANOSECONDS.toMillis(remainingNanos()));
    }

    /** Runs {@code cut} at the deadline unless the returned watch is closed before. */
    Watch watch(Runnable cut) {
        ScheduledFuture<?> due = TIMER.schedule(cut, Math.max(0, remainingNanos()), TimeUnit.NANOSECONDS);
        return () -> due.cancel(false);
    }

    private long remainingNanos() {
        return end - System.nanoTime();
    }

    private static ScheduledThreadPoolExecutor timer() {
        var timer = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "safe-fetch-deadline");
            thread.setDaemon(true);
            return thread;
        });
        timer.setRemoveOnCancelPolicy(true);
        return timer;
    }

    /** Cancels the watch. */
    interface Watch extends AutoCloseable {
        @Override
        void close();
    }
}
