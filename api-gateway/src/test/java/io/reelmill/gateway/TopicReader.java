package io.reelmill.gateway;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.testkit.TestKafka;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads the events of a topic from its beginning. */
final class TopicReader implements AutoCloseable {

    private final KafkaConsumer<String, byte[]> consumer;

    TopicReader(String topic) {
        consumer = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", TestKafka.bootstrap(),
                        "group.id", UUID.randomUUID().toString(),
                        "auto.offset.reset", "earliest"),
                new StringDeserializer(),
                new ByteArrayDeserializer());
        consumer.subscribe(List.of(topic));
    }

    Stream<CloudEvent> read() {
        return StreamSupport.stream(consumer.poll(Duration.ofMillis(200)).spliterator(), false)
                .map(KafkaEvents::read);
    }

    @Override
    public void close() {
        consumer.close();
    }
}
