package io.reelmill.outbox;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.testkit.TestKafka;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** What a topic received for one workspace since the test began. */
final class Topic implements AutoCloseable {

    record Message(String id, UUID keyId, long receivedNanos) {}

    private final KafkaConsumer<String, byte[]> consumer;
    private final UUID workspace;
    private final List<Message> messages = new ArrayList<>();

    Topic(UUID workspace) {
        this.workspace = workspace;
        this.consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", TestKafka.bootstrap()),
                new StringDeserializer(),
                new ByteArrayDeserializer());
        TopicPartition partition = new TopicPartition(Topics.ACCOUNT_EVENTS, 0);
        consumer.assign(List.of(partition));
        consumer.seekToBeginning(List.of(partition));
    }

    List<Message> poll() {
        consumer.poll(Duration.ofMillis(50)).forEach(kafka -> {
            CloudEvent envelope = KafkaEvents.read(kafka);
            KeyRevoked event = (KeyRevoked) envelope.event();
            if (event.workspaceId().equals(workspace)) {
                messages.add(new Message(envelope.id(), event.keyId(), System.nanoTime()));
            }
        });
        return messages;
    }

    List<String> ids() {
        return poll().stream().map(Message::id).toList();
    }

    @Override
    public void close() {
        consumer.close();
    }
}
