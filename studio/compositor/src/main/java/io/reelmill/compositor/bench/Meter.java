package io.reelmill.compositor.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Clocks and memory of this process. */
final class Meter {

    private Meter() {}

    /** What is timed. */
    interface Work {
        void run() throws IOException;
    }

    /** Seconds on the wall and of all processors together. */
    record Took(double seconds, double cpuSeconds) {}

    static Took time(Work work) throws IOException {
        long cpu = cpuNanos();
        long wall = System.nanoTime();
        work.run();
        return new Took((System.nanoTime() - wall) / 1e9, (cpuNanos() - cpu) / 1e9);
    }

    /** Processor time of this thread alone, which is the same however busy the machine is otherwise. */
    static double ownMilliseconds(Work work) throws IOException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        work.run();
        return (threads.getCurrentThreadCpuTime() - began) / 1e6;
    }

    private static long cpuNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
    }

    /** The most memory that this process ever held, in MiB; NaN where the system does not tell. */
    static double peakMib() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return Double.NaN;
        }
        for (String line : Files.readAllLines(status)) {
            if (line.startsWith("VmHWM:")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024.0;
            }
        }
        return Double.NaN;
    }
}
