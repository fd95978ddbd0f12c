package io.reelmill.bench.webhook;

import io.reelmill.bench.Figure;
import io.reelmill.bench.api.BenchWorkspaces;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.local.process.Home;
import io.reelmill.local.suite.Suite;
import io.reelmill.local.suite.SuiteOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Measures the publishing-service on this machine:
 *
 * <ul>
 *   <li>signed deliveries a second to a local receiver, each with its claim, its attempt and its outcome written down, beside
 *       {@code wrk} posting the same body to the same receiver, in turns: {@code webhook.vs_wrk}. The CPU time of a delivery
 *       by part: {@code webhook.service_cpu_us} and so on.
 *   <li>from the end of a run to the beginning of the first call, at 500 ends a second on Kafka:
 *       {@code webhook.first_attempt_p99_s}.
 *   <li>how late 10,000 publications are that are due within one minute: {@code queue.late_p99_s}, from their time to the
 *       answer of the receiver.
 * </ul>
 *
 * <p>The receiver verifies the signature of each call by the official library, ours and those of {@code wrk}, which repeats one
 * signed call, and answers 204. {@code wrk} shares the machine with the receiver alone; ours with the service and PostgreSQL.
 */
public final class WebhookBench {

    private static final int ROUNDS = 3;
    private static final int DELIVERIES = 50_000;
    /** A cold JVM gets faster for as long as its compiler finds something to do; after so many deliveries that is little. */
    private static final int WARM_AFTER = 200_000;

    private static final Duration WRK_TIME = Duration.ofSeconds(5);
    private static final int EVENTS_A_SECOND = 500;
    private static final int WARM_UP_SECONDS = 10;
    private static final int EVENT_SECONDS = 20;
    private static final int WORKSPACES = 50;
    private static final int ENTRIES = 10_000;
    private static final int SECONDS_AHEAD = 5;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Suite suite;
    private final VerifyingReceiver receiver;
    private final PublishingTables tables;
    private final BenchWorkspaces workspaces;
    private final List<Figure> figures = new ArrayList<>();

    private WebhookBench(Suite suite, VerifyingReceiver receiver, PublishingTables tables) {
        this.suite = suite;
        this.receiver = receiver;
        this.tables = tables;
        this.workspaces = new BenchWorkspaces(suite.url("account-service"), suite.internalToken("operator"));
    }

    /** Prints the figures; {@code --json FILE} also writes them as an array of {@code {name, value, unit}}. */
    public static void main(String[] args) throws Exception {
        Figure.report(run(), args);
    }

    private static List<Figure> run() throws Exception {
        Path home = Files.createTempDirectory("reelmill-bench-");
        SuiteOptions options = SuiteOptions.keepingData(home, 0).withPrivateUrls();
        try (Suite suite = Suite.start(options);
                VerifyingReceiver receiver = new VerifyingReceiver();
                PublishingTables tables = new PublishingTables(suite.database())) {
            suite.kill("render-service");
            suite.kill("api-gateway");
            WebhookBench bench = new WebhookBench(suite, receiver, tables);
            bench.rate();
            bench.firstAttempts();
            bench.queue();
            return bench.figures;
        } finally {
            new Home(home).delete();
        }
    }

    private void rate() throws Exception {
        UUID workspace = workspaces.openWithoutKey();
        receiver.expect(workspaces.webhookSecret(workspace));
        tell(workspace, 1, 1);
        tables.keepPattern();
        for (int warm = 0; warm < WARM_AFTER; warm += DELIVERIES) {
            fill();
            deliver();
        }
        Wrk.post(receiver.url(), receiver.last(), WRK_TIME);
        double own = 0;
        double other = 0;
        Map<ProcessorTime.Part, Double> micros = new EnumMap<>(ProcessorTime.Part.class);
        for (int round = 0; round < ROUNDS; round++) {
            fill(); // which is no part of what a delivery costs
            ProcessorTime before = ProcessorTime.now();
            own += deliver() / ROUNDS;
            ProcessorTime after = ProcessorTime.now();
            for (ProcessorTime.Part part : ProcessorTime.Part.values()) {
                micros.merge(part, after.microsSince(before, part) / DELIVERIES / ROUNDS, Double::sum);
            }
            other += Wrk.post(receiver.url(), receiver.last(), WRK_TIME) / ROUNDS;
        }
        figures.add(new Figure("webhook.rps", own, "1/s"));
        figures.add(new Figure("wrk.rps", other, "1/s"));
        figures.add(new Figure("webhook.vs_wrk", own / other, "1"));
        micros.forEach((part, value) ->
                figures.add(new Figure("webhook." + part.name().toLowerCase(Locale.ROOT) + "_cpu_us", value, "us")));
    }

    private void fill() throws SQLException {
        tables.clear();
        tables.deliveries(DELIVERIES);
    }

    /** Deliveries a second, from the first attempt to the last outcome. */
    private double deliver() throws Exception {
        await("SELECT CASE WHEN EXISTS (SELECT 1 FROM publishing.tasks WHERE kind = 'webhook') THEN 0 ELSE 1 END", 1);
        return DELIVERIES / tables.number("""
                        SELECT extract(epoch FROM (SELECT max(ended_at) FROM publishing.deliveries) - min(started_at))
                          FROM publishing.attempts""");
    }

    private void firstAttempts() throws Exception {
        UUID workspace = workspaces.openWithoutKey();
        receiver.expect(workspaces.webhookSecret(workspace));
        tell(workspace, EVENTS_A_SECOND * WARM_UP_SECONDS, EVENTS_A_SECOND);
        tables.clear();
        tell(workspace, EVENTS_A_SECOND * EVENT_SECONDS, EVENTS_A_SECOND);
        figures.add(new Figure("webhook.first_attempt_p99_s", tables.number("""
                        SELECT percentile_cont(0.99) WITHIN GROUP (ORDER BY
                                 extract(epoch FROM a.started_at - CAST(d.project ->> 'finishedAt' AS timestamptz)))
                          FROM publishing.attempts a JOIN publishing.deliveries d USING (event_id) WHERE a.number = 1"""), "s"));
    }

    /** Tells ends of runs on Kafka at a pace, and waits until the receiver has been told them all. */
    private void tell(UUID workspace, int events, int eventsASecond) throws Exception {
        try (var producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", suite.kafka()),
                new StringSerializer(),
                new ByteArraySerializer())) {
            long start = System.nanoTime();
            for (int i = 0; i < events; i++) {
                LockSupport.parkNanos(start + i * TimeUnit.SECONDS.toNanos(1) / eventsASecond - System.nanoTime());
                ProjectSnapshot project = snapshot(workspace, receiver.url().toString());
                RenderFinished finished =
                        new RenderFinished(project.pid(), project.runId(), workspace, 14, "rendered", project);
                CloudEvent event = CloudEvent.of(finished, "/bench", Instant.now());
                var message = new ProducerRecord<>(Topics.RENDER_EVENTS, finished.key(), event.data());
                event.headers()
                        .forEach((name, value) -> message.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
                producer.send(message);
            }
        }
        await(
                "SELECT count(*) FROM publishing.deliveries WHERE workspace_id = '" + workspace
                        + "' AND state = 'delivered'",
                events);
    }

    private void queue() throws Exception {
        receiver.expectAnything(); // calls of many workspaces
        for (int i = 0; i < WORKSPACES; i++) {
            tables.publications(
                    workspaces.openWithoutKey(), receiver.url().toString(), ENTRIES / WORKSPACES, SECONDS_AHEAD);
        }
        await("SELECT count(*) FROM publishing.publication_targets WHERE state = 'published'", ENTRIES);
        figures.add(new Figure("queue.late_p99_s", tables.number("""
                        SELECT percentile_cont(0.99) WITHIN GROUP (ORDER BY extract(epoch FROM t.ended_at - p.publish_at))
                          FROM publishing.publication_targets t JOIN publishing.publications p ON p.id = t.publication_id"""), "s"));
    }

    private void await(String query, int count) throws SQLException, InterruptedException, TimeoutException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (tables.number(query) < count) {
            if (System.nanoTime() > end) {
                throw new TimeoutException("only " + tables.number(query) + " of " + count + ": " + query);
            }
            Thread.sleep(200);
        }
    }

    private static ProjectSnapshot snapshot(UUID workspace, String url) {
        String pid = Pid.next(Clock.systemUTC());
        Instant now = Instant.now();
        var output = new ProjectSnapshot.Output(
                0,
                ProjectStatus.READY,
                pid + "/1/video.mp4",
                pid + "/1/thumb.jpg",
                null,
                31.5,
                1080,
                1920,
                30.0,
                4_711_000L,
                List.of());
        return new ProjectSnapshot(
                pid,
                UUID.randomUUID(),
                workspace,
                "Why cats purr",
                "script-to-video",
                ProjectStatus.READY,
                null,
                100,
                List.of(output),
                14,
                null,
                null,
                List.of(),
                null,
                null,
                url,
                false,
                now.minusSeconds(60),
                now,
                now);
    }
}
