package io.reelmill.publishing.queue;

import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheckResponse;

/** What a dispatcher's health check says. */
public final class QueueHealth {

    /** Due work of which none was done for this long stands still. */
    static final Duration MAX_STANDSTILL = Duration.ofSeconds(60);

    private QueueHealth() {}

    /** Up as long as tasks are being looked for; else a restart is needed. */
    public static HealthCheckResponse liveness(String name, QueueDispatcher<?> dispatcher) {
        return HealthCheckResponse.named(name).status(dispatcher.isAlive()).build();
    }

    /** Down when there was due work, or no telling whether there is, and none was done for a minute. */
    public static HealthCheckResponse readiness(String name, QueueDispatcher<?> dispatcher, Clock clock) {
        Duration still = Duration.between(dispatcher.lastProgress(), clock.instant());
        return HealthCheckResponse.named(name)
                .status(still.compareTo(MAX_STANDSTILL) < 0)
                .withData("secondsSinceProgress", still.toSeconds())
                .build();
    }
}
