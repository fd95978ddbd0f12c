package io.reelmill.account.payment;

import java.util.Locale;

/**
 * Money of a payment that the operator gives back.
 *
 * @param reference by which the provider knows it
 * @param amount in minor units, at least 0
 */
public record Refund(String reference, Status status, long amount) {

    /** How far it is. Reports come late and out of order; one that has failed stays so. */
    public enum Status {
        /** The money is gone, or on its way. */
        MADE,
        /** The customer's bank did not take it: the money came back. */
        FAILED;

        String column() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
