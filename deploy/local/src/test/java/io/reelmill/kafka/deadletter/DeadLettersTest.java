package io.reelmill.kafka.deadletter;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.Topics;
import io.reelmill.local.kafka.Kafka;
import io.reelmill.testkit.TestKafka;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
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
import org.junit.jupiter.api.Test;

class DeadLettersTest {

    /** With all topics as they are to be: a broker would create those that are used with one partition, for other tests too. */
    private static final String BOOTSTRAP = Kafka.withTopics(TestKafka.bootstrap());

    private static final String DEAD = Topics.deadLetters("account-service", Topics.RENDER_EVENTS);

    private final DeadLetters letters = new DeadLetters(Map.of("bootstrap.servers", BOOTSTRAP));

    @Test
    void shouldSendAMessageAgainAsItFirstCameAndRememberIt() throws Exception {
        String body = "body " + UUID.randomUUID();
        ProducerRecord<String, byte[]> dead = new ProducerRecord<>(DEAD, "pid", body.getBytes(StandardCharsets.UTF_8));
        header(dead, "ce_id", "event-1");
        header(dead, "ce_type", "io.reelmill.render.finished.v1");
        header(dead, "dead-letter-topic", Topics.RENDER_EVENTS);
        header(dead, "dead-letter-reason", "run 1 has no reservation");
        try (KafkaProducer<String, byte[]> producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", BOOTSTRAP),
                new StringSerializer(),
                new ByteArraySerializer())) {
            producer.send(dead).get();
        }

        DeadLetter letter = only(body);
        assertThat(letter.reason()).isEqualTo("run 1 has no reservation");
        assertThat(letter.originalTopic()).isEqualTo(Topics.RENDER_EVENTS);
        assertThat(letters.find(letter.id())).isPresent();
        assertThat(letter.replayed()).isFalse();

        assertThat(letters.replayAll()).isPositive();
        assertThat(letters.replayAll()).isZero();
        assertThat(only(body).replayed()).isTrue();
        assertThat(received(body)).singleElement().satisfies(message -> {
            assertThat(message.key()).isEqualTo("pid");
            assertThat(message.headers().lastHeader("ce_id").value())
                    .isEqualTo("event-1".getBytes(StandardCharsets.UTF_8));
            assertThat(message.headers().lastHeader("dead-letter-reason")).isNull();
        });
        letters.replay(only(body));
        assertThat(received(body)).hasSize(2);
    }

    @Test
    void shouldFindTheOriginalTopicInTheNameWhenNoHeaderTells() {
        assertThat(new DeadLetter(DEAD, 0, 0, null, null, Map.of(), null, false).originalTopic())
                .isEqualTo(Topics.RENDER_EVENTS);
    }

    private DeadLetter only(String body) {
        List<DeadLetter> found =
                letters.list().stream().filter(l -> l.text().equals(body)).toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private static void header(ProducerRecord<String, byte[]> message, String name, String value) {
        message.headers().add(name, value.getBytes(StandardCharsets.UTF_8));
    }

    private static List<ConsumerRecord<String, byte[]>> received(String body) {
        List<ConsumerRecord<String, byte[]>> found = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
                Map.<String, Object>of("bootstrap.servers", BOOTSTRAP),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(Topics.RENDER_EVENTS).stream()
                    .map(p -> new TopicPartition(p.topic(), p.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.get(p))) {
                consumer.poll(Duration.ofMillis(100)).forEach(found::add);
            }
        }
        return found.stream()
                .filter(m -> m.value() != null && new String(m.value(), StandardCharsets.UTF_8).equals(body))
                .toList();
    }
}
