package io.reelmill.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransientDatabaseErrorsTest {

    @ParameterizedTest
    @ValueSource(strings = {"08001", "08006", "40001", "40P01", "53300", "57P01", "57P03", "58030"})
    void shouldTryAgainWhenTheDatabaseIsAwayOrBusy(String state) {
        assertThat(TransientDatabaseErrors.matches(new RuntimeException(new SQLException("no", state))))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"22021", "22P02", "23505", "42601", "57014", "40002", "07006", "2"})
    void shouldNotTryAgainWhenTheStatementIsRefused(String state) {
        assertThat(TransientDatabaseErrors.matches(new RuntimeException(new SQLException("no", state))))
                .isFalse();
    }

    @Test
    void shouldTakeAnErrorWithoutStateAsFinalUnlessThePoolTimedOut() {
        assertThat(TransientDatabaseErrors.matches(new SQLException("cannot bind the value")))
                .isFalse();
        assertThat(TransientDatabaseErrors.matches(new SQLException("Acquisition timeout", new TimeoutException())))
                .isTrue();
        assertThat(TransientDatabaseErrors.matches(new IllegalStateException("no SQL at all")))
                .isFalse();
    }

    /** As the transaction manager reports it. */
    @Test
    void shouldTryAgainWhenTheConnectionWasLostInTheCommit() {
        Exception commit = new Exception("the transaction was rolled back");
        commit.addSuppressed(new Exception("XAER_RMFAIL", new SQLException("I/O error", "08006")));
        Exception refused = new Exception("the transaction was rolled back");
        refused.addSuppressed(new SQLException("duplicate key", "23505"));

        assertThat(TransientDatabaseErrors.matches(new RuntimeException(commit)))
                .isTrue();
        assertThat(TransientDatabaseErrors.matches(new RuntimeException(refused)))
                .isFalse();
    }
}
