package io.reelmill.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import javax.sql.DataSource;

/**
 * A PostgreSQL server for tests. For Quarkus: {@code @QuarkusTestResource(TestPostgres.class)}; for plain tests: {@link
 * #dataSource()}, one server for the whole JVM, a fresh database for each call.
 */
public final class TestPostgres implements QuarkusTestResourceLifecycleManager {

    private static EmbeddedPostgres shared;
    private static int databases;

    @Override
    public Map<String, String> start() {
        String url = newDatabase();
        return Map.of(
                "quarkus.datasource.jdbc.url", url,
                "quarkus.datasource.username", "postgres",
                "quarkus.datasource.password", "postgres");
    }

    @Override
    public void stop() {
        // The server is shared by all tests of the JVM and ends with it.
    }

    /** A data source on a new, empty database. */
    public static synchronized DataSource dataSource() {
        newDatabase();
        return server().getDatabase("postgres", "test" + databases);
    }

    private static synchronized String newDatabase() {
        EmbeddedPostgres server = server();
        databases++;
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE test" + databases);
        } catch (java.sql.SQLException e) {
            throw new IllegalStateException("the test database could not be made", e);
        }
        return server.getJdbcUrl("postgres", "test" + databases);
    }

    private static synchronized EmbeddedPostgres server() {
        if (shared == null) {
            try {
                shared = EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "200")
                        .setServerConfig("fsync", "off")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException("PostgreSQL did not start", e);
            }
        }
        return shared;
    }
}
