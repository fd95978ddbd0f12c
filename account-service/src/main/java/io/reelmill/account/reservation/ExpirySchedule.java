package io.reelmill.account.reservation;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;
import org.jboss.logging.Logger;

/** Looks for reservations that were left behind. Any number of replicas may do so at once. */
@Singleton
class ExpirySchedule {

    private static final Logger LOG = Logger.getLogger(ExpirySchedule.class);

    private final ReservationExpiry expiry;

    ExpirySchedule(ReservationExpiry expiry) {
        this.expiry = expiry;
    }

    @Scheduled(every = "${reelmill.reservations.check:60s}", concurrentExecution = ConcurrentExecution.SKIP)
    void releaseExpired() {
        int released = expiry.releaseExpired();
        if (released > 0) {
            LOG.warnf("released %d reservations that nobody had settled", released);
        }
    }
}
