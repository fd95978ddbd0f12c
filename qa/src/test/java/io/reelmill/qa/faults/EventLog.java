package io.reelmill.qa.faults;

import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** All events on a broker, to be read and to be sent again. */
final class EventLog {

    private final String servers;

    EventLog(String servers) {
        this.servers = servers;
    }

    /** Every event that was ever sent, without dead letters. */
    List<ConsumerRecord<String, byte[]>> read() {
        Map<String, Object> settings = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers, ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        List<ConsumerRecord<String, byte[]>> events = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = Topics.ALL.stream()
                    .filter(topic -> !topic.name().endsWith(Topics.DEAD_LETTER_SUFFIX))
                    .flatMap(topic -> consumer.partitionsFor(topic.name()).stream())
                    .map(partition -> new TopicPartition(partition.topic(), partition.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(partition -> consumer.position(partition) < ends.get(partition))) {
                consumer.poll(Duration.ofSeconds(1)).forEach(events::add);
            }
        }
        return events;
    }

    /** Sends events again as they were, in their order, so many times. */
    void replay(List<ConsumerRecord<String, byte[]>> events, int times) {
        Map<String, Object> settings =
                Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers, ProducerConfig.ACKS_CONFIG, "all");
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            for (int i = 0; i < times; i++) {
                events.forEach(event -> producer.send(new ProducerRecord<>(
                        event.topic(), event.partition(), event.key(), event.value(), event.headers())));
            }
            producer.flush();
        }
    }

    /** Waits until every consumer group has read all. */
    void awaitRead() {
        try (Admin admin = Admin.create(Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, servers))) {
            await().atMost(Duration.ofMinutes(10))
                    .pollInterval(Duration.ofSeconds(1))
                    .ignoreExceptionsMatching(TimeoutException.class::isInstance)
                    .until(() -> isRead(admin));
        }
    }

    private static boolean isRead(Admin admin) throws InterruptedException, ExecutionException {
        for (String group : groups(admin)) {
            Map<TopicPartition, OffsetAndMetadata> read = admin.listConsumerGroupOffsets(group)
                    .partitionsToOffsetAndMetadata()
                    .get();
            Map<TopicPartition, OffsetSpec> latest =
                    read.keySet().stream().collect(Collectors.toMap(p -> p, p -> OffsetSpec.latest()));
            var ends = admin.listOffsets(latest).all().get();
            boolean behind = read.entrySet().stream()
                    .anyMatch(e -> e.getValue().offset() < ends.get(e.getKey()).offset());
            if (behind) {
                return false;
            }
        }
        return true;
    }

    private static Set<String> groups(Admin admin) throws InterruptedException, ExecutionException {
        return admin.listConsumerGroups().all().get().stream()
                .map(group -> group.groupId())
                .collect(Collectors.toSet());
    }

    /** From an event's transaction to its arrival at the broker, the slowest but one of a hundred. */
    static Duration outboxDelay(List<ConsumerRecord<String, byte[]>> events) {
        List<Long> delays = events.stream()
                .map(event -> event.timestamp() - KafkaEvents.read(event).time().toEpochMilli())
                .sorted()
                .toList();
        return delays.isEmpty() ? Duration.ZERO : Duration.ofMillis(delays.get((delays.size() - 1) * 99 / 100));
    }
}
