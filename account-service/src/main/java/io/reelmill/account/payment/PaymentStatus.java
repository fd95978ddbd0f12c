package io.reelmill.account.payment;

import java.util.Locale;

/** How far a payment is. Reports of a provider come late, twice and out of order, so a status only ever advances. */
public enum PaymentStatus {
    PENDING(0),
    PROCESSING(1),
    ACTION_REQUIRED(1),
    DECLINED(2),
    SUCCEEDED(3),
    /** All of it went back. */
    REFUNDED(4),
    /** A dispute of it, or of a part, is open or lost. */
    DISPUTED(4);

    private final int rank;

    PaymentStatus(int rank) {
        this.rank = rank;
    }

    /** Whether a report of the other status says something new. A payment may change between the two unfinished ones. */
    public boolean advancesTo(PaymentStatus next) {
        return next.rank > rank || (next.rank == rank && rank == PROCESSING.rank && next != this);
    }

    /** Whether the provider has decided. */
    public boolean isFinal() {
        return rank >= DECLINED.rank;
    }

    public String column() {
        return name().toLowerCase(Locale.ROOT);
    }

    static PaymentStatus ofColumn(String column) {
        return valueOf(column.toUpperCase(Locale.ROOT));
    }
}
