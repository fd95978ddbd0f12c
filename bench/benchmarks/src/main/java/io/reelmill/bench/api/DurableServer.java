package io.reelmill.bench.api;

import io.reelmill.local.postgres.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** The database of a suite, as a yardstick for others. */
public final class DurableServer {

    private DurableServer() {}

    /** A connection to it. */
    public static Connection connect(Database database) throws SQLException {
        return DriverManager.getConnection(database.jdbcUrl(), database.user(), database.password());
    }

    /** @throws SQLException when a commit of this server is not durable: that would be no yardstick */
    public static void require(Statement statement) throws SQLException {
        try (var settings = statement.executeQuery("SELECT name, setting FROM pg_settings"
                + " WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') AND setting <> 'on'")) {
            if (settings.next()) {
                throw new SQLException("commits are not durable: " + settings.getString("name") + " is "
                        + settings.getString("setting"));
            }
        }
    }
}
