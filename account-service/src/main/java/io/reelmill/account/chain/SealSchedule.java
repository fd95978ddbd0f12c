package io.reelmill.account.chain;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.inject.Singleton;

/** Appends transfers to the chains a moment after they were committed. Any number of replicas may do so at once. */
@Singleton
class SealSchedule {

    private final ChainSealer sealer;

    SealSchedule(ChainSealer sealer) {
        this.sealer = sealer;
    }

    @Scheduled(every = "${reelmill.chain.seal:1s}", concurrentExecution = ConcurrentExecution.SKIP)
    void seal() {
        sealer.seal();
    }
}
