package io.reelmill.render.job;

import io.opentelemetry.api.trace.SpanKind;
import io.reelmill.contracts.pricing.RunCharge;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ReadyEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.tracing.TracedWork;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;

/** Takes one job after the other and sees each to its end. */
final class Worker implements Runnable {

    private static final Logger LOG = Logger.getLogger(Worker.class);

    private final String name;
    private final JobStore jobs;
    private final JobEnds ends;
    private final JobExecutor executor;
    private final WorkerSettings settings;
    private final JobNotifier notifier;
    private final IdleWork idleWork;
    private final LongSupplier nanoTime;
    private final Runnable endProcess;
    private volatile boolean stopping;
    private volatile Job current;
    private volatile long lookedAt;

    /**
     * @param nanoTime clock, as {@link System#nanoTime}
     * @param endProcess called when a thread does not return from a stage that hangs
     */
    Worker(
            String name,
            JobStore jobs,
            JobEnds ends,
            JobExecutor executor,
            WorkerSettings settings,
            JobNotifier notifier,
            IdleWork idleWork,
            LongSupplier nanoTime,
            Runnable endProcess) {
        this.name = name;
        this.jobs = jobs;
        this.ends = ends;
        this.executor = executor;
        this.settings = settings;
        this.notifier = notifier;
        this.idleWork = idleWork;
        this.nanoTime = nanoTime;
        this.endProcess = endProcess;
        this.lookedAt = nanoTime.getAsLong();
    }

    void stop() {
        stopping = true;
    }

    /** The job that is being rendered, if any. */
    Optional<Job> current() {
        return Optional.ofNullable(current);
    }

    /** How long ago it last looked for a job; zero while it renders, when the attempt has deadlines of its own. */
    Duration idleFor() {
        return current != null ? Duration.ZERO : Duration.ofNanos(nanoTime.getAsLong() - lookedAt);
    }

    @Override
    public void run() {
        while (!stopping) {
            lookedAt = nanoTime.getAsLong();
            try {
                Optional<Job> job = jobs.claim(name);
                if (job.isPresent()) {
                    render(job.get());
                } else if (!idleWork.doOne(name, this::stoppedWhileIdle)) {
                    notifier.await(settings.poll());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (Throwable e) {
                // Whatever it is, an Error too: a worker that ends here would be missed until the next restart.
                LOG.error("worker failed between jobs, will go on", e);
                pause();
            }
        }
    }

    private boolean stoppedWhileIdle() {
        lookedAt = nanoTime.getAsLong();
        return stopping;
    }

    private void render(Job job) {
        current = job;
        MDC.put("pid", job.pid());
        MDC.put("output", job.output());
        MDC.put("attempt", job.attempt());
        try (TracedWork span = TracedWork.begin(job.traceparent(), SpanKind.CONSUMER, "render")) {
            span.attribute("reelmill.pid", job.pid())
                    .attribute("reelmill.output", job.output())
                    .attribute("reelmill.attempt", job.attempt());
            if (job.tries() > settings.attempts()) {
                fail(job, internalError(job), "gave no sign of life in " + settings.attempts() + " attempts");
                return;
            }
            attempt(job);
        } finally {
            current = null;
            lookedAt = nanoTime.getAsLong();
            MDC.clear();
        }
    }

    private void attempt(Job job) {
        LOG.info("render begins");
        RunningAttempt attempt = new RunningAttempt(job, jobs, settings, nanoTime, () -> stopping, endProcess);
        ReadyEnd ready;
        try (attempt) {
            ready = executor.produce(job, attempt);
        } catch (Throwable e) {
            // An Error of one job, such as a native library that does not load, is this job's failure alone.
            ended(job, attempt, e);
            return;
        }
        end(job, ready);
        LOG.info("render is ready");
    }

    private void ended(Job job, RunningAttempt attempt, Throwable cause) {
        if (cause instanceof LeaseLostException) {
            LOG.warn(cause.getMessage());
        } else if (attempt.overdue().isPresent()) {
            failed(job, new HungStageException(attempt.overdue().get(), cause), Category.INTERNAL);
        } else if (stopping) {
            // What fails while the process stops fails because of that: no try of the job's.
            Thread.interrupted();
            LOG.info("render handed over");
            jobs.handOver(job);
        } else if (cause instanceof StoppedException) {
            LOG.warn("render stopped, its lease is lost");
        } else if (cause instanceof StorageUnavailableException && postponed(job, cause)) {
            LOG.warn("the film cannot be stored now, it will be offered again", cause);
        } else if (cause instanceof ProviderException failure) {
            failed(job, failure, failure.category());
        } else {
            failed(job, cause, Category.INTERNAL);
        }
    }

    private boolean postponed(Job job, Throwable cause) {
        return jobs.postpone(job, settings.storagePause(), settings.storagePatience(), cause.toString());
    }

    private void failed(Job job, Throwable cause, Category category) {
        if (category == Category.INPUT) {
            LOG.infof("render refused: %s", cause.getMessage());
            int kept = RunCharge.ofInputError(job.creditsForOutput());
            fail(job, new OutputEnd.Failed(kept, "invalid_input", cause.getMessage()), cause.toString());
        } else if (category == Category.ABSENT) {
            // What this installation lacks is no fault of the client's, and costs them nothing.
            LOG.warnf("render not possible here: %s", cause.getMessage());
            fail(job, new OutputEnd.Failed(0, "unavailable", cause.getMessage()), cause.toString());
        } else if (job.tries() < settings.attempts()) {
            LOG.warn("render failed, will be tried again", cause);
            Duration pause = settings.retryPause().multipliedBy(1L << (job.tries() - 1));
            jobs.giveBack(job, pause, cause.toString());
        } else {
            LOG.error("render failed for good", cause);
            fail(job, internalError(job), cause.toString());
        }
    }

    private void end(Job job, ReadyEnd ready) {
        try {
            ends.end(job, ready);
        } catch (LeaseLostException e) {
            LOG.warn(e.getMessage());
            executor.discard(ready);
        }
    }

    private void fail(Job job, OutputEnd.Failed failed, String lastError) {
        try {
            ends.fail(job, failed, lastError);
        } catch (LeaseLostException e) {
            LOG.warn(e.getMessage());
        }
    }

    private static OutputEnd.Failed internalError(Job job) {
        String what = job.kind() == JobKind.MEDIA ? "The media" : "The video";
        return new OutputEnd.Failed(
                0, "internal_error", what + " could not be made, by no fault of yours. Your credits came back.");
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
