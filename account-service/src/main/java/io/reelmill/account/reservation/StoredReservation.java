package io.reelmill.account.reservation;

import io.reelmill.contracts.account.AccountApi;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;

/**
 * A reservation as it is stored.
 *
 * @param fromRegular how many of the credits were regular ones; the others were non-expiring
 */
record StoredReservation(
        UUID id, UUID workspaceId, int credits, int fromRegular, String state, int captured, Instant createdAt) {

    static final String PENDING = "pending";
    static final String COLUMNS = "id, workspace_id, credits, from_regular, state, captured, created_at";

    static StoredReservation of(ResultSet row) throws SQLException {
        return new StoredReservation(
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getInt("credits"),
                row.getInt("from_regular"),
                row.getString("state"),
                row.getInt("captured"),
                row.getTimestamp("created_at").toInstant());
    }

    boolean isPending() {
        return state.equals(PENDING);
    }

    StoredReservation settled(int capture) {
        return new StoredReservation(
                id, workspaceId, credits, fromRegular, capture > 0 ? "captured" : "released", capture, createdAt);
    }

    /** Of the credits to be charged, those that were regular: they are used first. */
    int regularOf(int capture) {
        return Math.min(fromRegular, capture);
    }

    AccountApi.Reservation toContract() {
        return new AccountApi.Reservation(id, workspaceId, credits, state, captured, createdAt);
    }
}
