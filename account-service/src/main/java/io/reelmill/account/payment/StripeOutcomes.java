package io.reelmill.account.payment;

import com.stripe.exception.CardException;
import com.stripe.model.PaymentIntent;
import com.stripe.model.StripeError;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** What Stripe's answers mean for a payment. */
final class StripeOutcomes {

    private static final String AUTHENTICATION_REQUIRED = "authentication_required";

    private StripeOutcomes() {}

    /**
     * The status of a PaymentIntent, and what went back of it.
     *
     * @param link at which the customer authenticates, should that be needed
     * @param refunds of its charge
     * @param disputes of its charge
     */
    static PaymentOutcome of(PaymentIntent intent, String link, List<Refund> refunds, List<Dispute> disputes) {
        if (!refunds.isEmpty() || !disputes.isEmpty()) {
            return PaymentOutcome.reversed(intent.getId(), refunds, disputes);
        }
        StripeError error = intent.getLastPaymentError();
        return of(
                intent.getStatus(),
                error == null ? null : error.getCode(),
                error == null ? null : error.getMessage(),
                link,
                intent.getId());
    }

    /**
     * The status of a PaymentIntent.
     *
     * @param errorCode of its last payment, or null
     */
    static PaymentOutcome of(String status, String errorCode, String errorMessage, String link, String reference) {
        return switch (status) {
            case "succeeded" -> new PaymentOutcome(PaymentStatus.SUCCEEDED, null, reference);
            case "processing" -> new PaymentOutcome(PaymentStatus.PROCESSING, null, reference);
            case "requires_action", "requires_confirmation" ->
                new PaymentOutcome(PaymentStatus.ACTION_REQUIRED, link, reference);
            case "requires_payment_method" ->
                AUTHENTICATION_REQUIRED.equals(errorCode)
                        ? new PaymentOutcome(PaymentStatus.ACTION_REQUIRED, link, reference)
                        : new PaymentOutcome(PaymentStatus.DECLINED, reason(errorMessage), reference);
            default -> new PaymentOutcome(PaymentStatus.DECLINED, "the payment was canceled", reference);
        };
    }

    /** A refund in Stripe's words. One that is pending has left our account already. */
    static Refund refund(String id, String status, long amount) {
        boolean failed = "failed".equals(status) || "canceled".equals(status);
        return new Refund(id, failed ? Refund.Status.FAILED : Refund.Status.MADE, amount);
    }

    /** A dispute in Stripe's words. Of those that say {@code warning} or {@code prevented} no money was withdrawn. */
    static Dispute dispute(String id, String status, long amount) {
        return new Dispute(
                id,
                switch (status) {
                    case "needs_response", "under_review" -> Dispute.Status.OPEN;
                    case "won" -> Dispute.Status.WON;
                    case "lost" -> Dispute.Status.LOST;
                    default -> Dispute.Status.INQUIRY;
                },
                amount);
    }

    static PaymentOutcome of(CardException refusal, String link) {
        PaymentIntent intent = refusal.getStripeError() == null
                ? null
                : refusal.getStripeError().getPaymentIntent();
        String reference = intent == null ? null : intent.getId();
        return AUTHENTICATION_REQUIRED.equals(refusal.getCode())
                ? new PaymentOutcome(PaymentStatus.ACTION_REQUIRED, link, reference)
                : new PaymentOutcome(PaymentStatus.DECLINED, reason(refusal.getUserMessage()), reference);
    }

    /** The id in the metadata, where it is one of ours. */
    static Optional<UUID> paymentId(String text) {
        try {
            return Optional.ofNullable(text).map(UUID::fromString);
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // the account is used for other things too
        }
    }

    private static String reason(String message) {
        return message == null || message.isBlank() ? "the card was declined" : message;
    }
}
