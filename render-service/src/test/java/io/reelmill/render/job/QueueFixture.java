package io.reelmill.render.job;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.database.Database;
import io.reelmill.database.Migrations;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.NewRun;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import io.reelmill.testkit.TestPostgres;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;

/** The queue on a database of its own, with projects that wait in it. */
public final class QueueFixture {

    public final Jdbi jdbi;
    public final ProjectStore projects;
    public final TaskStore tasks;
    public final JobStore jobs;
    public final JobEnds ends;
    public final JobNotifier notifier = new JobNotifier();
    public final WorkerSettings settings;
    public final MeterRegistry meters = new SimpleMeterRegistry();

    /** Settings short enough for tests. */
    public record Settings(Duration lease, Duration renewal) implements WorkerSettings {
        @Override
        public int count() {
            return 1;
        }

        @Override
        public Duration poll() {
            return Duration.ofMillis(20);
        }

        @Override
        public int attempts() {
            return 3;
        }

        @Override
        public Duration retryPause() {
            return Duration.ofMillis(1);
        }

        @Override
        public Duration stall() {
            return Duration.ofMinutes(10);
        }

        @Override
        public Duration storagePause() {
            return Duration.ofMillis(1);
        }

        @Override
        public Duration storagePatience() {
            return Duration.ofHours(12);
        }

        @Override
        public int maxSandboxJobs() {
            return 1;
        }

        @Override
        public Duration hangGrace() {
            return Duration.ofSeconds(30);
        }
    }

    public QueueFixture(Duration lease, Duration renewal) {
        DataSource source = TestPostgres.dataSource();
        ProjectStore.migrate(source);
        Migrations.apply(source, "render", "render");
        Outbox.migrate(source, "render");
        jdbi = Database.open(source);
        settings = new Settings(lease, renewal);
        projects = new ProjectStore(jdbi, Clock.systemUTC());
        jobs = new JobStore(jdbi, settings, new QueueMeters(meters));
        tasks = new TaskStore(jdbi, Clock.systemUTC());
        ends = new JobEnds(
                jdbi, jobs, projects, tasks, new Outbox("render", "/test", Clock.systemUTC()), Clock.systemUTC());
    }

    public Worker worker(String name, JobExecutor executor) {
        return worker(name, executor, System::nanoTime, () -> {});
    }

    /** @param nanoTime clock of the worker's leases and deadlines */
    Worker worker(String name, JobExecutor executor, LongSupplier nanoTime, Runnable endProcess) {
        return new Worker(name, jobs, ends, executor, settings, notifier, IdleWork.NONE, nanoTime, endProcess);
    }

    /** A project whose job waits. */
    public RenderRequested requested(UUID workspace) {
        return requested(workspace, Instant.now(), 0, false);
    }

    RenderRequested requested(UUID workspace, Instant requestedAt, int priority) {
        return requested(workspace, requestedAt, priority, false);
    }

    /** @param sandbox whether it is one of a sandbox key */
    RenderRequested requested(UUID workspace, Instant requestedAt, int priority, boolean sandbox) {
        int credits = sandbox ? 0 : 40;
        String pid = Pid.next(Clock.systemUTC());
        UUID run = UUID.randomUUID();
        jdbi.useTransaction(tx -> projects.create(
                tx,
                new NewRun(
                        pid,
                        run,
                        workspace,
                        "n",
                        "script-to-video",
                        1,
                        credits,
                        List.of(),
                        null,
                        null,
                        sandbox,
                        null,
                        false)));
        RenderSpec spec = new RenderSpec(Workflow.SCRIPT_TO_VIDEO, JsonNodeFactory.instance.objectNode());
        RenderRequested request = new RenderRequested(
                pid, run, workspace, Plan.ELITE, 0, 1, credits, spec, requestedAt, priority, sandbox);
        jobs.add(request);
        return request;
    }

    public ProjectSnapshot project(RenderRequested request) {
        return projects.find(request.pid(), request.workspaceId()).orElseThrow();
    }

    /** Bodies of the finished events that wait to be sent for a project. */
    List<String> finishedEvents(RenderRequested request) {
        return jdbi.withHandle(
                tx -> tx.createQuery("SELECT convert_from(body, 'UTF8') FROM render.outbox WHERE key = :pid")
                        .bind("pid", request.pid())
                        .mapTo(String.class)
                        .list());
    }

    static OutputEnd.Ready ready(int credits) {
        return new OutputEnd.Ready(credits, "v.mp4", "t.jpg", null, 5, 1080, 1920, 30, 9, null, List.of(), List.of());
    }
}
