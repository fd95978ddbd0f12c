package io.reelmill.gateway;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.testkit.TestKafka;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
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
                .map(TopicReader::envelope);
    }

    private static CloudEvent envelope(ConsumerRecord<String, byte[]> message) {
        Map<String, String> headers = new HashMap<>();
        message.headers().forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
        return CloudEvent.read(headers, message.value());
    }

    @Override
    public void close() {
        consumer.close();
    }
}
