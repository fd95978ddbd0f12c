package io.reelmill.render.job;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Wakes idle workers when a job has come in, so that it does not wait for their next look. */
@ApplicationScoped
public class JobNotifier {

    private final Semaphore signals = new Semaphore(0);

    public void wake() {
        signals.release();
    }

    /** Waits for a ring, at most this long. */
    void await(Duration atMost) throws InterruptedException {
        if (signals.tryAcquire(atMost.toMillis(), TimeUnit.MILLISECONDS)) {
            return;
        }
        // Rings for jobs that busy workers took without waiting are stale by now.
        signals.drainPermits();
    }
}
