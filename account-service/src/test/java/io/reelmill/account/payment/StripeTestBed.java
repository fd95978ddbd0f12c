package io.reelmill.account.payment;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.payment.PaymentConfiguration.StripeSettings;
import io.reelmill.account.payment.StripeCallbacks.RefusedCallbackException;
import io.reelmill.account.purchase.Purchases.Order;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A ledger and purchases, paid through a Stripe that keeps to its published contract. */
abstract class StripeTestBed {

    LedgerFixture ledger;
    StripeServer stripe;
    BillingFixture billing;
    StripeCallbacks callbacks;

    @BeforeEach
    void open() {
        ledger = new LedgerFixture();
        stripe = new StripeServer();
        StripeSettings settings = settings(stripe.url());
        StripePaymentGateway[] gateway = new StripePaymentGateway[1];
        billing = new BillingFixture(ledger, links -> {
            gateway[0] = new StripePaymentGateway(PaymentConfiguration.client(settings), links);
            return gateway[0];
        });
        callbacks = new StripeCallbacks(billing.payments, gateway[0], billing.links, settings, ledger.clock);
    }

    @AfterEach
    void close() {
        assertThat(ledger.grantsThatDiffer()).isZero();
        assertThat(ledger.balancesThatDiffer()).isZero();
        stripe.close();
        ledger.close();
    }

    void tell(byte[] event) {
        try {
            callbacks.take(
                    event, StripeServer.signature(event, ledger.clock.instant().getEpochSecond(), StripeServer.SECRET));
        } catch (RefusedCallbackException e) {
            throw new AssertionError(e);
        }
    }

    void tellTwiceInAnyOrder(int seed, byte[]... events) {
        List<byte[]> all = new ArrayList<>(List.of(events));
        all.addAll(List.of(events));
        Collections.shuffle(all, new Random(seed));
        all.forEach(this::tell);
    }

    UUID buy(UUID workspace, String key) {
        return buy(workspace, key, 1);
    }

    UUID buy(UUID workspace, String key, int packs) {
        Optional<UUID> payment = ledger.jdbi.inTransaction(
                tx -> billing.purchases.prepare(tx, workspace, key, new Order("standard", packs, false)));
        billing.payments.collect(payment.orElseThrow());
        return payment.get();
    }

    void reconcile() {
        ledger.clock.pass(Duration.ofSeconds(30));
        billing.payments.reconcile();
    }

    PaymentStatus status(UUID payment) {
        return billing.payments.find(payment).orElseThrow().status();
    }

    String invoice(UUID workspace) {
        return billing.text("SELECT status FROM account.invoices WHERE workspace_id = ?", workspace);
    }

    int credits(UUID workspace) {
        return ledger.balances(workspace).nonExpiring();
    }

    private static StripeSettings settings(String url) {
        return new StripeSettings() {
            @Override
            public Optional<String> secretKey() {
                return Optional.of("sk_test_1");
            }

            @Override
            public Optional<List<String>> webhookSecrets() {
                return Optional.of(List.of("whsec_former", StripeServer.SECRET));
            }

            @Override
            public Duration callbackTolerance() {
                return Duration.ofMinutes(5);
            }

            @Override
            public Duration timeout() {
                return Duration.ofSeconds(20);
            }

            @Override
            public String apiBase() {
                return url;
            }
        };
    }
}
