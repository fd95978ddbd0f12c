package io.reelmill.account.reconciliation;

import java.util.Locale;

/** In which way two sides do not agree. */
public enum BreakKind {
    /** An invoice is paid, and its credits were not given, or others than those. */
    PAID_WITHOUT_CREDITS,
    /** Credits were given for an invoice that is not paid, has no payment or is not there. */
    CREDITS_WITHOUT_PAYMENT,
    /** A payment was made, and its invoice is not paid. */
    PAYMENT_OF_UNPAID_INVOICE,
    /** More was paid than an invoice asks for. */
    PAID_TWICE,
    /** Money went back by a refund or dispute, and that part of the credits was not taken back. */
    REFUNDED_WITHOUT_REVOCATION,
    /** More credits were taken back than money went back. */
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
