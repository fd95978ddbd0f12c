package io.reelmill.account.ledger;

import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/**
 * Credits on their way between accounts of one workspace.
 *
 * @param reason machine word for the account's history
 * @param reference names what is done once only for a workspace, or null
 * @param reservationId of a {@link Kind#RESERVE}, {@link Kind#SETTLE} or {@link Kind#REFUND}, else null
 * @param gains what each account gains or, below zero, gives; together zero
 */
public record Transfer(
        UUID workspaceId,
        Kind kind,
        String reason,
        String reference,
        UUID reservationId,
        Map<LedgerAccount, Long> gains) {

    /** Why credits move. */
    public enum Kind {
        ISSUE,
        EXPIRE,
        RESERVE,
        SETTLE,
        REFUND,
        REVOKE,
        RESTORE;

        /** What stands in the database. */
        public String column() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What an account gains or, below zero, gives. */
    long gain(LedgerAccount account) {
        return gains.getOrDefault(account, 0L);
    }
}
