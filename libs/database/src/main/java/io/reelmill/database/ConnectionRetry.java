package io.reelmill.database;

import java.sql.SQLException;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Repeats a look-up after a lost connection. A pool gives out connections that were lost together one after another, and finds
 * each of them broken only when it is used; so the first failure says nothing about the next connection.
 */
public final class ConnectionRetry {

    /** More than a pool of ours holds, so that the last try gets a new connection. */
    private static final int MAX_TRIES = 64;

    /** 08003 and 08006: a connection is lost; 57P01 and 57P02: the server ended it. Who gets no new connection sees 08001. */
    private static final Set<String> BROKEN = Set.of("08003", "08006", "57P01", "57P02");

    private ConnectionRetry() {}

    /**
     * Runs a look-up until it gets a connection that works.
     *
     * @param lookUp has no effect that lasts, as it may be run several times
     * @throws RuntimeException the last failure, at once where it is not that of a broken connection
     */
    public static <T> T onNewConnections(Supplier<T> lookUp) {
        for (int tries = 1; true; tries++) {
            try {
                return lookUp.get();
            } catch (RuntimeException e) {
                if (tries == MAX_TRIES || !isBrokenConnection(e)) {
                    throw e;
                }
            }
        }
    }

    private static boolean isBrokenConnection(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return sql.getSQLState() != null && BROKEN.contains(sql.getSQLState());
            }
        }
        return false;
    }
}
