package io.reelmill.render.job;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jboss.logging.Logger;

/**
 * One worker's hold on one job: renewed in the background until closed, as long as the work deserves it. When it is not
 * renewed in time it is lost, and the work stops at its next look at {@link #isLost()}.
 */
final class Lease implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Lease.class);

    private final JobStore jobs;
    private final Job job;
    private final Duration length;
    private final LongSupplier nanoTime;
    private final BooleanSupplier deserved;
    private final ScheduledExecutorService timer;
    private volatile long goodUntil;
    private volatile boolean lost;

    /**
     * @param nanoTime clock, as {@link System#nanoTime}
     * @param deserved asked before each renewal; while false, the lease is not renewed
     */
    Lease(JobStore jobs, Job job, WorkerSettings settings, LongSupplier nanoTime, BooleanSupplier deserved) {
        this.jobs = jobs;
        this.job = job;
        this.length = settings.lease();
        this.nanoTime = nanoTime;
        this.deserved = deserved;
        this.goodUntil = nanoTime.getAsLong() + length.toNanos();
        this.timer = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "lease-" + job.pid());
            thread.setDaemon(true);
            return thread;
        });
        long every = settings.renewal().toMillis();
        timer.scheduleWithFixedDelay(this::renew, every, every, TimeUnit.MILLISECONDS);
    }

    /** Whether another worker may hold the job by now. */
    boolean isLost() {
        return lost || nanoTime.getAsLong() - goodUntil > 0;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }

    private void renew() {
        try {
            if (!deserved.getAsBoolean() || lost) {
                return;
            }
            long asked = nanoTime.getAsLong();
            if (jobs.renew(job)) {
                goodUntil = asked + length.toNanos();
            } else {
                lost = true;
                LOG.warnf("lease lost pid=%s output=%d attempt=%d", job.pid(), job.output(), job.attempt());
            }
        } catch (RuntimeException e) {
            // The database may be back before the lease ends; goodUntil decides.
            LOG.warnf(
                    e,
                    "lease not renewed, will try again pid=%s output=%d attempt=%d",
                    job.pid(),
                    job.output(),
                    job.attempt());
        }
    }
}
