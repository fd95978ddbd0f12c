package io.reelmill.account.grant;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Ends expired grants. Any number of replicas may do so at once. */
@Singleton
class GrantExpirySchedule {

    private final Grants grants;

    GrantExpirySchedule(Grants grants) {
        this.grants = grants;
    }

    @Scheduled(every = "${reelmill.grants.check:60s}", concurrentExecution = ConcurrentExecution.SKIP)
    void expireAll() {
        grants.expireAll();
    }
}
