package io.reelmill.outbox;

import java.sql.SQLException;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;

/**
 * Waits for notifications of new rows. While it is open the connection has its own settings, which are reset at the end.
 * Its commits do not wait for the disk: if a crash undoes the deletion of a row, the message is sent again, which consumers
 * expect anyway.
 */
final class NotificationListener implements AutoCloseable {

    private final Handle handle;
    private final PGConnection connection;

    NotificationListener(Handle handle, String schema) throws SQLException {
        this.handle = handle;
        this.connection = handle.getConnection().unwrap(PGConnection.class);
        handle.execute("LISTEN " + schema + "_outbox");
        handle.execute("SET synchronous_commit = off");
        // The planner's statistics of a table that fills and empties all the time are wrong. With them it would read
        // the
        // whole table, deleted rows included, to find the first waiting ones.
        handle.execute("SET enable_seqscan = off");
    }

    /** Wakes all listeners of a schema, as a new row would. */
    static void call(Handle handle, String schema) {
        handle.execute("NOTIFY " + schema + "_outbox");
    }

    /** Returns when rows were added since the last call, or after the given time. */
    void await(Duration longest) throws SQLException {
        connection.getNotifications((int) longest.toMillis());
    }

    @Override
    public void close() {
        handle.execute("UNLISTEN *");
        handle.execute("RESET synchronous_commit");
        handle.execute("RESET enable_seqscan");
    }
}
