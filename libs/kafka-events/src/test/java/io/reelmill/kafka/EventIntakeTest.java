package io.reelmill.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.contracts.event.RenderFinished;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventIntakeTest {

    private static final KeyRevoked EVENT =
            new KeyRevoked(UUID.randomUUID(), UUID.randomUUID(), Instant.parse("2026-11-20T10:00:00Z"));
    private static final CloudEvent ENVELOPE = CloudEvent.of(EVENT, "/reelmill/test", Instant.EPOCH);
    private static final Map<String, String> HEADERS = ENVELOPE.headers();

    private final EventIntake intake = new EventIntake();
    private final AtomicInteger calls = new AtomicInteger();
    private int acknowledged;
    private Throwable refusal;

    @Test
    void shouldAcknowledgeAMessageWhenItsWorkIsDone() {
        intake.take(message(HEADERS), KeyRevoked.class, event -> {
            assertThat(event).isEqualTo(EVENT);
            assertThat(acknowledged).isZero();
        });
        assertThat(acknowledged).isEqualTo(1);
        assertThat(refusal).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"08006", "40P01", "57P01", "53300"})
    void shouldTryAgainWhileTheDatabaseIsAway(String state) {
        intake.take(message(HEADERS), KeyRevoked.class, event -> {
            if (calls.incrementAndGet() == 1) {
                throw failure(state);
            }
        });
        assertThat(calls).hasValue(2);
        assertThat(acknowledged).isEqualTo(1);
        assertThat(refusal).isNull();
    }

    @Test
    void shouldMakeADeadLetterOfWhatTheDatabaseRefuses() {
        intake.take(message(HEADERS), KeyRevoked.class, event -> {
            calls.incrementAndGet();
            throw failure("23514");
        });
        assertThat(calls).hasValue(1);
        assertThat(refusal).hasRootCauseInstanceOf(SQLException.class);
        assertThat(acknowledged).isZero();
    }

    @Test
    void shouldMakeADeadLetterOfAMessageOfAnotherKindOrWithoutAnEnvelope() {
        intake.take(message(HEADERS), RenderFinished.class, event -> calls.incrementAndGet());
        assertThat(refusal).hasMessageEndingWith("does not belong on a.topic");
        intake.take(message(Map.of()), KeyRevoked.class, event -> calls.incrementAndGet());
        assertThat(refusal).hasMessage("header ce_id is missing");
        assertThat(calls).hasValue(0);
        assertThat(acknowledged).isZero();
    }

    @Test
    void shouldLeaveTheMessageForTheNextStartWhenStoppedWhileTheDatabaseIsAway() {
        intake.close();
        intake.take(message(HEADERS), KeyRevoked.class, event -> {
            throw failure("08006");
        });
        assertThat(acknowledged).isZero();
        assertThat(refusal).isNull();
    }

    private Message<ConsumerRecord<String, byte[]>> message(Map<String, String> headers) {
        var kafka = new ConsumerRecord<>("a.topic", 0, 7, "key", ENVELOPE.data());
        headers.forEach((name, value) -> kafka.headers().add(name, value.getBytes(UTF_8)));
        return Message.of(
                kafka,
                () -> {
                    acknowledged++;
                    return CompletableFuture.completedFuture(null);
                },
                failure -> {
                    refusal = failure;
                    return CompletableFuture.completedFuture(null);
                });
    }

    private static RuntimeException failure(String state) {
        return new IllegalStateException(new SQLException("as told", state.isEmpty() ? null : state));
    }
}
