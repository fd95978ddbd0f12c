package io.reelmill.bench.film;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Processor time of all processes of the suite, also of those that end meanwhile as far as they were looked at. */
final class ProcessorUse {

    private final Map<Long, Duration> before = new HashMap<>();
    private final Map<Long, Duration> latest = new HashMap<>();

    void begin() {
        before.clear();
        latest.clear();
        read(before);
    }

    void look() {
        read(latest);
    }

    private static void read(Map<Long, Duration> times) {
        ProcessHandle.current().descendants().forEach(process -> process.info()
                .totalCpuDuration()
                .ifPresent(time -> times.put(process.pid(), time)));
    }

    /** Seconds from {@link #begin} to the last {@link #look}. */
    double seconds() {
        double sum = 0;
        for (Map.Entry<Long, Duration> process : latest.entrySet()) {
            Duration earlier = before.getOrDefault(process.getKey(), Duration.ZERO);
            sum += process.getValue().minus(earlier).toNanos() / 1e9;
        }
        return sum;
    }
}
