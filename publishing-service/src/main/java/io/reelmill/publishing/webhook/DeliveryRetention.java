package io.reelmill.publishing.webhook;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** Keeps the delivery log from growing for ever. Any number of replicas may do so at once. */
@Singleton
class DeliveryRetention {

    private static final Logger LOG = Logger.getLogger(DeliveryRetention.class);

    private final Deliveries deliveries;

    DeliveryRetention(Deliveries deliveries) {
        this.deliveries = deliveries;
    }

    @Scheduled(every = "${reelmill.webhook.retention-check:1h}", concurrentExecution = ConcurrentExecution.SKIP)
    void forget() {
        int forgotten = deliveries.forget();
        if (forgotten > 0) {
            LOG.infof("forgot %d deliveries that ended long ago", forgotten);
        }
    }
}
