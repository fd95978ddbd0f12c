package io.reelmill.outbox;

import java.sql.SQLException;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;

/**
 * Hears of new rows for as long as it is open; the connection is as it was when it goes back to its pool. Meanwhile its
 * commits do not wait for the disk: a row whose removal a crash undoes is sent again, as any row may be.
 */
final class NotificationListener implements AutoCloseable {

    private final Handle handle;
    private final PGConnection connection;

    NotificationListener(Handle handle, String schema) throws SQLException {
        this.handle = handle;
        this.connection = handle.getConnection().unwrap(PGConnection.class);
        handle.execute("LISTEN " + schema + "_outbox");
        handle.execute("SET synchronous_commit = off");
        // A table that fills and empties all the time is known to the planner as it was a while ago, or not at all yet:
        // then it
        // would read all of it, with all that has been removed, to find the first rows that wait.
        handle.execute("SET enable_seqscan = off");
    }

    /** Wakes all that listen to a schema, as a new row would. */
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
