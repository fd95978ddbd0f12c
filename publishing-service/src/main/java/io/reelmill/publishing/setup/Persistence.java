package io.reelmill.publishing.setup;

import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** Does not take a database that is away for an answer: a good message must not end among the dead letters for it. */
@Singleton
public class Persistence {

    private static final Logger LOG = Logger.getLogger(Persistence.class);

    /** SQLSTATE classes that pass: connection, rollback by conflict, resources, operator's intervention, system. */
    private static final Set<String> PASSING = Set.of("08", "40", "53", "57", "58");

    private static final long FIRST_PAUSE_MS = 200;
    private static final long LONGEST_PAUSE_MS = 5_000;

    private final CountDownLatch stopping = new CountDownLatch(1);

    /**
     * Runs the work until the database takes it or refuses it for good.
     *
     * @throws RuntimeException of the work, when it is not the database being away, or the service stops
     */
    public void untilTheDatabaseAnswers(Runnable work) throws InterruptedException {
        for (long pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
            try {
                work.run();
                return;
            } catch (RuntimeException e) {
                if (!isPassing(e)) {
                    throw e;
                }
                LOG.warn("the database is away, trying on", e);
                if (stopping.await(pause, TimeUnit.MILLISECONDS)) {
                    throw e;
                }
            }
        }
    }

    @PreDestroy
    void stop() {
        stopping.countDown();
    }

    private static boolean isPassing(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                String state = sql.getSQLState();
                // The pool's own exceptions, such as "no connection in time", have no state.
                return state == null || PASSING.contains(state.substring(0, 2));
            }
        }
        return false;
    }
}
