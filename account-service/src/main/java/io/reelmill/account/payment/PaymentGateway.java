package io.reelmill.account.payment;

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
     * @param description what is paid for, as the customer's bank may show it
     */
    record Charge(UUID paymentId, String method, long amount, String currency, String description) {}

    /** A call whose result is not known: the payment may have been made or not. */
    final class UnknownOutcomeException extends RuntimeException {
        private static final long serialVersionUID = 1;

        public UnknownOutcomeException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    /** @throws UnknownOutcomeException when the provider does not answer in time, or answers that it cannot say */
    PaymentOutcome charge(Charge charge);

    /**
     * What has become of a payment; empty when the provider has never heard of it.
     *
     * @param reference by which the provider knows it, or null when no answer has come yet
     * @throws UnknownOutcomeException as above
     */
    Optional<PaymentOutcome> find(UUID paymentId, String reference);

    /**
     * The customer is at the signed link of a payment that waits for authentication.
     *
     * @param charge the payment once more
     * @param reference as in {@link #find}
     * @return the provider's page to go on at; empty when nothing more is to be done
     * @throws UnknownOutcomeException as above
     */
    Optional<String> authenticate(Charge charge, String reference);
}
