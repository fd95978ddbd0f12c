package io.reelmill.render.progress;

import io.reelmill.render.job.AttemptMonitor;
import io.reelmill.render.job.Job;
import io.reelmill.render.stage.StageContext;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Turns the shares of a running stage into the percent of a job. Told at most twice a second and only when the percent has
 * grown, however often a stage reports.
 */
public final class StageProgress implements StageContext {

    private static final long PAUSE_NANOS = 500_000_000;
    private static final int LAST = 99;

    private final ProgressReporter reporter;
    private final Job job;
    private final Step step;
    private final Portion portion;
    private final AttemptMonitor monitor;
    private final List<String> warnings;
    private final int toldBefore;
    private final AtomicInteger standIns;
    private final int standInsBefore;
    private final String services;
    private double furthest;
    private int told = -1;
    private long toldAt;

    /**
     * @param step kind of the stage
     * @param portion of the job's progress that the steps fill
     * @param monitor told that the work goes on
     * @param warnings collects what the client is told
     * @param standIns counts how often somebody stood in for a service
     * @param services that are configured for the stage
     */
    public StageProgress(
            ProgressReporter reporter,
            Job job,
            Step step,
            Portion portion,
            AttemptMonitor monitor,
            List<String> warnings,
            AtomicInteger standIns,
            String services) {
        this.reporter = reporter;
        this.job = job;
        this.step = step;
        this.portion = portion;
        this.monitor = monitor;
        this.warnings = warnings;
        this.toldBefore = warnings.size();
        this.standIns = standIns;
        this.standInsBefore = standIns.get();
        this.services = services;
    }

    @Override
    public void began(String stage, Duration expectedWork) {
        monitor.stageBegan(stage, expectedWork);
    }

    @Override
    public synchronized void progress(double share) {
        if (share > furthest) {
            furthest = share;
            monitor.progressed();
        }
        double within = (step.to() - step.from()) * Math.max(0, Math.min(1, share));
        int percent = (int) Math.min(LAST, portion.percent(step.from() + within));
        long now = System.nanoTime();
        if (percent > told && (told < 0 || now - toldAt >= PAUSE_NANOS)) {
            told = percent;
            toldAt = now;
            reporter.report(job, step.status(), step.wireName(), percent);
        }
    }

    @Override
    public synchronized void warn(String message) {
        if (!warnings.contains(message)) {
            warnings.add(message);
        }
    }

    @Override
    public void standIn(String warning) {
        standIns.incrementAndGet();
        warn(warning);
    }

    @Override
    public boolean stoodIn() {
        return standIns.get() > standInsBefore;
    }

    @Override
    public String run() {
        return job.contentRun().toString();
    }

    @Override
    public String services() {
        return services;
    }

    @Override
    public List<String> told() {
        return List.copyOf(warnings).stream().skip(toldBefore).toList();
    }

    @Override
    public boolean stopped() {
        return monitor.stopped();
    }
}
