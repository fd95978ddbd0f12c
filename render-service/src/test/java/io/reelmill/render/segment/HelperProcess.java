package io.reelmill.render.segment;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.database.Database;
import io.reelmill.render.job.JobStore;
import io.reelmill.render.job.QueueFixture;
import io.reelmill.render.job.QueueMeters;
import io.reelmill.render.stage.StageMeters;
import io.reelmill.render.stage.StageResults;
import io.reelmill.render.stage.StageRunner;
import io.reelmill.render.stage.WorkArchive;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;

/** A worker without a job in a process of its own, to be killed. Ends by itself with the process that started it. */
final class HelperProcess {

    /** What it prints when it begins to look for segments. */
    static final String READY = "ready";

    static final QueueFixture.Settings SETTINGS =
            new QueueFixture.Settings(Duration.ofSeconds(2), Duration.ofMillis(200));

    private HelperProcess() {}

    /** Database address, user, password, work root, name. */
    public static void main(String[] args) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(args[0]);
        source.setUser(args[1]);
        source.setPassword(args[2]);
        Jdbi jdbi = Database.open(source);
        SegmentHelper helper = helper(jdbi, Path.of(args[3]));
        ProcessHandle starter = ProcessHandle.current().parent().orElseThrow();
        System.out.println(READY);
        while (starter.isAlive()) {
            if (!helper.doOne(args[4], () -> false)) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
            }
        }
    }

    /** A helper whose work root is shared with the worker of the film. */
    static SegmentHelper helper(Jdbi jdbi, Path workRoot) {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        StageResults results = new StageResults(jdbi, new JobStore(jdbi, SETTINGS, new QueueMeters(meters)));
        return new SegmentHelper(
                new SegmentTasks(jdbi, SETTINGS),
                new StageRunner(results, workRoot, new StageMeters(meters)),
                WorkArchive.ofSharedRoot(),
                SETTINGS,
                new FilmMaker());
    }
}
