package io.reelmill.account.purchase;

import io.reelmill.account.LedgerFixture;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Purchases with the embedded provider, whose calls are counted. */
public final class PurchaseFixture implements PaymentGateway {

    static final int CREDITS = 1_000;

    private final EmbeddedPaymentGateway embedded;
    final AtomicInteger charges = new AtomicInteger();
    public final Purchases purchases;

    public PurchaseFixture(LedgerFixture ledger) {
        embedded = new EmbeddedPaymentGateway(
                ledger.jdbi, new AuthenticationLinks("http://localhost:8080/", "link-secret"), ledger.clock);
        purchases = new Purchases(ledger.jdbi, ledger.grants, this, settings(), ledger.clock);
    }

    @Override
    public PaymentOutcome charge(Charge charge) {
        charges.incrementAndGet();
        return embedded.charge(charge);
    }

    @Override
    public Optional<PaymentOutcome> find(UUID paymentId) {
        return embedded.find(paymentId);
    }

    void authenticate(UUID paymentId) {
        embedded.authenticate(paymentId);
    }

    private static PackSettings settings() {
        return new PackSettings() {
            @Override
            public Map<String, Pack> packs() {
                return Map.of("standard", new Pack() {
                    @Override
                    public int credits() {
                        return CREDITS;
                    }

                    @Override
                    public long amount() {
                        return 1_000;
                    }

                    @Override
                    public String currency() {
                        return "USD";
                    }
                });
            }

            @Override
            public String autoTopupPack() {
                return "standard";
            }

            @Override
            public Duration reconcileAfter() {
                return Duration.ofSeconds(30);
            }

            @Override
            public Duration check() {
                return Duration.ofSeconds(10);
            }
        };
    }
}
