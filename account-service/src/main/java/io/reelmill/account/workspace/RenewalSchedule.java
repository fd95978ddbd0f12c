package io.reelmill.account.workspace;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Begins new periods when they are due. Any number of replicas may do so at once. */
@Singleton
class RenewalSchedule {

    private final SubscriptionPeriods periods;

    RenewalSchedule(SubscriptionPeriods periods) {
        this.periods = periods;
    }

    @Scheduled(every = "${reelmill.renewals.check:60s}", concurrentExecution = ConcurrentExecution.SKIP)
    void renewDue() {
        while (periods.renewOne()) {
            // each in its own transaction
        }
    }
}
