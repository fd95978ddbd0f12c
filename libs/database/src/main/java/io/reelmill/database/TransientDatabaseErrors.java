package io.reelmill.database;

import java.sql.SQLException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Tells a database that is away or overloaded, where the same call may succeed later, from one that refuses the call. */
public final class TransientDatabaseErrors {

    /** SQLSTATE classes: 08 connection, 53 insufficient resources, 58 system error outside PostgreSQL. */
    private static final Set<String> CLASSES = Set.of("08", "53", "58");

    /** Single SQLSTATEs: serialization failure, deadlock, and the shutdown, crash and start of the server. */
    private static final Set<String> STATES = Set.of("40001", "40P01", "57P01", "57P02", "57P03", "57P05");

    private TransientDatabaseErrors() {}

    /**
     * Whether the same call may succeed later. An error without an SQLSTATE says nothing about the connection and is final,
     * with one exception: the connection pool's own timeout. The transaction manager reports a commit that failed by an exception
     * whose cause is suppressed, so those are looked at too.
     */
    public static boolean matches(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return matches(sql);
            }
            if (Stream.of(cause.getSuppressed()).anyMatch(TransientDatabaseErrors::matches)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(SQLException failure) {
        String state = failure.getSQLState();
        if (state == null || state.length() < 2) {
            return failure instanceof SQLTransientConnectionException
                    || failure instanceof SQLRecoverableException
                    || failure.getCause()
                            instanceof TimeoutException // Agroal: no connection within the acquisition timeout
                    || failure.getCause() instanceof SQLException cause && matches(cause);
        }
        return CLASSES.contains(state.substring(0, 2)) || STATES.contains(state);
    }
}
