package io.reelmill.account.key;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** Revokes keys whose time is over, which every gateway hears of. Any number of replicas may do so at once. */
@Singleton
class KeyExpirySchedule {

    private static final Logger LOG = Logger.getLogger(KeyExpirySchedule.class);

    private final Keys keys;

    KeyExpirySchedule(Keys keys) {
        this.keys = keys;
    }

    @Scheduled(every = "${reelmill.keys.expiry-check:1s}", concurrentExecution = ConcurrentExecution.SKIP)
    void revokeExpired() {
        try {
            keys.revokeExpired();
        } catch (RuntimeException e) {
            LOG.warnf("keys whose time is over are revoked later: %s", e.getMessage());
        }
    }
}
