package io.reelmill.account.payment;

/**
 * How much of an invoice's money has gone back by refunds and disputes.
 *
 * @param before in minor units, at the report before
 * @param amount in minor units, now
 * @param why {@link PaymentStatus#DISPUTED}, {@link PaymentStatus#REFUNDED}, or {@link PaymentStatus#SUCCEEDED} when nothing is gone
 */
public record Reversal(long before, long amount, PaymentStatus why) {

    /** The part of the credits of an invoice that is to be taken back: that of its money, rounded down. */
    public long of(long credits, long billed) {
        return amount >= billed ? credits : Math.multiplyExact(credits, amount) / billed;
    }

    /** Whether all of the money has just gone. */
    public boolean takesAll(long billed) {
        return amount >= billed && before < billed;
    }

    /** Whether all of the money was gone, and some has come back. */
    public boolean isTakenBack(long billed) {
        return before >= billed && amount < billed;
    }
}
