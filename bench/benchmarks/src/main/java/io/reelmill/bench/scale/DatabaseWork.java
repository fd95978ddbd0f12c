package io.reelmill.bench.scale;

import io.reelmill.local.suite.Suite;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * What the database server has done so far, those of other processes than this one included.
 *
 * @param milliseconds in which it has run statements
 * @param rowsRead entries of indexes and rows of tables that scans have returned
 * @param logBytes of the write-ahead log
 */
record DatabaseWork(double milliseconds, double rowsRead, double rowsWritten, double transactions, double logBytes) {

    /** Servers of connections that are closed have reported everything; those of others do so about once a second. */
    static DatabaseWork read(Suite suite) throws SQLException {
        try (Connection connection = DriverManager.getConnection(
                        suite.database().jdbcUrl(),
                        suite.database().user(),
                        suite.database().password());
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("""
                        SELECT active_time, tup_returned, tup_inserted + tup_updated + tup_deleted, xact_commit,
                               pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')
                          FROM pg_stat_database WHERE datname = current_database()""")) {
            row.next();
            return new DatabaseWork(
                    row.getDouble(1), row.getDouble(2), row.getDouble(3), row.getDouble(4), row.getDouble(5));
        }
    }

    DatabaseWork since(DatabaseWork before) {
        return new DatabaseWork(
                milliseconds - before.milliseconds,
                rowsRead - before.rowsRead,
                rowsWritten - before.rowsWritten,
                transactions - before.transactions,
                logBytes - before.logBytes);
    }
}
