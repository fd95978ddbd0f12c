package io.reelmill.account.grant;

import io.reelmill.account.ledger.LedgerAccount;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

/**
 * Credits to be given.
 *
 * @param credits above 0
 * @param expiresAt with categories that expire, else null
 * @param reason a machine word for the account's history
 * @param reference given once for each reference of a workspace
 * @param invoiceId the invoice that was paid for them, or null
 */
public record NewGrant(
        UUID workspaceId,
        GrantCategory category,
        int credits,
        Instant expiresAt,
        String reason,
        String reference,
        UUID invoiceId) {

    public NewGrant {
        Objects.requireNonNull(workspaceId, "workspaceId");
        Objects.requireNonNull(reference, "reference");
        if (credits <= 0) {
            throw new IllegalArgumentException("a grant must have more than 0 credits, not " + credits);
        }
        if (category.expires() != (expiresAt != null)) {
            throw new IllegalArgumentException(
                    category.column() + " credits " + (category.expires() ? "need an expiry" : "do not expire"));
        }
    }

    /** One that no invoice was paid for. */
    public NewGrant(
            UUID workspaceId, GrantCategory category, int credits, Instant expiresAt, String reason, String reference) {
        this(workspaceId, category, credits, expiresAt, reason, reference, null);
    }

    LedgerAccount account() {
        return category.expires() ? LedgerAccount.REGULAR : LedgerAccount.NON_EXPIRING;
    }
}
