package io.reelmill.testkit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Measures the processor time of the calling thread, which other work on the machine does not change much. */
public final class CpuTime {

    private static final int MAX_TRIES = 12;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CpuTime() {}

    /**
     * Milliseconds that the work takes once the JVM has compiled it: the least of several runs. It is not repeated as soon as
     * a run stays within the budget.
     *
     * @param budgetMillis what it may take
     * @return a time within the budget, or the least of all runs when none was within it
     */
    public static double warmMillis(Runnable work, double budgetMillis) {
        double least = Double.MAX_VALUE;
        for (int run = 0; run < MAX_TRIES && least > budgetMillis; run++) {
            least = Math.min(least, millis(work));
        }
        return least;
    }

    /** Milliseconds that the work takes this time. */
    public static double millis(Runnable work) {
        long start = THREADS.getCurrentThreadCpuTime();
        work.run();
        return (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    }
}
