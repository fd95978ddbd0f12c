package io.reelmill.account.purchase;

/**
 * What a payment provider says of a payment.
 *
 * @param detail why it was declined, or the link at which the customer authenticates; else null
 */
public record PaymentOutcome(PaymentStatus status, String detail) {

    static PaymentOutcome of(PaymentStatus status) {
        return new PaymentOutcome(status, null);
    }
}
