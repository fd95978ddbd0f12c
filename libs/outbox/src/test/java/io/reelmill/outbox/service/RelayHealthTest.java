package io.reelmill.outbox.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.outbox.OutboxRelay.Backlog;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RelayHealthTest {

    private static final Duration MAX_AGE = Duration.ofSeconds(60);

    @ParameterizedTest
    @CsvSource({"true, UP", "false, DOWN"})
    void shouldBeAliveWhileTheThreadOfTheRelayIs(boolean running, Status status) {
        assertThat(new RelayLiveness(new Relay(running, null)).call().getStatus())
                .isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, UP", "60, 0, UP", "61, 0, DOWN", "0, 1, DOWN"})
    void shouldBeUnwellWhileEventsWaitForLongOrForAPerson(long oldestSeconds, long parked, Status status) {
        Backlog backlog = new Backlog(3, Duration.ofSeconds(oldestSeconds), parked);

        assertThat(wellness(new Relay(true, backlog))).isEqualTo(status);
    }

    @Test
    void shouldBeUpInAServiceWithoutAnOutbox() {
        Relay none = new Relay(null, null);

        assertThat(new RelayLiveness(none).call().getStatus()).isEqualTo(Status.UP);
        assertThat(wellness(none)).isEqualTo(Status.UP);
    }

    private static Status wellness(Relay relay) {
        return new RelayWellness(relay, new Settings()).call().getStatus();
    }

    /** A relay in a given state. */
    private static final class Relay extends RelayLifecycle {

        private final Boolean running;
        private final Backlog backlog;

        private Relay(Boolean running, Backlog backlog) {
            super(new Settings(), null, null, null, Map.of(), "test");
            this.running = running;
            this.backlog = backlog;
        }

        @Override
        Optional<Boolean> running() {
            return Optional.ofNullable(running);
        }

        @Override
        Optional<Backlog> backlog() {
            return Optional.ofNullable(backlog);
        }
    }

    private static final class Settings implements OutboxSettings {

        @Override
        public Optional<String> schema() {
            return Optional.empty();
        }

        @Override
        public Duration maxAge() {
            return MAX_AGE;
        }
    }
}
