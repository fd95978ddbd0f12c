package io.reelmill.bench.api;

import io.reelmill.local.postgres.Database;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * Commits one row a transaction, as {@code pgbench} does with a script of one INSERT. The bundled server has no pgbench, so
 * this is JDBC with a prepared statement and a connection for each client.
 */
final class RowCommits implements Load.Client {

    private final Connection connection;
    private final PreparedStatement insert;
    private long next;

    RowCommits(Database database) throws SQLException {
        connection = DurableServer.connect(database);
        insert = connection.prepareStatement("INSERT INTO bench_commit (number, at) VALUES (?, now())");
    }

    /**
     * Makes the table, empty.
     *
     * @throws SQLException also when a commit of this server is not durable: that would be no yardstick
     */
    static void prepare(Database database) throws SQLException {
        try (Connection connection = DurableServer.connect(database);
                var statement = connection.createStatement()) {
            DurableServer.require(statement);
            statement.execute("DROP TABLE IF EXISTS bench_commit");
            statement.execute("CREATE TABLE bench_commit"
                    + " (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, number bigint, at timestamptz)");
        }
    }

    @Override
    public void call() throws SQLException {
        insert.setLong(1, next++);
        insert.executeUpdate();
    }

    @Override
    public void close() throws IOException {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IOException(e);
        }
    }
}
