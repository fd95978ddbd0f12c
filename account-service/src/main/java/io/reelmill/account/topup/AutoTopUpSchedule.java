package io.reelmill.account.topup;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Looks for workspaces that need credits. Any number of replicas may do so at once. */
@Singleton
class AutoTopUpSchedule {

    private final AutoTopUps topUps;

    AutoTopUpSchedule(AutoTopUps topUps) {
        this.topUps = topUps;
    }

    @Scheduled(every = "${reelmill.auto-topup.check:5s}", concurrentExecution = ConcurrentExecution.SKIP)
    void buyDue() {
        topUps.buyDue();
    }
}
