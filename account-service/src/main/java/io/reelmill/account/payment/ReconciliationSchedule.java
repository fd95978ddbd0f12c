package io.reelmill.account.payment;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Asks for payments without a result. Any number of replicas may do so at once. */
@Singleton
class ReconciliationSchedule {

    private final Payments payments;

    ReconciliationSchedule(Payments payments) {
        this.payments = payments;
    }

    @Scheduled(every = "${reelmill.reconciliation.check:10s}", concurrentExecution = ConcurrentExecution.SKIP)
    void reconcile() {
        payments.reconcile();
    }
}
