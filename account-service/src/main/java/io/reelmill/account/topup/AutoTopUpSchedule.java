package io.reelmill.account.topup;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Buys for workspaces that need credits. Any number of replicas may do so at once. */
@Singleton
class AutoTopUpSchedule {

    private final AutoTopUps topUps;

    AutoTopUpSchedule(AutoTopUps topUps) {
        this.topUps = topUps;
    }

    @Scheduled(every = "${reelmill.auto-topup.requests:1s}", concurrentExecution = ConcurrentExecution.SKIP)
    void buyRequested() {
        topUps.buyRequested();
    }

    @Scheduled(every = "${reelmill.auto-topup.check:1m}", concurrentExecution = ConcurrentExecution.SKIP)
    void buyDue() {
        topUps.buyDue();
    }
}
