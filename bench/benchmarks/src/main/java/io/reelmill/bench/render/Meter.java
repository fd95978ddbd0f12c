package io.reelmill.bench.render;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Clocks and memory of this process. */
final class Meter {

    /** How the names of compilers, collectors and housekeepers begin. */
    private static final List<String> JVM_THREADS = List.of("C1 ", "C2 ", "GC ", "G1 ", "VM ", "Sweeper");

    private Meter() {}

    /** What is timed. */
    interface Work {
        void run() throws IOException;
    }

    /**
     * What something took.
     *
     * @param seconds on the wall
     * @param cpuSeconds of all processors together
     * @param jvmSeconds of these, what compilers and collectors took; NaN where that is not known
     */
    record Took(double seconds, double cpuSeconds, double jvmSeconds) {}

    static Took time(Work work) throws IOException {
        double jvm = jvmSeconds();
        long cpu = cpuNanos();
        long wall = System.nanoTime();
        work.run();
        double seconds = (System.nanoTime() - wall) / 1e9;
        double cpuSeconds = (cpuNanos() - cpu) / 1e9;
        return new Took(seconds, cpuSeconds, jvmSeconds() - jvm);
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

    /** Processor time in seconds of the JVM's own threads; NaN where the system does not tell. */
    private static double jvmSeconds() throws IOException {
        Path tasks = Path.of("/proc/self/task");
        if (!Files.exists(tasks)) {
            return Double.NaN;
        }
        long nanos = 0;
        try (Stream<Path> all = Files.list(tasks)) {
            for (Path task : all.toList()) {
                nanos += jvmNanos(task);
            }
        }
        return nanos / 1e9;
    }

    private static long jvmNanos(Path task) throws IOException {
        try {
            String name = Files.readString(task.resolve("comm"));
            if (JVM_THREADS.stream().noneMatch(name::startsWith)) {
                return 0;
            }
            String times = Files.readString(task.resolve("schedstat"));
            return Long.parseLong(times.substring(0, times.indexOf(' ')));
        } catch (NoSuchFileException e) {
            return 0; // it ended meanwhile, as the JVM's own do not
        }
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
    }

    /** From now on {@link #peakMib} tells of what comes, where the system can forget. */
    static void forgetPeak() throws IOException {
        Path references = Path.of("/proc/self/clear_refs");
        if (Files.exists(references)) {
            // 5 sets the peak to what is held now: proc(5)
            Files.writeString(references, "5", StandardOpenOption.WRITE);
        }
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
