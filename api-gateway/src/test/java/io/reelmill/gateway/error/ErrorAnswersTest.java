package io.reelmill.gateway.error;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import java.sql.SQLException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ErrorAnswersTest {

    private final ErrorAnswers errors = new ErrorAnswers(new CurrentVertxRequest(), "http://docs.example");

    static Stream<SQLException> away() {
        return Stream.of(
                new SQLException("connection refused", "08001"),
                new SQLException("connection lost", "08006"),
                new SQLException("shutting down", "57P01"),
                new SQLException("no connection within the time", new TimeoutException()));
    }

    @ParameterizedTest
    @MethodSource("away")
    void shouldAskToTryAgainWhileTheDatabaseIsAway(SQLException failure) {
        ApiException refusal = errors.refusal(new IllegalStateException("a statement failed", failure));

        assertThat(refusal.status()).isEqualTo(503);
        assertThat(refusal.headers()).containsKey("Retry-After");
        assertThat(refusal.getMessage()).doesNotContain(failure.getMessage());
        assertThat(refusal.body("id", "docs").code()).isEqualTo("unavailable");
    }

    @Test
    void shouldTellNothingOfAnyOtherFailure() {
        ApiException refusal = errors.refusal(new IllegalStateException(new SQLException("no such column", "42703")));

        assertThat(refusal.status()).isEqualTo(500);
        assertThat(refusal.body("id", "docs").code()).isEqualTo("internal_error");
        assertThat(refusal.getMessage()).doesNotContain("column");
    }
}
