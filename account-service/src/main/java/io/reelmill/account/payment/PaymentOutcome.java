package io.reelmill.account.payment;

import java.util.List;

/**
 * What a payment provider says of a payment.
 *
 * @param status up to {@link PaymentStatus#SUCCEEDED}; what went back afterwards is said by the refunds and disputes
 * @param detail why it was declined, or the link at which the customer authenticates; else null
 * @param reference by which the provider knows the payment, or null when it uses the payment's own id
 * @param refunds all of them so far, or none when the report does not tell of them
 * @param disputes those that the report tells of
 */
public record PaymentOutcome(
        PaymentStatus status, String detail, String reference, List<Refund> refunds, List<Dispute> disputes) {

    public PaymentOutcome {
        refunds = List.copyOf(refunds);
        disputes = List.copyOf(disputes);
    }

    public PaymentOutcome(PaymentStatus status, String detail, String reference) {
        this(status, detail, reference, List.of(), List.of());
    }

    public static PaymentOutcome of(PaymentStatus status) {
        return new PaymentOutcome(status, null, null);
    }

    /** A payment of which money went back, so it was made. */
    static PaymentOutcome reversed(String reference, List<Refund> refunds, List<Dispute> disputes) {
        return new PaymentOutcome(PaymentStatus.SUCCEEDED, null, reference, refunds, disputes);
    }
}
