package io.reelmill.render.job;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * One worker's hold on one job: renewed in the background until closed. When it cannot be renewed in time it is lost, and the
 * work stops at its next look at {@link #isLost()}.
 */
public final class Lease implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Lease.class);

    private final JobStore jobs;
    private final Job job;
    private final Duration length;
    private final ScheduledExecutorService timer;
    private volatile long goodUntil;
    private volatile boolean lost;

    Lease(JobStore jobs, Job job, WorkerSettings settings) {
        this.jobs = jobs;
        this.job = job;
        this.length = settings.lease();
        this.goodUntil = System.nanoTime() + length.toNanos();
        this.timer = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "lease-" + job.pid());
            thread.setDaemon(true);
            return thread;
        });
        long every = settings.renewal().toMillis();
        timer.scheduleWithFixedDelay(this::renew, every, every, TimeUnit.MILLISECONDS);
    }

    /** Whether another worker may hold the job by now. */
    public boolean isLost() {
        return lost || System.nanoTime() - goodUntil > 0;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }

    private void renew() {
        long asked = System.nanoTime();
        try {
            if (jobs.renew(job)) {
                goodUntil = asked + length.toNanos();
            } else {
                lost = true;
                LOG.warnf("lease lost pid=%s output=%d attempt=%d", job.pid(), job.output(), job.attempt());
                timer.shutdown();
            }
        } catch (RuntimeException e) {
            // The database may be back before the lease ends; goodUntil decides.
            LOG.warnf(e, "lease not renewed, will try again pid=%s attempt=%d", job.pid(), job.attempt());
        }
    }
}
