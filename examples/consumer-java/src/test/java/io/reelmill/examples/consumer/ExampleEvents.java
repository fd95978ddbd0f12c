package io.reelmill.examples.consumer;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.contracts.event.Topics;
import io.reelmill.contracts.project.Pid;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Events as the services write them. */
record ExampleEvents(String kafka) {

    CloudEvent finished() {
        String pid = Pid.next(Clock.systemUTC());
        UUID id = UUID.randomUUID();
        Instant now = Instant.parse("2026-11-20T10:00:00Z");
        ProjectSnapshot project = new ProjectSnapshot(
                pid,
                id,
                id,
                "n",
                "script-to-video",
                ProjectStatus.READY,
                null,
                100,
                List.of(),
                14,
                null,
                null,
                List.of(),
                null,
                null,
                "https://hooks.example.com/x",
                true,
                now,
                now,
                now);
        return CloudEvent.of(new RenderFinished(pid, id, id, 14, "rendered", project), "/test", now);
    }

    void send(ProducerRecord<String, byte[]> message) {
        try (KafkaProducer<String, byte[]> producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", kafka, "acks", "all"),
                new StringSerializer(),
                new ByteArraySerializer())) {
            producer.send(message);
        }
    }

    /** How many messages on the topic the examples can read. */
    long readable() {
        long count = 0;
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.<String, Object>of("bootstrap.servers", kafka),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.RENDER_EVENTS).stream()
                    .map(p -> new TopicPartition(p.topic(), p.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.get(p))) {
                for (ConsumerRecord<String, byte[]> message : consumer.poll(Duration.ofMillis(200))) {
                    String type = new String(
                            message.headers().lastHeader("ce_type").value(), java.nio.charset.StandardCharsets.UTF_8);
                    if (type.equals(FinishedRender.TYPE) && message.value().length > 50) {
                        count++;
                    }
                }
            }
        }
        return count;
    }
}
