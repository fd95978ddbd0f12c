package io.reelmill.account;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Event;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.outbox.OutboxProducer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The other services' side of Kafka. */
public final class KafkaSide implements AutoCloseable {

    private final String bootstrap;
    private final Producer<String, byte[]> producer;

    public KafkaSide(String bootstrap) {
        this.bootstrap = bootstrap;
        this.producer = OutboxProducer.create(bootstrap, "account-test");
    }

    public void tell(Event event, String id) {
        CloudEvent envelope = CloudEvent.of(event, id, "/reelmill/test", Instant.now());
        send(KafkaEvents.write(event.topic(), envelope));
    }

    public void send(ProducerRecord<String, byte[]> message) {
        try {
            producer.send(message).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("Kafka did not take the message", e);
        }
    }

    /** Everything on a topic's first partition. */
    public List<ConsumerRecord<String, byte[]>> read(String topic) {
        Properties settings = new Properties();
        settings.put("bootstrap.servers", bootstrap);
        List<ConsumerRecord<String, byte[]>> all = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            TopicPartition partition = new TopicPartition(topic, 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            long end = consumer.endOffsets(List.of(partition)).get(partition);
            while (consumer.position(partition) < end) {
                consumer.poll(Duration.ofMillis(100)).forEach(all::add);
            }
        }
        return all;
    }

    @Override
    public void close() {
        producer.close();
    }
}
