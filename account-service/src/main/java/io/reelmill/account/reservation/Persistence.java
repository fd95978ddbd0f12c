package io.reelmill.account.reservation;

import io.quarkus.runtime.ShutdownEvent;
import io.reelmill.account.setup.Outage;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Does not take a database that is away for an answer: a good message must not end among the dead letters for it. */
@Singleton
class Persistence {

    private static final Logger LOG = Logger.getLogger(Persistence.class);

    private static final long FIRST_PAUSE_MS = 200;
    private static final long LONGEST_PAUSE_MS = 5_000;

    private final CountDownLatch stopping = new CountDownLatch(1);

    /**
     * Runs the work until the database takes it or refuses it for good.
     *
     * @throws CancellationException when the service stops first; the work is not done
     * @throws RuntimeException of the work, when it is not the database being away
     */
    void untilTheDatabaseAnswers(Runnable work) throws InterruptedException {
        long pause = FIRST_PAUSE_MS;
        while (true) {
            try {
                work.run();
                return;
            } catch (RuntimeException e) {
                if (!Outage.isBehind(e)) {
                    throw e;
                }
                if (pause == FIRST_PAUSE_MS) {
                    LOG.warn("the database is away, trying on", e);
                }
                if (stopping.await(pause, TimeUnit.MILLISECONDS)) {
                    throw new CancellationException("the service stops");
                }
                pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
            }
        }
    }

    void stop(@Observes ShutdownEvent event) {
        stopping.countDown();
    }
}
