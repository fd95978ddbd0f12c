package io.reelmill.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionRetryTest {

    private static final int IDLE_CONNECTIONS = 32;

    private final AtomicInteger tries = new AtomicInteger();

    @ParameterizedTest
    @ValueSource(strings = {"08003", "08006", "57P01"})
    void shouldGoOnUntilAConnectionWorks(String state) {
        String found = ConnectionRetry.onNewConnections(() -> {
            if (tries.incrementAndGet() <= IDLE_CONNECTIONS) {
                throw new RuntimeException(new SQLException("This connection has been closed.", state));
            }
            return "found";
        });

        assertThat(found).isEqualTo("found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"08001", "53300", "55P03", "23505"})
    void shouldNotRepeatWhatFailsOnANewConnectionToo(String state) {
        assertThatThrownBy(() -> fail(new SQLException("no", state))).hasRootCauseInstanceOf(SQLException.class);

        assertThat(tries).hasValue(1);
    }

    @Test
    void shouldGiveUpAtLast() {
        assertThatThrownBy(() -> fail(new SQLException("lost", "08006"))).hasRootCauseInstanceOf(SQLException.class);

        assertThat(tries).hasValueGreaterThan(IDLE_CONNECTIONS);
    }

    private void fail(SQLException failure) {
        ConnectionRetry.onNewConnections(() -> {
            tries.incrementAndGet();
            throw new RuntimeException(failure);
        });
    }
}
