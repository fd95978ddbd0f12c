package io.reelmill.render.job;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.inject.Singleton;
import java.time.Duration;

/** How long jobs wait for a worker. */
@Singleton
public class QueueMeters {

    private static final Duration[] BOUNDS = {
        Duration.ofSeconds(1),
        Duration.ofSeconds(5),
        Duration.ofSeconds(15),
        Duration.ofMinutes(1),
        Duration.ofMinutes(5),
        Duration.ofMinutes(15),
        Duration.ofHours(1)
    };

    private final Timer wait;

    public QueueMeters(MeterRegistry meters) {
        this.wait = Timer.builder(MetricNames.QUEUE_WAIT)
                .serviceLevelObjectives(BOUNDS)
                .register(meters);
    }

    /** A job is claimed for the first time. */
    void claimed(Duration waited) {
        wait.record(waited.isNegative() ? Duration.ZERO : waited);
    }
}
