package io.reelmill.kafka.deadletter;

import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * The dead-letter topics of a broker. A consumer group records which messages were sent again: those before its
 * committed offset.
 */
public final class DeadLetters {

    private static final String GROUP = "reelmill-dead-letters";
    private static final long MAX_WAIT_SECONDS = 30;

    private final Map<String, Object> connection;

    /** @param connection properties by which a client of any kind reaches the broker, see {@link KafkaSettings} */
    public DeadLetters(Map<String, Object> connection) {
        this.connection = Map.copyOf(connection);
    }

    /**
     * All dead letters, oldest first.
     *
     * @throws IllegalStateException when the broker does not answer
     */
    public List<DeadLetter> list() {
        try (Admin admin = Admin.create(connection);
                KafkaConsumer<String, byte[]> consumer = consumer()) {
            List<TopicPartition> partitions = partitions(admin);
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            Map<TopicPartition, OffsetAndMetadata> replayed = consumer.committed(new HashSet<>(partitions));
            List<DeadLetter> letters = new ArrayList<>();
            while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.get(p))) {
                consumer.poll(Duration.ofMillis(200)).forEach(message -> {
                    OffsetAndMetadata upTo = replayed.get(new TopicPartition(message.topic(), message.partition()));
                    letters.add(DeadLetter.of(message, upTo != null && message.offset() < upTo.offset()));
                });
            }
            letters.sort(Comparator.comparing(DeadLetter::at));
            return letters;
        }
    }

    /** The dead letter with this id, if there is one. */
    public Optional<DeadLetter> find(String id) {
        return list().stream().filter(letter -> letter.id().equals(id)).findFirst();
    }

    /** Sends one message again to its original topic, even if that was done before. */
    public void replay(DeadLetter letter) {
        send(List.of(letter));
    }

    /**
     * Sends all messages again that were not sent again yet, and records that.
     *
     * @return how many were sent
     */
    public int replayAll() {
        List<DeadLetter> waiting =
                list().stream().filter(letter -> !letter.replayed()).toList();
        send(waiting);
        try (KafkaConsumer<String, byte[]> consumer = consumer()) {
            for (DeadLetter letter : waiting) {
                TopicPartition partition = new TopicPartition(letter.topic(), letter.partition());
                consumer.assign(Set.of(partition));
                consumer.commitSync(Map.of(partition, new OffsetAndMetadata(letter.offset() + 1)));
            }
        }
        return waiting.size();
    }

    private void send(List<DeadLetter> letters) {
        Map<String, Object> settings = new HashMap<>(connection);
        settings.putAll(Map.of("acks", "all", "compression.type", "gzip"));
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            for (DeadLetter letter : letters) {
                producer.send(letter.toOriginal()).get(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException(
                    "Kafka at " + connection.get("bootstrap.servers") + " does not accept the message: " + e, e);
        }
    }

    private List<TopicPartition> partitions(Admin admin) {
        try {
            Set<String> topics = admin.listTopics().names().get(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
            List<String> dead = topics.stream()
                    .filter(topic -> topic.endsWith(Topics.DEAD_LETTER_SUFFIX))
                    .toList();
            return admin.describeTopics(dead).allTopicNames().get(MAX_WAIT_SECONDS, TimeUnit.SECONDS).values().stream()
                    .flatMap(topic ->
                            topic.partitions().stream().map(p -> new TopicPartition(topic.name(), p.partition())))
                    .toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("Kafka at " + connection.get("bootstrap.servers") + " does not answer", e);
        }
    }

    private KafkaConsumer<String, byte[]> consumer() {
        Map<String, Object> settings = new HashMap<>(connection);
        settings.putAll(Map.of("group.id", GROUP, "enable.auto.commit", false));
        return new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
    }
}
