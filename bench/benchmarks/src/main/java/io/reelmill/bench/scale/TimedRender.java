package io.reelmill.bench.scale;

import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ReadyEnd;
import io.reelmill.render.job.AttemptMonitor;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobExecutor;
import io.reelmill.render.progress.Portion;
import io.reelmill.render.progress.ProgressReporter;
import io.reelmill.render.progress.StageProgress;
import io.reelmill.render.progress.Step;
import io.reelmill.render.stage.Stage;
import io.reelmill.render.stage.StageContext;
import io.reelmill.render.stage.StageRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Six stages, each of which waits for a second in place of its work. They are kept and reported as those of a film. */
final class TimedRender implements JobExecutor {

    static final List<Step> STEPS =
            List.of(Step.SCRIPT, Step.NARRATION, Step.VISUALS, Step.SOUNDTRACK, Step.TIMELINE, Step.FILM);

    /** Of a stage. */
    static final Duration WORK = Duration.ofSeconds(1);

    private static final int PARTS = 10;

    private final StageRunner runner;
    private final ProgressReporter reporter;
    private final QueueWaits waits;

    TimedRender(StageRunner runner, ProgressReporter reporter, QueueWaits waits) {
        this.runner = runner;
        this.reporter = reporter;
        this.waits = waits;
    }

    @Override
    public ReadyEnd produce(Job job, AttemptMonitor monitor) throws Exception {
        waits.claimed(job.runId());
        for (Step step : STEPS) {
            StageProgress progress = new StageProgress(
                    reporter, job, step, Portion.WHOLE, monitor, new CopyOnWriteArrayList<>(), new AtomicInteger(), "");
            runner.run(job, new Waiting(step), job.pid(), progress);
        }
        return new OutputEnd.Ready(
                1,
                job.pid() + "/1/v.mp4",
                job.pid() + "/1/t.jpg",
                null,
                30,
                1080,
                1920,
                30,
                9,
                null,
                List.of(),
                List.of());
    }

    private record Waiting(Step step) implements Stage<String, String> {
        @Override
        public String name() {
            return step.name();
        }

        @Override
        public Class<String> resultType() {
            return String.class;
        }

        @Override
        public String run(String input, Path folder, StageContext context) throws InterruptedException {
            for (int part = 1; part <= PARTS; part++) {
                TimeUnit.NANOSECONDS.sleep(WORK.toNanos() / PARTS);
                context.check();
                context.progress((double) part / PARTS);
            }
            return "done";
        }
    }
}
