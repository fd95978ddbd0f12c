package io.reelmill.publishing.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.JdbiException;

/** What a dispatcher's health check says. */
public final class QueueHealth {

    /** Due work of which none was done for this long stands still. */
    static final Duration MAX_STANDSTILL = Duration.ofSeconds(60);

    private static final Logger LOG = Logger.getLogger(QueueHealth.class);

    private QueueHealth() {}

    /** Up as long as tasks are being looked for; else a restart is needed. */
    public static HealthCheckResponse liveness(String name, QueueDispatcher<?> dispatcher) {
        return HealthCheckResponse.named(name).status(dispatcher.isAlive()).build();
    }

    /**
     * Down when there was due work, or no telling whether there is, and none was done for a minute: of all, or of one lane whose
     * workers here hang while more of it waits.
     */
    public static HealthCheckResponse readiness(
            String name, QueueDispatcher<?> dispatcher, LaneActivity activity, LeasedQueue queue, Clock clock) {
        Instant now = clock.instant();
        Duration still = Duration.between(dispatcher.lastProgress(), now);
        Set<UUID> stuck = stuck(activity, queue, now.minus(MAX_STANDSTILL));
        return HealthCheckResponse.named(name)
                .status(still.compareTo(MAX_STANDSTILL) < 0 && stuck.isEmpty())
                .withData("secondsSinceProgress", still.toSeconds())
                .withData("lanesThatStandStill", stuck.size())
                .build();
    }

    /** The database is asked only where tasks have been silent for long. */
    private static Set<UUID> stuck(LaneActivity activity, LeasedQueue queue, Instant since) {
        Set<UUID> silent = activity.silentSince(since);
        try {
            return silent.isEmpty() ? silent : queue.waiting(silent, since);
        } catch (JdbiException e) {
            LOG.warnf("it cannot be told what waits: %s", e.getMessage());
            return silent;
        }
    }
}
