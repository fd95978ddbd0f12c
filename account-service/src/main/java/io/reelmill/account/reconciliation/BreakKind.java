package io.reelmill.account.reconciliation;

import java.util.Locale;

/** In which way two sides do not agree. */
public enum BreakKind {
    /** An invoice for a pack is paid, and its credits were not given, or others than those. */
    PAID_WITHOUT_CREDITS,
    /** Credits of a pack were given, and its invoice is not paid or not there. */
    CREDITS_WITHOUT_PAYMENT,
    /** A payment was refunded or disputed, and its credits were not taken back. */
    REFUNDED_WITHOUT_REVOCATION,
    /** Credits of a pack were taken back, and its payment stands. */
    REVOKED_WITHOUT_REFUND,
    /** A grant has no transfer in the ledger, or one of another amount. */
    GRANT_WITHOUT_TRANSFER,
    /** The grants of a workspace have other credits left than its balances and reservations say. */
    GRANTS_DIFFER_FROM_BALANCES,
    /** A render has ended and costs credits, and none were ever reserved for it. */
    RENDER_WITHOUT_RESERVATION,
    /** A render has ended, and its credits are still reserved. */
    RENDER_NOT_SETTLED,
    /** A render was charged with other credits than it used. */
    CHARGE_DIFFERS,
    /** Credits were charged for a render that the render-service does not know. */
    CHARGE_WITHOUT_RENDER,
    /** Credits were charged for a render that has not ended. */
    CHARGED_BEFORE_THE_END;

    String column() {
        return name().toLowerCase(Locale.ROOT);
    }
}
