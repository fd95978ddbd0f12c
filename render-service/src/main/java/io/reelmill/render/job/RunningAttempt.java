package io.reelmill.render.job;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jboss.logging.Logger;

/**
 * An attempt while its worker's thread works on it. Its lease is renewed as long as the stages keep their deadlines. An
 * overdue stage is interrupted; where the thread does not return from it, the process is ended, since nothing else frees the
 * thread. The job then goes on elsewhere from its last finished stage.
 */
final class RunningAttempt implements AttemptMonitor, AutoCloseable {

    private static final Logger LOG = Logger.getLogger(RunningAttempt.class);

    private final Job job;
    private final BooleanSupplier stopping;
    private final Runnable endProcess;
    private final LongSupplier nanoTime;
    private final long grace;
    private final Thread thread = Thread.currentThread();
    private final StageWatch watch;
    private final Lease lease;
    private volatile String overdue;
    private long interruptedAt;
    private boolean closed;

    /**
     * Begins to hold the job for the calling thread.
     *
     * @param stopping whether the worker is to stop
     * @param nanoTime clock, as {@link System#nanoTime}
     * @param endProcess called when the thread does not return from an overdue stage
     */
    RunningAttempt(
            Job job,
            JobStore jobs,
            WorkerSettings settings,
            LongSupplier nanoTime,
            BooleanSupplier stopping,
            Runnable endProcess) {
        this.job = job;
        this.stopping = stopping;
        this.endProcess = endProcess;
        this.nanoTime = nanoTime;
        this.grace = settings.hangGrace().toNanos();
        this.watch = new StageWatch(nanoTime, settings.stall());
        this.lease = new Lease(jobs, job, settings, nanoTime, this::keepsItsDeadlines);
    }

    @Override
    public boolean stopped() {
        watch.alive();
        return stopping.getAsBoolean() || overdue != null || lease.isLost();
    }

    @Override
    public void stageBegan(String stage, Duration expectedWork) {
        watch.began(stage, expectedWork);
    }

    @Override
    public void progressed() {
        watch.alive();
    }

    /** Which deadline was missed, in words for operators; empty when none was. */
    Optional<String> overdue() {
        return Optional.ofNullable(overdue);
    }

    /** Ends the hold. The thread's interrupt is over with the attempt that it was meant for. */
    @Override
    public synchronized void close() {
        closed = true;
        lease.close();
        if (overdue != null) {
            Thread.interrupted();
        }
    }

    /** Called with every renewal of the lease, by its thread. */
    private synchronized boolean keepsItsDeadlines() {
        if (closed) {
            return true;
        }
        if (overdue == null) {
            Optional<String> missed = watch.overdue();
            if (missed.isEmpty()) {
                return true;
            }
            LOG.errorf(
                    "render hangs, it is interrupted pid=%s output=%d attempt=%d: %s",
                    job.pid(), job.output(), job.attempt(), missed.get());
            overdue = missed.get();
            interruptedAt = nanoTime.getAsLong();
            thread.interrupt();
        } else if (nanoTime.getAsLong() - interruptedAt > grace) {
            LOG.fatalf(
                    "render did not return from its stage, the process ends pid=%s output=%d attempt=%d: %s",
                    job.pid(), job.output(), job.attempt(), overdue);
            endProcess.run();
        }
        return false;
    }
}
