package io.reelmill.render.stage;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.reelmill.contracts.metric.MetricNames;
import jakarta.inject.Singleton;
import java.time.Duration;

/** How long stages take, and how fast films are drawn and coded. */
@Singleton
public class StageMeters {

    private static final Duration[] BOUNDS = {
        Duration.ofMillis(100),
        Duration.ofSeconds(1),
        Duration.ofSeconds(5),
        Duration.ofSeconds(15),
        Duration.ofMinutes(1),
        Duration.ofMinutes(5),
        Duration.ofMinutes(15)
    };

    private final MeterRegistry meters;
    private final DistributionSummary speed;

    public StageMeters(MeterRegistry meters) {
        this.meters = meters;
        this.speed = DistributionSummary.builder(MetricNames.RENDER_SPEED)
                .serviceLevelObjectives(0.5, 1, 2, 4, 8, 16)
                .register(meters);
    }

    /** A stage was done, not reused. */
    void done(String stage, Duration took) {
        Timer.builder(MetricNames.STAGE)
                .tag("stage", stage)
                .serviceLevelObjectives(BOUNDS)
                .register(meters)
                .record(took);
    }

    /** A film of so many seconds was drawn and coded. */
    public void rendered(double filmSeconds, double workSeconds) {
        if (workSeconds > 0) {
            speed.record(filmSeconds / workSeconds);
        }
    }
}
