package io.reelmill.bench.ledger;

import io.reelmill.bench.api.DurableServer;
import io.reelmill.bench.api.Load;
import io.reelmill.local.postgres.Database;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The transaction of {@code pgbench --builtin simple-update} at scale 1: an UPDATE of a random account, a SELECT of it, an INSERT
 * into the history. The bundled server has no pgbench, so this is JDBC with prepared statements and a connection for each client.
 */
final class SimpleUpdate implements Load.Client {

    private static final int ACCOUNTS = 100_000;

    private final Connection connection;
    private final PreparedStatement update;
    private final PreparedStatement select;
    private final PreparedStatement insert;

    SimpleUpdate(Database database) throws SQLException {
        connection = DurableServer.connect(database);
        connection.setAutoCommit(false);
        update = connection.prepareStatement("UPDATE pgbench_accounts SET abalance = abalance + ? WHERE aid = ?");
        select = connection.prepareStatement("SELECT abalance FROM pgbench_accounts WHERE aid = ?");
        insert = connection.prepareStatement("INSERT INTO pgbench_history (tid, bid, aid, delta, mtime)"
                + " VALUES (?, 1, ?, ?, CURRENT_TIMESTAMP)");
    }

    /** Makes the tables as {@code pgbench --initialize} does. */
    static void prepare(Database database) throws SQLException {
        try (Connection connection = DurableServer.connect(database);
                Statement statement = connection.createStatement()) {
            DurableServer.require(statement);
            statement.execute("CREATE TABLE pgbench_accounts"
                    + " (aid int NOT NULL, bid int, abalance int, filler char(84)) WITH (fillfactor = 100)");
            statement.execute("CREATE TABLE pgbench_history"
                    + " (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))");
            statement.execute("INSERT INTO pgbench_accounts SELECT aid, 1, 0, '' FROM generate_series(1, " + ACCOUNTS
                    + ") AS aid");
            statement.execute("ALTER TABLE pgbench_accounts ADD PRIMARY KEY (aid)");
            statement.execute("VACUUM ANALYZE pgbench_accounts");
        }
    }

    @Override
    public void call() throws SQLException {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        int account = random.nextInt(1, ACCOUNTS + 1);
        int delta = random.nextInt(-5_000, 5_001);
        update.setInt(1, delta);
        update.setInt(2, account);
        update.executeUpdate();
        select.setInt(1, account);
        select.executeQuery().close();
        insert.setInt(1, random.nextInt(1, 11));
        insert.setInt(2, account);
        insert.setInt(3, delta);
        insert.executeUpdate();
        connection.commit();
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
