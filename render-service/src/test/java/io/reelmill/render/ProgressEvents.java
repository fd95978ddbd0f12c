package io.reelmill.render;

import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.RenderProgressed;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.testkit.TestKafka;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** What live listeners were told. */
final class ProgressEvents {

    private ProgressEvents() {}

    /**
     * The events of a job, once it is told to be so far. Not everything is told: steps that follow each other quickly are left out.
     *
     * @param percent that are awaited
     */
    static List<RenderProgressed> of(String pid, int percent) {
        List<RenderProgressed> told = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", TestKafka.bootstrap(),
                        "group.id", UUID.randomUUID().toString(),
                        "auto.offset.reset", "earliest"),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            consumer.subscribe(List.of(Topics.RENDER_PROGRESS));
            await().atMost(Duration.ofMinutes(1)).until(() -> {
                for (ConsumerRecord<String, byte[]> message : consumer.poll(Duration.ofMillis(200))) {
                    if (pid.equals(message.key())) {
                        told.add((RenderProgressed) KafkaEvents.read(message).event());
                    }
                }
                return told.stream().anyMatch(event -> event.progress() >= percent);
            });
        }
        return told;
    }
}
