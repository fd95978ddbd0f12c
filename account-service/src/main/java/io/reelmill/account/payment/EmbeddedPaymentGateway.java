package io.reelmill.account.payment;

import jakarta.enterprise.inject.Typed;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/**
 * A payment provider for development that moves no money. The saved method says how it behaves: {@value #PAYS}, {@value
 * #DECLINES}, {@value #AUTHENTICATES} or {@value #TIMES_OUT}, which makes the payment and never answers.
 */
@Singleton
@Typed(EmbeddedPaymentGateway.class)
public class EmbeddedPaymentGateway implements PaymentGateway {

    public static final String PAYS = "card_pays";
    public static final String DECLINES = "card_declines";
    public static final String AUTHENTICATES = "card_needs_authentication";
    public static final String TIMES_OUT = "card_times_out";

    private final Jdbi jdbi;
    private final AuthenticationLinks links;
    private final Clock clock;

    public EmbeddedPaymentGateway(Jdbi jdbi, AuthenticationLinks links, Clock clock) {
        this.jdbi = jdbi;
        this.links = links;
        this.clock = clock;
    }

    @Override
    public PaymentOutcome charge(Charge charge) {
        PaymentStatus status =
                switch (charge.method()) {
                    case PAYS, TIMES_OUT -> PaymentStatus.SUCCEEDED;
                    case AUTHENTICATES -> PaymentStatus.ACTION_REQUIRED;
                    default -> PaymentStatus.DECLINED;
                };
        jdbi.useHandle(handle -> handle.createUpdate("""
                        INSERT INTO account.embedded_payments (id, amount, currency, status, created_at)
                        VALUES (:id, :amount, :currency, :status, :at) ON CONFLICT (id) DO NOTHING""")
                .bind("id", charge.paymentId())
                .bind("amount", charge.amount())
                .bind("currency", charge.currency())
                .bind("status", status.column())
                .bind("at", clock.instant())
                .execute());
        if (charge.method().equals(TIMES_OUT)) {
            throw new UnknownOutcomeException("the payment provider did not answer in time", null);
        }
        return find(charge.paymentId(), null).orElseThrow();
    }

    @Override
    public Optional<PaymentOutcome> find(UUID paymentId, String reference) {
        return jdbi.withHandle(
                        handle -> handle.createQuery("SELECT status FROM account.embedded_payments WHERE id = :id")
                                .bind("id", paymentId)
                                .mapTo(String.class)
                                .findOne())
                .map(PaymentStatus::ofColumn)
                .map(status -> switch (status) {
                    case ACTION_REQUIRED -> new PaymentOutcome(status, links.of(paymentId), null);
                    case DECLINED -> new PaymentOutcome(status, "the card was declined", null);
                    default -> PaymentOutcome.of(status);
                });
    }

    /** The payment that waits succeeds; there is no other page. */
    @Override
    public Optional<String> authenticate(Charge charge, String reference) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "UPDATE account.embedded_payments SET status = :to WHERE id = :id AND status = :from")
                .bind("to", PaymentStatus.SUCCEEDED.column())
                .bind("id", charge.paymentId())
                .bind("from", PaymentStatus.ACTION_REQUIRED.column())
                .execute());
        return Optional.empty();
    }
}
