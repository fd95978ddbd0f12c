package io.reelmill.account.payment;

/**
 * What a payment provider says of a payment.
 *
 * @param detail why it was declined, or the link at which the customer authenticates; else null
 * @param reference by which the provider knows the payment, or null when it uses the payment's own id
 */
public record PaymentOutcome(PaymentStatus status, String detail, String reference) {

    public static PaymentOutcome of(PaymentStatus status) {
        return new PaymentOutcome(status, null, null);
    }
}
