package io.reelmill.publishing.webhook;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/** Keeps the delivery log from growing for ever. Any number of replicas may do so at once. */
@Singleton
class DeliveryRetention {

    private static final Logger LOG = Logger.getLogger(DeliveryRetention.class);

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;

    DeliveryRetention(Jdbi jdbi, Clock clock, WebhookSettings settings) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
    }

    @Scheduled(every = "${reelmill.webhook.retention-check:1h}", concurrentExecution = ConcurrentExecution.SKIP)
    void check() {
        int forgotten = forget();
        if (forgotten > 0) {
            LOG.infof("forgot %d deliveries that ended long ago", forgotten);
        }
    }

    /**
     * Forgets deliveries that ended long ago.
     *
     * @return how many
     */
    int forget() {
        // What ended before a time was created before it: there is an index of that.
        return jdbi.withHandle(handle -> handle.createQuery("""
                        WITH old AS (
                            DELETE FROM publishing.deliveries
                             WHERE created_at < :before AND ended_at < :before AND state <> 'pending' RETURNING event_id),
                        attempts AS (
                            DELETE FROM publishing.attempts a USING old WHERE a.event_id = old.event_id)
                        SELECT count(*) FROM old
                        """)
                .bind("before", clock.instant().minus(settings.retention()))
                .mapTo(Integer.class)
                .one());
    }
}
