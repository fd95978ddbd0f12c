package io.reelmill.account.purchase;

import java.util.Optional;
import java.util.UUID;

/** A payment provider that charges saved payment methods while the customer is away. */
public interface PaymentGateway {

    /**
     * A payment to be made.
     *
     * @param paymentId the provider's idempotency key: repeated calls make one payment
     * @param method the provider's reference of the saved method
     * @param amount in minor units, above 0
     * @param currency ISO 4217 code
     */
    record Charge(UUID paymentId, String method, long amount, String currency) {}

    /** A call whose result is not known: the payment may have been made or not. */
    final class UnknownOutcomeException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UnknownOutcomeException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** @throws UnknownOutcomeException when the provider does not answer in time */
    PaymentOutcome charge(Charge charge);

    /**
     * What has become of a payment; empty when the provider has never heard of it.
     *
     * @throws UnknownOutcomeException when the provider does not answer in time
     */
    Optional<PaymentOutcome> find(UUID paymentId);
}
