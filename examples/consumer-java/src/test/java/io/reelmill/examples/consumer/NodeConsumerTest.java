package io.reelmill.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.kafka.deadletter.DeadLetters;
import io.reelmill.local.kafka.Kafka;
import io.reelmill.programs.testkit.NodePackages;
import io.reelmill.programs.testkit.RequiresProgram;
import io.reelmill.testkit.TestKafka;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

/** {@code examples/consumer-node} on the topics of the suite. */
@RequiresProgram("npm")
class NodeConsumerTest {

    private static final Path EXAMPLE = Path.of("../consumer-node");

    @Test
    void shouldHandleWhatItCanReadAndPutTheRestAside() throws IOException {
        NodePackages node = NodePackages.install(EXAMPLE);
        Path script = Path.of("target/consumer-node/consumer.mjs").toAbsolutePath();
        Files.copy(EXAMPLE.resolve("consumer.mjs"), script, StandardCopyOption.REPLACE_EXISTING);
        String kafka = Kafka.withTopics(TestKafka.bootstrap());
        String group = "node-" + UUID.randomUUID();
        ExampleEvents events = new ExampleEvents(kafka);
        CloudEvent event = events.finished();
        ProducerRecord<String, byte[]> poison = KafkaEvents.write(
                Topics.RENDER_EVENTS,
                event.subject(),
                event.headers(),
                "{\"pid\": 7}".getBytes(StandardCharsets.UTF_8));
        events.send(poison);
        events.send(KafkaEvents.write(Topics.RENDER_EVENTS, event));
        // Those of the other tests are on the topic as well.
        long before = events.readable();

        NodePackages.Outcome outcome = node.run(
                Duration.ofMinutes(3),
                Map.of(
                        "KAFKA_BOOTSTRAP_SERVERS",
                        kafka.replaceFirst("^PLAINTEXT://", ""),
                        "CONSUMER_GROUP",
                        group,
                        "MAX_EVENTS",
                        Long.toString(before)),
                script.toString(),
                List.of());

        assertThat(outcome.exitCode()).as(outcome.output()).isZero();
        assertThat(outcome.output()).contains("\"eventId\":\"" + event.id() + "\"", "\"status\":\"ready\"");
        assertThat(new DeadLetters(Map.of("bootstrap.servers", kafka)).list())
                .filteredOn(letter -> letter.topic().equals(group + ".render.events.dead"))
                .isNotEmpty()
                .allSatisfy(letter -> assertThat(letter.reason()).contains("pid or project.status is missing"));
    }
}
