package io.reelmill.account.reservation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PersistenceTest {

    private final Persistence persistence = new Persistence();
    private final AtomicInteger calls = new AtomicInteger();

    @ParameterizedTest
    @ValueSource(strings = {"08006", "40P01", "53300", "57P01", ""})
    void workIsTriedAgainWhileTheDatabaseIsAway(String state) {
        assertThatCode(() -> persistence.untilTheDatabaseAnswers(() -> {
                    if (calls.incrementAndGet() == 1) {
                        throw failure(state);
                    }
                }))
                .doesNotThrowAnyException();
        assertThat(calls).hasValue(2);
    }

    @Test
    void whatTheDatabaseRefusesForGoodIsNotTriedAgain() {
        assertThatThrownBy(() -> persistence.untilTheDatabaseAnswers(() -> {
                    calls.incrementAndGet();
                    throw failure("23514");
                }))
                .hasRootCauseInstanceOf(SQLException.class);
        assertThat(calls).hasValue(1);
    }

    @Test
    void aStopEndsTheTryingWithoutAVerdict() {
        persistence.stop(null);
        assertThatThrownBy(() -> persistence.untilTheDatabaseAnswers(() -> {
                    throw failure("08006");
                }))
                .isInstanceOf(CancellationException.class);
    }

    private static RuntimeException failure(String state) {
        return new IllegalStateException(new SQLException("as told", state.isEmpty() ? null : state));
    }
}
