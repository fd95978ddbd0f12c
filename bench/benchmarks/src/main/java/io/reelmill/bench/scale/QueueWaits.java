package io.reelmill.bench.scale;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/** From the request of a job to the beginning of its render. */
final class QueueWaits {

    private final Map<UUID, Long> requested = new ConcurrentHashMap<>();
    private final Histogram micros = new ConcurrentHistogram(3);

    void requested(UUID run) {
        requested.put(run, System.nanoTime());
    }

    void claimed(UUID run) {
        Long at = requested.remove(run);
        if (at != null) {
            micros.recordValue(TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - at));
        }
    }

    void clear() {
        micros.reset();
    }

    double seconds(double percentile) {
        return micros.getValueAtPercentile(percentile) / 1e6;
    }
}
