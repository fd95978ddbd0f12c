package io.reelmill.account.subscription;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Bills periods that begin and tries failed payments again. Any number of replicas may do so at once. */
@Singleton
class SubscriptionSchedule {

    private final SubscriptionBilling billing;

    SubscriptionSchedule(SubscriptionBilling billing) {
        this.billing = billing;
    }

    @Scheduled(every = "${reelmill.subscriptions.check:60s}", concurrentExecution = ConcurrentExecution.SKIP)
    void bill() {
        while (billing.retryOne() || billing.renewOne()) {
            // each in its own transaction
        }
    }
}
