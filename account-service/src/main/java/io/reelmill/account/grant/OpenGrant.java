package io.reelmill.account.grant;

import io.reelmill.account.ledger.LedgerAccount;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Locale;
import java.util.UUID;

/** A grant that has credits left. */
record OpenGrant(UUID id, LedgerAccount account, long remaining, Instant expiresAt) {

    static OpenGrant of(ResultSet row) throws SQLException {
        Timestamp expiry = row.getTimestamp("expires_at");
        return new OpenGrant(
                row.getObject("id", UUID.class),
                LedgerAccount.valueOf(row.getString("account").toUpperCase(Locale.ROOT)),
                row.getLong("remaining"),
                expiry == null ? null : expiry.toInstant());
    }

    boolean isExpired(Instant now) {
        return expiresAt != null && !expiresAt.isAfter(now);
    }
}
