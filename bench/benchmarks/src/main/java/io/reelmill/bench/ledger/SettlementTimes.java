package io.reelmill.bench.ledger;

import io.reelmill.bench.Figure;
import io.reelmill.bench.api.DurableServer;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.local.suite.Suite;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.HdrHistogram.Histogram;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** From the event that a run has failed by our fault to its credits being free again, one run after the other. */
final class SettlementTimes {

    private static final int RUNS = 200;
    private static final int WARM_UPS = 50;
    private static final double NANOS_PER_MILLI = 1e6;

    private SettlementTimes() {}

    static List<Figure> measure(Suite suite, Reservations reservations, UUID workspace) throws Exception {
        Histogram nanos = new Histogram(3);
        Map<String, Object> settings = Map.of("bootstrap.servers", suite.kafka());
        try (Producer<String, byte[]> kafka =
                        new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
                Connection connection = DurableServer.connect(suite.database());
                PreparedStatement settled = connection.prepareStatement(
                        "SELECT 1 FROM account.reservations WHERE id = ? AND state = 'released'")) {
            for (int i = -WARM_UPS; i < RUNS; i++) {
                UUID run = UUID.randomUUID();
                reservations.reserve(run, workspace);
                ProducerRecord<String, byte[]> event = failed(run, workspace);
                long start = System.nanoTime();
                kafka.send(event).get();
                settled.setObject(1, run);
                while (!exists(settled)) {
                    Thread.sleep(0, 200_000);
                }
                if (i >= 0) {
                    nanos.recordValue(System.nanoTime() - start);
                }
            }
        }
        return List.of(
                new Figure("ledger.settlement.p50", nanos.getValueAtPercentile(50) / NANOS_PER_MILLI, "ms"),
                new Figure("ledger.settlement.max", nanos.getMaxValue() / NANOS_PER_MILLI, "ms"));
    }

    private static boolean exists(PreparedStatement query) throws SQLException {
        try (ResultSet rows = query.executeQuery()) {
            return rows.next();
        }
    }

    private static ProducerRecord<String, byte[]> failed(UUID run, UUID workspace) {
        Instant now = Instant.now();
        String pid = Pid.next(Clock.systemUTC());
        ProjectSnapshot project = new ProjectSnapshot(
                pid,
                run,
                workspace,
                "Bench",
                "script-to-video",
                ProjectStatus.ERROR,
                null,
                100,
                List.of(),
                0,
                "something went wrong on our side",
                "internal_error",
                List.of(),
                null,
                null,
                null,
                false,
                now,
                now,
                now);
        RenderFinished finished = new RenderFinished(pid, run, workspace, 0, "internal_error", project);
        CloudEvent envelope = CloudEvent.of(finished, run.toString(), "/reelmill/bench", now);
        ProducerRecord<String, byte[]> message =
                new ProducerRecord<>(finished.topic(), envelope.subject(), envelope.data());
        envelope.headers()
                .forEach((name, value) -> message.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
        return message;
    }
}
