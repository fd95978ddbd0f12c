package io.reelmill.bench.scale;

import io.reelmill.bench.Figure;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import io.reelmill.render.job.WorkerPool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * How films a second grow with the number of render workers. The workers are those of the render-service, on its queue in
 * PostgreSQL and with Kafka; only the work of a stage is replaced by a wait of a second, so that the machine has room for 64 of
 * them. What is left is what workers share:
 *
 * <ul>
 *   <li>jobs a second of 1, 2, 4 … 64 workers that are never idle: {@code scale.64_vs_linear} is what 64 do, divided by 64 times
 *       what one does. All claims, stages and ends fall together.
 *   <li>how long a job waits while 64 workers are busy for 80 % of the time: {@code scale.queue_wait_p99_s}. As workers in
 *       processes of their own, they look for jobs once a second.
 *   <li>what a job of six stages costs the database, for 64 workers: {@code scale.db_statements_per_job} and so on.
 *       {@code scale.db_ms_per_job} is the time in which PostgreSQL has run statements.
 * </ul>
 */
public final class ScaleBench {

    private static final List<Integer> WORKERS = List.of(1, 2, 4, 8, 16, 32, 64);
    private static final int MOST = 64;
    private static final int JOBS_EACH = 5;
    private static final int WORKSPACES = 20;
    private static final double LOAD = 0.8;
    private static final int STEADY_SECONDS = 60;
    private static final int SETTLED_SECONDS = 20;
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final Suite suite;
    private final Path workRoot;
    private final List<UUID> workspaces =
            Stream.generate(UUID::randomUUID).limit(WORKSPACES).toList();
    private final List<Figure> figures = new ArrayList<>();

    private ScaleBench(Suite suite, Path workRoot) {
        this.suite = suite;
        this.workRoot = workRoot;
    }

    /** Prints the figures; {@code --json FILE} also writes them as an array of {@code {name, value, unit}}. */
    public static void main(String[] args) throws Exception {
        Logger.getLogger("").setLevel(Level.WARNING);
        Figure.report(run(), args);
    }

    private static List<Figure> run() throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        SuiteOptions options = SuiteOptions.keepingData(home, 0).with("REELMILL_WORKER_COUNT", "0");
        try (Suite suite = Suite.start(options)) {
            // the render-service stays and sends what the workers put into its outbox
            List.of("api-gateway", "account-service", "publishing-service").forEach(suite::kill);
            ScaleBench bench = new ScaleBench(suite, home.resolve("work"));
            bench.throughput();
            bench.queueWait();
            return bench.figures;
        } finally {
            new Home(home).delete();
        }
    }

    private void throughput() throws Exception {
        measured(1, 2); // warm-up
        double one = 0;
        for (int workers : WORKERS) {
            double rate = measured(workers, JOBS_EACH);
            one = workers == 1 ? rate : one;
            figures.add(new Figure("scale.%d_jobs_per_s".formatted(workers), rate, "1/s"));
            figures.add(new Figure("scale.%d_vs_linear".formatted(workers), rate / (workers * one), "1"));
        }
    }

    /** Jobs a second of workers that always have one, from the first claim to the last end. */
    private double measured(int workers, int jobsEach) throws Exception {
        int count = workers * jobsEach;
        DatabaseWork before = DatabaseWork.read(suite);
        long statements;
        double seconds;
        try (RenderQueue queue = new RenderQueue(suite, workers, workRoot)) {
            for (int i = 0; i < count; i++) {
                queue.add(workspaces.get(i % WORKSPACES));
            }
            queue.statements();
            WorkerPool pool = queue.workers();
            long began = System.nanoTime();
            pool.start();
            awaitEnds(queue);
            seconds = (System.nanoTime() - began) / 1e9;
            pool.stop();
            statements = queue.statements();
        }
        say("%d workers: %d jobs in %.1f s".formatted(workers, count, seconds));
        if (workers == MOST) {
            DatabaseWork done = DatabaseWork.read(suite).since(before);
            figures.add(new Figure("scale.db_statements_per_job", (double) statements / count, "1"));
            figures.add(new Figure("scale.db_transactions_per_job", done.transactions() / count, "1"));
            figures.add(new Figure("scale.db_rows_read_per_job", done.rowsRead() / count, "1"));
            figures.add(new Figure("scale.db_rows_written_per_job", done.rowsWritten() / count, "1"));
            figures.add(new Figure("scale.db_log_kib_per_job", done.logBytes() / 1024 / count, "KiB"));
            figures.add(new Figure("scale.db_ms_per_job", done.milliseconds() / count, "ms"));
        }
        return count / seconds;
    }

    private void queueWait() throws Exception {
        try (RenderQueue queue = new RenderQueue(suite, MOST, workRoot)) {
            WorkerPool pool = queue.workers();
            pool.start();
            double jobSeconds = TimedRender.STEPS.size() * TimedRender.WORK.toMillis() / 1e3;
            double rate = LOAD * MOST / jobSeconds;
            long began = System.nanoTime();
            boolean settled = false;
            for (int i = 0; i < rate * (SETTLED_SECONDS + STEADY_SECONDS); i++) {
                LockSupport.parkNanos(began + (long) (i * TimeUnit.SECONDS.toNanos(1) / rate) - System.nanoTime());
                if (!settled && i > rate * SETTLED_SECONDS) {
                    queue.waits().clear();
                    settled = true;
                }
                queue.add(workspaces.get(i % WORKSPACES));
            }
            awaitEnds(queue);
            pool.stop();
            figures.add(new Figure("scale.queue_wait_p50_s", queue.waits().seconds(50), "s"));
            figures.add(new Figure("scale.queue_wait_p99_s", queue.waits().seconds(99), "s"));
        }
    }

    private static void awaitEnds(RenderQueue queue) throws InterruptedException, TimeoutException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (queue.hasOpenJobs()) {
            if (System.nanoTime() > end) {
                throw new TimeoutException("jobs did not end");
            }
            Thread.sleep(100);
        }
    }

    private static void say(String what) {
        System.err.println("bench: " + what);
    }
}
