package io.reelmill.account.payment;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.stripe.exception.SignatureVerificationException;
import com.stripe.net.Webhook;
import io.reelmill.account.payment.PaymentConfiguration.StripeSettings;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Takes in what Stripe reports by callbacks, which come twice, late, in any order and before the answer of the call. The body is
 * signed together with its time; one that is forged or stale is refused.
 */
@Singleton
public class StripeCallbacks {

    /** A callback that does not come from Stripe, or not now. */
    public static final class RefusedCallbackException extends Exception {
        private static final long serialVersionUID = 1;

        RefusedCallbackException(String message) {
            super(message);
        }
    }

    private static final Logger LOG = Logger.getLogger(StripeCallbacks.class);
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Events that tell how far a payment is; that of its creation may show it before it was tried. */
    private static final Set<String> RESULTS = Set.of(
            "payment_intent.succeeded",
            "payment_intent.processing",
            "payment_intent.payment_failed",
            "payment_intent.requires_action",
            "payment_intent.canceled");

    /** Events of refunds: some tell of the refund, one of the charge with the sum. */
    private static final Set<String> REFUNDS =
            Set.of("charge.refunded", "charge.refund.updated", "refund.created", "refund.updated", "refund.failed");

    private final Payments payments;
    private final PaymentGateway gateway;
    private final AuthenticationLinks links;
    private final StripeSettings settings;
    private final Clock clock;

    public StripeCallbacks(
            Payments payments,
            PaymentGateway gateway,
            AuthenticationLinks links,
            StripeSettings settings,
            Clock clock) {
        this.payments = payments;
        this.gateway = gateway;
        this.links = links;
        this.settings = settings;
        this.clock = clock;
    }

    /**
     * Takes in one callback. What is not about a payment of ours is ignored.
     *
     * @param body as it was received, byte for byte
     * @param signature the header {@code Stripe-Signature}
     * @throws RefusedCallbackException when the signature does not fit or is too old; nothing has moved
     */
    public void take(byte[] body, String signature) throws RefusedCallbackException {
        JsonNode event = verified(new String(body, StandardCharsets.UTF_8), signature);
        String type = event.path("type").asText();
        JsonNode object = event.path("data").path("object");
        if (RESULTS.contains(type)) {
            JsonNode error = object.path("last_payment_error");
            StripeOutcomes.paymentId(object.path("metadata")
                            .path(StripePaymentGateway.PAYMENT_ID)
                            .textValue())
                    .ifPresent(id -> payments.report(
                            id,
                            StripeOutcomes.of(
                                    object.path("status").asText(),
                                    error.path("code").textValue(),
                                    error.path("message").textValue(),
                                    links.of(id),
                                    object.path("id").textValue())));
        } else if (REFUNDS.contains(type)) {
            reverse(object, this::refunds, List.of());
        } else if (type.startsWith("charge.dispute.")) {
            reverse(
                    object,
                    intent -> List.of(),
                    List.of(StripeOutcomes.dispute(
                            object.path("id").asText(),
                            object.path("status").asText(),
                            object.path("amount").asLong())));
        } else {
            LOG.debugf(
                    "Stripe's event %s of type %s changes nothing",
                    event.path("id").asText(), type);
        }
    }

    /** @param refunds of a PaymentIntent */
    private void reverse(JsonNode object, Function<String, List<Refund>> refunds, List<Dispute> disputes) {
        String intent = object.path("payment_intent").textValue();
        if (intent != null) {
            payments.byReference(intent)
                    .or(() -> paymentOf(intent))
                    .ifPresent(id ->
                            payments.report(id, PaymentOutcome.reversed(intent, refunds.apply(intent), disputes)));
        }
    }

    /** Asks Stripe: an event tells of one refund or of a sum, and may be older than what failed since. */
    private List<Refund> refunds(String intent) {
        return gateway instanceof StripePaymentGateway stripe ? stripe.refunds(intent) : List.of();
    }

    /** Asks Stripe: the answer of the call that made the payment may have been lost. */
    private Optional<UUID> paymentOf(String intent) {
        return gateway instanceof StripePaymentGateway stripe ? stripe.paymentOf(intent) : Optional.empty();
    }

    private JsonNode verified(String body, String signature) throws RefusedCallbackException {
        List<String> secrets = settings.webhookSecrets().orElse(List.of());
        if (signature == null || secrets.isEmpty()) {
            throw new RefusedCallbackException("the callback is not signed");
        }
        String reason = "";
        for (String secret : secrets) {
            try {
                Webhook.Signature.verifyHeader(
                        body, signature, secret, settings.callbackTolerance().toSeconds(), clock);
                return JSON.readTree(body);
            } catch (SignatureVerificationException | NumberFormatException e) { // the latter for a time that is none
                reason = e.getMessage();
            } catch (JsonProcessingException e) {
                throw new RefusedCallbackException("the callback is no JSON");
            }
        }
        LOG.warnf("a callback is refused: %s", reason);
        throw new RefusedCallbackException("the signature of the callback does not fit, or is too old");
    }
}
