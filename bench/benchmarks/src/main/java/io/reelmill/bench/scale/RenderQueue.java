package io.reelmill.bench.scale;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.compositor.FilmMaker;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.local.suite.Suite;
import io.reelmill.outbox.Outbox;
import io.reelmill.outbox.OutboxProducer;
import io.reelmill.projects.NewRun;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import io.reelmill.render.job.IdleWork;
import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobEnds;
import io.reelmill.render.job.JobNotifier;
import io.reelmill.render.job.JobStore;
import io.reelmill.render.job.QueueMeters;
import io.reelmill.render.job.WorkerPool;
import io.reelmill.render.progress.ProgressReporter;
import io.reelmill.render.segment.SegmentHelper;
import io.reelmill.render.segment.SegmentTasks;
import io.reelmill.render.stage.StageMeters;
import io.reelmill.render.stage.StageResults;
import io.reelmill.render.stage.StageRunner;
import io.reelmill.render.stage.WorkArchive;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.Producer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;

/** The queue of a running suite and the render-service's workers on it, in this process. */
final class RenderQueue implements AutoCloseable {

    /** So many as the workers of that many processes would have. */
    private static final int CONNECTIONS = 70;

    private final AgroalDataSource pool;
    private final Producer<String, byte[]> producer;
    private final Jdbi jdbi;
    private final ProjectStore projects;
    private final TaskStore tasks;
    private final BenchWorkerSettings settings;
    private final JobStore jobs;
    private final Path workRoot;
    private final QueueWaits waits = new QueueWaits();
    private final AtomicLong statements = new AtomicLong();

    RenderQueue(Suite suite, int workers, Path workRoot) throws SQLException {
        this.workRoot = workRoot;
        this.settings = new BenchWorkerSettings(workers);
        this.pool = AgroalDataSource.from(
                new AgroalDataSourceConfigurationSupplier().connectionPoolConfiguration(connections -> connections
                        .maxSize(CONNECTIONS)
                        .connectionFactoryConfiguration(factory -> factory.jdbcUrl(
                                        suite.database().jdbcUrl())
                                .principal(new NamePrincipal(suite.database().user()))
                                .credential(new SimplePassword(suite.database().password())))));
        this.producer = OutboxProducer.create(suite.kafka(), "bench");
        this.jdbi = io.reelmill.database.Database.open(pool);
        jdbi.setSqlLogger(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext context) {
                statements.incrementAndGet();
            }
        });
        this.projects = new ProjectStore(jdbi, Clock.systemUTC());
        this.tasks = new TaskStore(jdbi, Clock.systemUTC());
        this.jobs = new JobStore(jdbi, settings, new QueueMeters(new SimpleMeterRegistry()));
    }

    /** Workers that are not started yet. */
    WorkerPool workers() {
        Clock clock = Clock.systemUTC();
        JobEnds ends = new JobEnds(jdbi, jobs, projects, tasks, new Outbox("render", "/bench", clock), clock);
        StageRunner runner =
                new StageRunner(new StageResults(jdbi, jobs), workRoot, new StageMeters(new SimpleMeterRegistry()));
        ProgressReporter reporter = new ProgressReporter(jdbi, jobs, projects, tasks, producer, clock);
        return new WorkerPool(
                jobs, ends, new TimedRender(runner, reporter, waits), settings, new JobNotifier(), IdleWork.NONE);
    }

    /** A job that a worker holds, by whose film others help. */
    Job claimed(UUID workspace) {
        add(workspace);
        return jobs.claim("bench").orElseThrow();
    }

    /** Ends a job, so that it is not claimed again when its lease is over. */
    void end(Job job) {
        jdbi.useTransaction(tx -> jobs.close(tx, job, null));
    }

    SegmentTasks segments() {
        return new SegmentTasks(jdbi, settings);
    }

    /** A worker that has no job. */
    SegmentHelper helper(FilmMaker filmMaker) {
        StageRunner runner =
                new StageRunner(new StageResults(jdbi, jobs), workRoot, new StageMeters(new SimpleMeterRegistry()));
        return new SegmentHelper(segments(), runner, WorkArchive.ofSharedRoot(), settings, filmMaker);
    }

    /** Puts a job into the queue, as the gateway and the intake do. Idle workers find it when they look next. */
    void add(UUID workspace) {
        String pid = Pid.next(Clock.systemUTC());
        UUID run = UUID.randomUUID();
        jdbi.useTransaction(tx -> projects.create(
                tx,
                new NewRun(
                        pid,
                        run,
                        workspace,
                        "bench",
                        "script-to-video",
                        1,
                        40,
                        List.of(),
                        null,
                        null,
                        false,
                        null,
                        false)));
        waits.requested(run);
        RenderSpec spec = new RenderSpec(Workflow.SCRIPT_TO_VIDEO, JsonNodeFactory.instance.objectNode());
        jobs.add(new RenderRequested(pid, run, workspace, Plan.ELITE, 0, 1, 40, spec, Instant.now(), 0, false));
    }

    QueueWaits waits() {
        return waits;
    }

    /** Statements that were sent since the last call. */
    long statements() {
        return statements.getAndSet(0);
    }

    /** Reads one row at most, so that it hardly adds to what is measured. */
    boolean hasOpenJobs() {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT EXISTS (SELECT 1 FROM render.job WHERE state <> 'done')")
                        .mapTo(Boolean.class)
                        .one());
    }

    @Override
    public void close() {
        producer.close();
        pool.close();
    }
}
