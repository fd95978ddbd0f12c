package io.reelmill.account.purchase;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Asks for payments without a result. Any number of replicas may do so at once. */
@Singleton
class ReconciliationSchedule {

    private final Purchases purchases;

    ReconciliationSchedule(Purchases purchases) {
        this.purchases = purchases;
    }

    @Scheduled(every = "${reelmill.purchases.check:10s}", concurrentExecution = ConcurrentExecution.SKIP)
    void reconcile() {
        purchases.reconcile();
    }
}
