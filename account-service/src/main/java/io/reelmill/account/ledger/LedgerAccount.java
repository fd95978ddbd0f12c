package io.reelmill.account.ledger;

import java.util.Locale;

/** The accounts of each workspace: its own, and those that show where credits came from and went. */
public enum LedgerAccount {
    /** Credits of the present period, which end with it. */
    REGULAR,
    /** Credits that stay until they are used. */
    NON_EXPIRING,
    /** Credits held for work under way. */
    RESERVED,
    /** Where credits come from: minus all that were ever given. */
    ISSUED,
    /** Credits that were charged. */
    CONSUMED,
    /** Credits that ended with their period. */
    EXPIRED,
    /** Credits that were revoked after they had been spent; zero or below. */
    DEBT;

    String column() {
        return name().toLowerCase(Locale.ROOT);
    }
}
