package io.reelmill.examples.consumer;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Reads {@code render.events} as one consumer group. Each event is handled at least once: its offset is committed when its handler
 * has returned. A message that cannot be read goes to the dead-letter topic of the group; a handler that fails stops the consumer,
 * so that nothing is passed over, and its supervisor starts it again.
 */
public final class FinishedRenderConsumer implements Runnable, AutoCloseable {

    private static final String TOPIC = "render.events";

    private final KafkaConsumer<String, byte[]> consumer;
    private final KafkaProducer<String, byte[]> deadLetters;
    private final String deadLetterTopic;
    private final FinishedRenderHandler handler;

    /** @param group the name of the service, the same in all of its processes */
    public FinishedRenderConsumer(String bootstrapServers, String group, FinishedRenderHandler handler) {
        this.consumer = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers",
                        bootstrapServers,
                        "group.id",
                        group,
                        "enable.auto.commit",
                        false,
                        "auto.offset.reset",
                        "earliest"), // the default passes over what came before the first start
                new StringDeserializer(),
                new ByteArrayDeserializer());
        this.deadLetters = new KafkaProducer<>(
                Map.of("bootstrap.servers", bootstrapServers, "acks", "all"),
                new StringSerializer(),
                new ByteArraySerializer());
        this.deadLetterTopic = group + "." + TOPIC + ".dead";
        this.handler = handler;
    }

    /** Reads until {@link #close} is called from another thread. */
    @Override
    public void run() {
        try (consumer;
                deadLetters) {
            consumer.subscribe(List.of(TOPIC));
            while (!Thread.interrupted()) {
                for (ConsumerRecord<String, byte[]> message : consumer.poll(Duration.ofSeconds(1))) {
                    take(message);
                }
                consumer.commitSync();
            }
        } catch (WakeupException e) {
            // closed
        }
    }

    private void take(ConsumerRecord<String, byte[]> message) {
        FinishedRender render;
        try {
            if (!FinishedRender.TYPE.equals(header(message, "ce_type"))) {
                return; // of another kind, or of a version that came after this service
            }
            render = FinishedRender.of(header(message, "ce_id"), message.value());
        } catch (IllegalArgumentException e) {
            putAside(message, e.getMessage());
            return;
        }
        handler.handle(render);
    }

    /** With the headers that {@code ./reelmill dead-letters} reads. */
    private void putAside(ConsumerRecord<String, byte[]> message, String reason) {
        ProducerRecord<String, byte[]> letter = new ProducerRecord<>(deadLetterTopic, message.key(), message.value());
        message.headers().forEach(letter.headers()::add);
        letter.headers().add("dead-letter-reason", reason.getBytes(StandardCharsets.UTF_8));
        letter.headers().add("dead-letter-topic", message.topic().getBytes(StandardCharsets.UTF_8));
        try {
            deadLetters.send(letter).get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the dead letter was not taken", e.getCause());
        }
    }

    private static String header(ConsumerRecord<String, byte[]> message, String name) {
        Header header = message.headers().lastHeader(name);
        if (header == null || header.value() == null) {
            throw new IllegalArgumentException(name + " is missing");
        }
        return new String(header.value(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        consumer.wakeup();
    }
}
