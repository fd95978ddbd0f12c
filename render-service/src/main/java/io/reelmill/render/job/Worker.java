package io.reelmill.render.job;

import io.reelmill.projects.OutputEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Takes one job after the other and sees each to its end. */
final class Worker implements Runnable {

    private static final Logger LOG = Logger.getLogger(Worker.class);

    /** Kept of a render whose input turned out to be at fault: the price of the call. */
    private static final int INPUT_ERROR_CREDITS = 10;

    private final String name;
    private final JobStore jobs;
    private final JobEnds ends;
    private final JobExecutor executor;
    private final WorkerSettings settings;
    private final JobNotifier notifier;
    private volatile boolean stopping;

    Worker(
            String name,
            JobStore jobs,
            JobEnds ends,
            JobExecutor executor,
            WorkerSettings settings,
            JobNotifier notifier) {
        this.name = name;
        this.jobs = jobs;
        this.ends = ends;
        this.executor = executor;
        this.settings = settings;
        this.notifier = notifier;
    }

    void stop() {
        stopping = true;
    }

    @Override
    public void run() {
        while (!stopping) {
            try {
                Optional<Job> job = jobs.claim(name);
                if (job.isPresent()) {
                    render(job.get());
                } else {
                    notifier.await(settings.poll());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException e) {
                LOG.error("worker could not take a job, will try again", e);
                pause();
            }
        }
    }

    private void render(Job job) {
        if (job.tries() > settings.attempts()) {
            end(job, internalError(), "gave no sign of life in " + settings.attempts() + " attempts");
            return;
        }
        LOG.infof("render begins pid=%s output=%d attempt=%d", job.pid(), job.output(), job.attempt());
        try (Lease lease = new Lease(jobs, job, settings)) {
            OutputEnd end = executor.produce(job, () -> stopping || lease.isLost());
            end(job, end, null);
            LOG.infof("render is ready pid=%s output=%d attempt=%d", job.pid(), job.output(), job.attempt());
        } catch (LeaseLostException e) {
            LOG.warn(e.getMessage());
        } catch (StoppedException e) {
            handOver(job);
        } catch (ProviderException e) {
            failed(job, e, e.category());
        } catch (Exception e) {
            failed(job, e, Category.INTERNAL);
        } catch (StackOverflowError | OutOfMemoryError e) {
            // A job too large for this process must not take the worker with it.
            failed(job, e, Category.INTERNAL);
        }
    }

    private void handOver(Job job) {
        if (stopping) {
            LOG.infof("render handed over pid=%s output=%d attempt=%d", job.pid(), job.output(), job.attempt());
            jobs.handOver(job);
        } else {
            LOG.warnf("render stopped, its lease is lost pid=%s attempt=%d", job.pid(), job.attempt());
        }
    }

    private void failed(Job job, Throwable cause, Category category) {
        if (category == Category.INPUT) {
            LOG.infof("render refused pid=%s: %s", job.pid(), cause.getMessage());
            int kept = Math.min(INPUT_ERROR_CREDITS, job.creditsForOutput());
            end(job, new OutputEnd.Failed(kept, "invalid_input", cause.getMessage()), cause.toString());
        } else if (category == Category.ABSENT) {
            // What this installation lacks is no fault of the client's, and costs them nothing.
            LOG.warnf("render not possible here pid=%s: %s", job.pid(), cause.getMessage());
            end(job, new OutputEnd.Failed(0, "unavailable", cause.getMessage()), cause.toString());
        } else if (job.tries() < settings.attempts()) {
            LOG.warnf(cause, "render failed, will be tried again pid=%s attempt=%d", job.pid(), job.attempt());
            Duration pause = settings.retryPause().multipliedBy(1L << (job.tries() - 1));
            jobs.giveBack(job, pause, cause.toString());
        } else {
            LOG.errorf(cause, "render failed for good pid=%s attempt=%d", job.pid(), job.attempt());
            end(job, internalError(), cause.toString());
        }
    }

    private void end(Job job, OutputEnd end, String lastError) {
        try {
            ends.end(job, end, lastError);
        } catch (LeaseLostException e) {
            LOG.warn(e.getMessage());
        }
    }

    private static OutputEnd internalError() {
        return new OutputEnd.Failed(
                0, "internal_error", "The video could not be made, by no fault of yours. Your credits came back.");
    }

    private void pause() {
        try {
            notifier.await(settings.poll());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopping = true;
        }
    }
}
