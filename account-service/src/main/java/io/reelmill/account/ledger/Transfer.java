package io.reelmill.account.ledger;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/**
 * Credits on their way between accounts of one workspace.
 *
 * @param reason machine word for the account's history
 * @param reference names what is done once only for a workspace, or null
 * @param reservationId of a {@link Kind#RESERVE} or {@link Kind#SETTLE}, else null
 * @param entries what each account gains or, below zero, gives; accounts without a change are left out
 */
public record Transfer(
        UUID workspaceId,
        Kind kind,
        String reason,
        String reference,
        UUID reservationId,
        Map<LedgerAccount, Long> entries) {

    /** Why credits move. */
    public enum Kind {
        ISSUE,
        EXPIRE,
        RESERVE,
        SETTLE;

        String column() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Transfer {
        Map<LedgerAccount, Long> changes = new EnumMap<>(LedgerAccount.class);
        entries.forEach((account, amount) -> {
            if (amount != 0) {
                changes.put(account, amount);
            }
        });
        entries = changes;
    }
}
