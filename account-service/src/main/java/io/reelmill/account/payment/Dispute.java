package io.reelmill.account.payment;

import java.util.Locale;

/**
 * A customer's bank asks the money of a payment back.
 *
 * @param reference by which the provider knows it
 * @param amount in minor units, at least 0
 */
public record Dispute(String reference, Status status, long amount) {

    /** How far it is. Reports come late and out of order, so a status only ever advances. */
    public enum Status {
        /** The bank asks a question; no money has moved. */
        INQUIRY(0),
        /** The money is withdrawn until it is decided. */
        OPEN(1),
        /** The money came back. */
        WON(2),
        /** The money is gone. */
        LOST(2);

        private final int rank;

        Status(int rank) {
            this.rank = rank;
        }

        boolean advancesTo(Status next) {
            return next.rank > rank;
        }

        String column() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Status ofColumn(String column) {
            return valueOf(column.toUpperCase(Locale.ROOT));
        }
    }
}
