package io.reelmill.account.payment;

import java.util.List;

/**
 * What a payment provider says of a payment.
 *
 * @param status up to {@link PaymentStatus#SUCCEEDED}; what went back afterwards is said by the refunds and disputes
 * @param detail why it was declined, or the link at which the customer authenticates; else null
 * @param reference by which the provider knows the payment, or null when it uses the payment's own id
 * @param refunded all refunds so far in minor units, or 0 when the report does not tell of them
 * @param disputes those that the report tells of
 */
public record PaymentOutcome(
        PaymentStatus status, String detail, String reference, long refunded, List<Dispute> disputes) {

    public PaymentOutcome {
        disputes = List.copyOf(disputes);
    }

    public PaymentOutcome(PaymentStatus status, String detail, String reference) {
        this(status, detail, reference, 0, List.of());
    }

    public static PaymentOutcome of(PaymentStatus status) {
        return new PaymentOutcome(status, null, null);
    }

    /** A payment of which money went back, so it was made. */
    static PaymentOutcome reversed(String reference, long refunded, List<Dispute> disputes) {
        return new PaymentOutcome(PaymentStatus.SUCCEEDED, null, reference, refunded, disputes);
    }
}
