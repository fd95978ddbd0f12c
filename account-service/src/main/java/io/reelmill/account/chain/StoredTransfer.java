package io.reelmill.account.chain;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;

/**
 * A transfer as it is stored.
 *
 * @param id rises with the commits of its workspace, because it is drawn under the lock of the workspace's balances
 * @param reference or null
 * @param reservationId or null
 */
public record StoredTransfer(
        long id,
        UUID workspaceId,
        String kind,
        String reason,
        String reference,
        UUID reservationId,
        long regular,
        long nonExpiring,
        long reserved,
        long issued,
        long consumed,
        long expired,
        long debt,
        Instant createdAt) {

    static StoredTransfer of(ResultSet row) throws SQLException {
        return new StoredTransfer(
                row.getLong("id"),
                row.getObject("workspace_id", UUID.class),
                row.getString("kind"),
                row.getString("reason"),
                row.getString("reference"),
                row.getObject("reservation_id", UUID.class),
                row.getLong("regular"),
                row.getLong("non_expiring"),
                row.getLong("reserved"),
                row.getLong("issued"),
                row.getLong("consumed"),
                row.getLong("expired"),
                row.getLong("debt"),
                row.getTimestamp("created_at").toInstant());
    }

    /** Credits that can be spent after it, compared with before. */
    public long spendable() {
        return regular + nonExpiring;
    }
}
