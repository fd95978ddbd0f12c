package io.reelmill.account.payment;

import com.stripe.StripeClient;
import com.stripe.exception.CardException;
import com.stripe.exception.IdempotencyException;
import com.stripe.exception.InvalidRequestException;
import com.stripe.exception.StripeException;
import com.stripe.model.PaymentIntent;
import com.stripe.net.RequestOptions;
import com.stripe.param.DisputeListParams;
import com.stripe.param.PaymentIntentConfirmParams;
import com.stripe.param.PaymentIntentCreateParams;
import com.stripe.param.PaymentIntentRetrieveParams;
import com.stripe.param.PaymentIntentSearchParams;
import com.stripe.param.RefundListParams;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Stripe. A payment is a PaymentIntent that is confirmed at once on the saved method, off-session; its idempotency key and its
 * metadata carry the payment's id. Stripe forgets keys after a day at the earliest; by then the search knows the PaymentIntent. A saved
 * method is {@code cus_…/pm_…}, the customer and the payment method.
 */
final class StripePaymentGateway implements PaymentGateway {

    /** Key of the payment's id in the metadata. */
    static final String PAYMENT_ID = "payment_id";

    private static final Logger LOG = Logger.getLogger(StripePaymentGateway.class);

    private static final int CONFLICT = 409;
    private static final long MAX_PAGE = 100;

    private final StripeClient stripe;
    private final AuthenticationLinks links;

    StripePaymentGateway(StripeClient stripe, AuthenticationLinks links) {
        this.stripe = stripe;
        this.links = links;
    }

    @Override
    public PaymentOutcome charge(Charge charge) {
        PaymentIntentCreateParams.Builder params = PaymentIntentCreateParams.builder()
                .setAmount(charge.amount())
                .setCurrency(charge.currency().toLowerCase(Locale.ROOT))
                .setPaymentMethod(method(charge))
                .setOffSession(true)
                .setConfirm(true)
                .setDescription(charge.description())
                .putMetadata(PAYMENT_ID, charge.paymentId().toString());
        customer(charge).ifPresent(params::setCustomer);
        try {
            PaymentIntent intent = stripe.v1()
                    .paymentIntents()
                    .create(params.build(), key(charge.paymentId().toString()));
            return StripeOutcomes.of(intent, links.of(charge.paymentId()), List.of(), List.of());
        } catch (CardException e) {
            return StripeOutcomes.of(e, links.of(charge.paymentId()));
        } catch (InvalidRequestException e) {
            if (e.getStatusCode() == CONFLICT) {
                throw unknown(e);
            }
            LOG.errorf("payment %s is refused by Stripe: %s", charge.paymentId(), e.getMessage());
            return new PaymentOutcome(PaymentStatus.DECLINED, "the saved payment method cannot be used", null);
        } catch (StripeException e) {
            throw unknown(e);
        }
    }

    @Override
    public Optional<PaymentOutcome> find(UUID paymentId, String reference) {
        try {
            Optional<String> id = reference == null ? search(paymentId) : Optional.of(reference);
            if (id.isEmpty()) {
                return Optional.empty();
            }
            PaymentIntent intent = stripe.v1()
                    .paymentIntents()
                    .retrieve(
                            id.get(),
                            PaymentIntentRetrieveParams.builder()
                                    .addExpand("latest_charge")
                                    .build());
            return Optional.of(StripeOutcomes.of(intent, links.of(paymentId), refunds(intent), disputes(intent)));
        } catch (StripeException e) {
            throw unknown(e);
        }
    }

    /** Confirms once more, now with the customer there: the bank's page asks for what it needs and leads back to our link. */
    @Override
    public Optional<String> authenticate(Charge charge, String reference) {
        if (reference == null) {
            return Optional.empty();
        }
        try {
            PaymentIntent intent = stripe.v1()
                    .paymentIntents()
                    .confirm(
                            reference,
                            PaymentIntentConfirmParams.builder()
                                    .setPaymentMethod(method(charge))
                                    .setReturnUrl(links.of(charge.paymentId()))
                                    .build());
            return Optional.ofNullable(intent.getNextAction())
                    .map(PaymentIntent.NextAction::getRedirectToUrl)
                    .map(PaymentIntent.NextAction.RedirectToUrl::getUrl);
        } catch (CardException e) {
            LOG.infof("payment %s was not authenticated: %s", charge.paymentId(), e.getCode());
            return Optional.empty();
        } catch (StripeException e) {
            throw unknown(e);
        }
    }

    /** The payment that a PaymentIntent was made for, where the intent is one of ours. */
    Optional<UUID> paymentOf(String reference) {
        try {
            return StripeOutcomes.paymentId(stripe.v1()
                    .paymentIntents()
                    .retrieve(reference)
                    .getMetadata()
                    .get(PAYMENT_ID));
        } catch (StripeException e) {
            throw unknown(e);
        }
    }

    /**
     * All refunds of a PaymentIntent, each in its latest state. Events tell of one, or of a sum that may have been taken back since.
     *
     * @throws UnknownOutcomeException when Stripe cannot be asked
     */
    List<Refund> refunds(String reference) {
        try {
            return list(reference);
        } catch (StripeException e) {
            throw unknown(e);
        }
    }

    /** Refunds of an intent that was retrieved with its charge. */
    private List<Refund> refunds(PaymentIntent intent) throws StripeException {
        com.stripe.model.Charge charge = intent.getLatestChargeObject();
        boolean has = charge != null && charge.getAmountRefunded() != null && charge.getAmountRefunded() > 0;
        return has ? list(intent.getId()) : List.of();
    }

    private List<Refund> list(String reference) throws StripeException {
        List<Refund> refunds = new ArrayList<>();
        stripe.v1()
                .refunds()
                .list(RefundListParams.builder()
                        .setPaymentIntent(reference)
                        .setLimit(MAX_PAGE)
                        .build())
                .autoPagingIterable()
                .forEach(refund ->
                        refunds.add(StripeOutcomes.refund(refund.getId(), refund.getStatus(), refund.getAmount())));
        return refunds;
    }

    /** Disputes of an intent that was retrieved with its charge. */
    private List<Dispute> disputes(PaymentIntent intent) throws StripeException {
        if (intent.getLatestChargeObject() == null
                || !Boolean.TRUE.equals(intent.getLatestChargeObject().getDisputed())) {
            return List.of();
        }
        return stripe
                .v1()
                .disputes()
                .list(DisputeListParams.builder()
                        .setPaymentIntent(intent.getId())
                        .build())
                .getData()
                .stream()
                .map(dispute -> StripeOutcomes.dispute(dispute.getId(), dispute.getStatus(), dispute.getAmount()))
                .toList();
    }

    private Optional<String> search(UUID paymentId) throws StripeException {
        return stripe
                .v1()
                .paymentIntents()
                .search(PaymentIntentSearchParams.builder()
                        .setQuery("metadata['" + PAYMENT_ID + "']:'" + paymentId + "'")
                        .build())
                .getData()
                .stream()
                .map(PaymentIntent::getId)
                .findFirst();
    }

    private static UnknownOutcomeException unknown(StripeException e) {
        String what = e instanceof IdempotencyException ? "is still at work on it" : "gave no result";
        return new UnknownOutcomeException("Stripe " + what + " (" + e.getStatusCode() + ")", e);
    }

    private static RequestOptions key(String key) {
        return RequestOptions.builder().setIdempotencyKey(key).build();
    }

    private static String method(Charge charge) {
        return charge.method().substring(charge.method().indexOf('/') + 1);
    }

    private static Optional<String> customer(Charge charge) {
        int slash = charge.method().indexOf('/');
        return slash < 0 ? Optional.empty() : Optional.of(charge.method().substring(0, slash));
    }
}
