package io.reelmill.account.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.runtime.StartupEvent;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Repositories do not ask for the tables before they use them. */
@QuarkusTest
class TablesAtStartTest {

    /** Looks for a table just before the scheduler begins its tasks. */
    @Singleton
    static class BeforeTheTasks {

        private boolean tables;

        void look(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE - 1) StartupEvent event, DataSource source)
                throws SQLException {
            try (Connection connection = source.getConnection();
                    ResultSet found =
                            connection.getMetaData().getColumns(null, "account", "webhook_secrets", "signs_until")) {
                tables = found.next();
            }
        }

        boolean hadTables() {
            return tables;
        }
    }

    @Inject
    BeforeTheTasks start;

    @Test
    void shouldHaveTheTablesBeforeAnyTaskRuns() {
        assertThat(start.hadTables()).isTrue();
    }
}
