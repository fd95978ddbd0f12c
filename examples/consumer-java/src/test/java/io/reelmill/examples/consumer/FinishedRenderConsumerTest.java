package io.reelmill.examples.consumer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Topics;
import io.reelmill.kafka.KafkaEvents;
import io.reelmill.kafka.deadletter.DeadLetter;
import io.reelmill.kafka.deadletter.DeadLetters;
import io.reelmill.local.kafka.Kafka;
import io.reelmill.testkit.TestKafka;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** On the topics of the suite, with events as its services write them. */
class FinishedRenderConsumerTest {

    private static String kafka;
    private static ExampleEvents events;

    private final String group = "consumer-" + UUID.randomUUID();
    private final List<FinishedRender> handled = new CopyOnWriteArrayList<>();
    private FinishedRenderConsumer consumer;
    private Thread thread;

    @BeforeAll
    static void createTopics() {
        kafka = Kafka.withTopics(TestKafka.bootstrap());
        events = new ExampleEvents(kafka);
    }

    @AfterEach
    void stop() throws InterruptedException {
        consumer.close();
        thread.join();
    }

    @Test
    void shouldHandleTheEndOfARender() {
        start(handled::add);
        CloudEvent event = events.finished();
        events.send(KafkaEvents.write(Topics.RENDER_EVENTS, event));

        FinishedRender render = awaitHandled(event);

        assertThat(render.status()).isEqualTo("ready");
        assertThat(render.creditsCharged()).isEqualTo(14);
        assertThat(render.pid()).isEqualTo(event.subject());
    }

    @Test
    void shouldPutAsideWhatItCannotReadAndGoOn() {
        start(handled::add);
        CloudEvent event = events.finished();
        ProducerRecord<String, byte[]> poison = new ProducerRecord<>(
                Topics.RENDER_EVENTS, event.subject(), "{\"pid\": 7}".getBytes(StandardCharsets.UTF_8));
        KafkaEvents.write(Topics.RENDER_EVENTS, events.finished()).headers().forEach(poison.headers()::add);
        events.send(poison);
        events.send(KafkaEvents.write(Topics.RENDER_EVENTS, event));

        awaitHandled(event);

        DeadLetter letter = await().until(
                        () -> new DeadLetters(Map.of("bootstrap.servers", kafka))
                                .list().stream()
                                        .filter(dead -> dead.topic().equals(group + ".render.events.dead"))
                                        .findFirst(),
                        java.util.Optional::isPresent)
                .orElseThrow();
        assertThat(letter.reason()).isEqualTo("/pid is missing");
        assertThat(letter.originalTopic()).isEqualTo(Topics.RENDER_EVENTS);
    }

    @Test
    void shouldBeToldAgainOfWhatItFailedToHandle() throws InterruptedException {
        CloudEvent event = events.finished();
        start(render -> {
            if (render.eventId().equals(event.id())) {
                throw new IllegalStateException("the database is away");
            }
        });
        thread.setUncaughtExceptionHandler((failed, e) -> {}); // as a crash of the process
        events.send(KafkaEvents.write(Topics.RENDER_EVENTS, event));
        thread.join();

        start(handled::add);

        assertThat(awaitHandled(event)).isNotNull();
    }

    @Test
    void shouldPassOverAVersionThatCameLater() {
        start(handled::add);
        CloudEvent event = events.finished();
        ProducerRecord<String, byte[]> later = KafkaEvents.write(Topics.RENDER_EVENTS, events.finished());
        later.headers()
                .remove("ce_type")
                .add("ce_type", "io.reelmill.render.finished.v2".getBytes(StandardCharsets.UTF_8));
        events.send(later);
        events.send(KafkaEvents.write(Topics.RENDER_EVENTS, event));

        awaitHandled(event);

        assertThat(handled).noneMatch(render -> render.pid().equals(later.key()));
    }

    private void start(FinishedRenderHandler handler) {
        consumer = new FinishedRenderConsumer(kafka, group, handler);
        thread = new Thread(consumer, "consumer");
        thread.start();
    }

    private FinishedRender awaitHandled(CloudEvent event) {
        await().atMost(java.time.Duration.ofMinutes(1)).until(() -> handled.stream()
                .anyMatch(render -> render.eventId().equals(event.id())));
        return handled.stream()
                .filter(render -> render.eventId().equals(event.id()))
                .findFirst()
                .orElseThrow();
    }
}
