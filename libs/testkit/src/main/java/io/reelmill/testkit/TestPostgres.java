package io.reelmill.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * A PostgreSQL server for tests. For Quarkus: {@code @QuarkusTestResource(TestPostgres.class)}; for plain tests: {@link
 * #dataSource()}, one server for the whole JVM, a fresh database for each call.
 */
public final class TestPostgres implements QuarkusTestResourceLifecycleManager {

    private static final String HOST = "127.0.0.1";
    private static final String USER = "postgres";

    /** Quarkus loads this class once more, beside the plain tests; all of them find the one server by this property. */
    private static final String PORT = "reelmill.test.postgres.port";

    /** Ten seconds, the default, are too short on a machine that builds several modules at once. */
    private static final Duration MAX_START = Duration.ofMinutes(1);

    @Override
    public Map<String, String> start() {
        PGSimpleDataSource database = newDatabase();
        return settings(database, database.getPortNumbers()[0]);
    }

    @Override
    public void stop() {
        // The server is shared by all tests of the JVM and ends with it.
    }

    /** A data source on a new, empty database. */
    public static DataSource dataSource() {
        return newDatabase();
    }

    /** What tells Quarkus to use a database, by way of a port. */
    static Map<String, String> settings(PGSimpleDataSource database, int port) {
        return Map.of(
                "quarkus.datasource.jdbc.url",
                "jdbc:postgresql://%s:%d/%s".formatted(HOST, port, database.getDatabaseName()),
                "quarkus.datasource.username",
                USER,
                "quarkus.datasource.password",
                USER);
    }

    static synchronized PGSimpleDataSource newDatabase() {
        String name = "test_" + UUID.randomUUID().toString().replace('-', '_');
        try (var connection = database("postgres").getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException("the test database could not be made", e);
        }
        return database(name);
    }

    private static PGSimpleDataSource database(String name) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setServerNames(new String[] {HOST});
        source.setPortNumbers(new int[] {port()});
        source.setDatabaseName(name);
        source.setUser(USER);
        source.setPassword(USER);
        return source;
    }

    private static int port() {
        Integer port = Integer.getInteger(PORT);
        if (port == null) {
            port = startServer().getPort();
            System.setProperty(PORT, port.toString());
        }
        return port;
    }

    /** It ends with the JVM. Nothing has to outlive a power cut, so nothing is waited for. */
    private static EmbeddedPostgres startServer() {
        try {
            return EmbeddedPostgres.builder()
                    .setPGStartupWait(MAX_START)
                    .setServerConfig("max_connections", "200")
                    .setServerConfig("fsync", "off")
                    .setServerConfig("full_page_writes", "off")
                    .setServerConfig("synchronous_commit", "off")
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL did not start", e);
        }
    }
}
