package io.reelmill.intake;

import java.sql.SQLException;
import java.util.Set;

/** Tells a database that is away, or busy, from one that refuses. */
public final class TransientDatabaseErrors {

    /** SQLSTATE classes that pass: connection, rollback by conflict, resources, operator's intervention, system. */
    private static final Set<String> PASSING = Set.of("08", "40", "53", "57", "58");

    private TransientDatabaseErrors() {}

    /** Whether a failure is worth another try as it stands. */
    public static boolean matches(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                String state = sql.getSQLState();
                // The pool's own exceptions, such as "no connection in time", have no state.
                return state == null || (state.length() > 1 && PASSING.contains(state.substring(0, 2)));
            }
        }
        return false;
    }
}
