package io.reelmill.account.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.payment.Dispute;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import io.reelmill.account.payment.PaymentOutcome;
import io.reelmill.account.payment.PaymentStatus;
import io.reelmill.account.payment.Refund;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PurchasesTest {

    private static LedgerFixture ledger;
    private static BillingFixture fixture;

    @BeforeAll
    static void open() {
        ledger = new LedgerFixture();
        fixture = new BillingFixture(ledger);
    }

    @AfterAll
    static void close() {
        ledger.close();
    }

    @AfterEach
    void shouldAddUp() {
        assertThat(ledger.grantsThatDiffer()).isZero();
        assertThat(ledger.balancesThatDiffer()).isZero();
    }

    @Test
    void shouldPayOnceAndGiveTheCreditsOnceForEachKey() throws Exception {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS);
        int before = fixture.charges.get();
        ExecutorService clients = Executors.newFixedThreadPool(100);
        try {
            List<Callable<Purchase>> calls = IntStream.range(0, 100)
                    .<Callable<Purchase>>mapToObj(i -> () -> fixture.purchases.buy(workspace, "one key"))
                    .toList();
            List<UUID> invoices = new ArrayList<>();
            for (Future<Purchase> call : clients.invokeAll(calls)) {
                invoices.add(call.get().invoiceId());
            }
            assertThat(Set.copyOf(invoices)).hasSize(1);
        } finally {
            clients.shutdown();
        }
        assertThat(fixture.charges.get() - before).isEqualTo(1);
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);

        fixture.purchases.buy(workspace, "another key");
        assertThat(credits(workspace)).isEqualTo(2 * BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldMoveNothingWhenTheCardIsDeclinedOrNothingIsSaved() {
        UUID workspace = workspace(EmbeddedPaymentGateway.DECLINES);
        Purchase declined = fixture.purchases.buy(workspace, "a");
        assertThat(declined.invoiceStatus()).isEqualTo("void");
        assertThat(declined.detail()).isEqualTo("the card was declined");
        assertThat(credits(workspace)).isZero();
        assertThatThrownBy(() -> fixture.purchases.buy(ledger.workspace(0, 0), "a"))
                .isInstanceOf(Purchases.NoPaymentMethodException.class);
    }

    @Test
    void shouldWaitForTheCustomerWhoHasToAuthenticate() {
        UUID workspace = workspace(EmbeddedPaymentGateway.AUTHENTICATES);
        Purchase waiting = fixture.purchases.buy(workspace, "a");
        assertThat(waiting.paymentStatus()).isEqualTo(PaymentStatus.ACTION_REQUIRED);
        assertThat(waiting.detail())
                .startsWith("http://localhost:8080/payments/" + waiting.paymentId() + "?signature=");
        assertThat(fixture.purchases.buy(workspace, "b").invoiceId())
                .as("one purchase at a time")
                .isEqualTo(waiting.invoiceId());
        assertThat(credits(workspace)).isZero();

        fixture.authenticate(waiting.payment().charge(), null);
        ledger.clock.pass(Duration.ofSeconds(30));
        fixture.payments.reconcile();
        assertThat(fixture.purchases.buy(workspace, "a").invoiceStatus()).isEqualTo("paid");
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldFindOutLaterWhatBecameOfAPaymentThatTimedOut() {
        UUID workspace = workspace(EmbeddedPaymentGateway.TIMES_OUT);
        assertThat(fixture.purchases.buy(workspace, "a").invoiceStatus()).isEqualTo("open");
        assertThat(credits(workspace)).isZero();
        ledger.clock.pass(Duration.ofSeconds(30));
        fixture.payments.reconcile();
        fixture.payments.reconcile();
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldPayAStoredPaymentThatTheProviderNeverHeardOf() {
        UUID workspace = workspace(EmbeddedPaymentGateway.TIMES_OUT);
        Purchase purchase = fixture.purchases.buy(workspace, "a");
        // As after a crash between the stored payment and the call.
        ledger.jdbi.useHandle(handle -> {
            handle.execute("DELETE FROM account.embedded_payments WHERE id = ?", purchase.paymentId());
            handle.execute(
                    "UPDATE account.payments SET method = ? WHERE id = ?",
                    EmbeddedPaymentGateway.PAYS,
                    purchase.paymentId());
        });
        ledger.clock.pass(Duration.ofSeconds(30));
        fixture.payments.reconcile();
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldTakeReportsTwiceLateAndInAnyOrder() {
        for (int i = 0; i < 20; i++) {
            PaymentOutcome refund = refunded("re_" + i, BillingFixture.PACK_AMOUNT);
            List<PaymentOutcome> reports = List.of(
                    PaymentOutcome.of(PaymentStatus.PROCESSING),
                    PaymentOutcome.of(PaymentStatus.SUCCEEDED),
                    PaymentOutcome.of(PaymentStatus.SUCCEEDED),
                    refund,
                    refund);
            UUID workspace = workspace(EmbeddedPaymentGateway.AUTHENTICATES);
            Purchase purchase = fixture.purchases.buy(workspace, "a");
            List<PaymentOutcome> order = new ArrayList<>(reports);
            Collections.shuffle(order, new java.util.Random(i));
            order.forEach(report -> fixture.payments.report(purchase.paymentId(), report));
            assertThat(credits(workspace)).as("seed %d", i).isZero();
            assertThat(ledger.balances(workspace).debt()).isZero();
        }
    }

    @Test
    void shouldTurnADisputeOfASpentPackIntoADebt() {
        UUID workspace = workspace(EmbeddedPaymentGateway.PAYS);
        Purchase purchase = fixture.purchases.buy(workspace, "a");
        UUID run = UUID.randomUUID();
        ledger.reserve(LedgerFixture.request(run, workspace, 400));
        ledger.reservations.settle(run, 400, "rendered");
        Dispute dispute = new Dispute("dp_1", Dispute.Status.OPEN, BillingFixture.PACK_AMOUNT);
        fixture.payments.report(
                purchase.paymentId(),
                new PaymentOutcome(PaymentStatus.SUCCEEDED, null, null, List.of(), List.of(dispute)));
        assertThat(credits(workspace)).isZero();
        assertThat(ledger.balances(workspace).debt()).isEqualTo(400);
    }

    @Test
    void shouldAdvanceAPaymentAndNeverTakeItBack() {
        assertThat(advances(PaymentStatus.SUCCEEDED))
                .containsExactlyInAnyOrder(PaymentStatus.REFUNDED, PaymentStatus.DISPUTED);
        assertThat(advances(PaymentStatus.REFUNDED)).isEmpty();
        assertThat(advances(PaymentStatus.PROCESSING)).doesNotContain(PaymentStatus.PENDING, PaymentStatus.PROCESSING);
    }

    private static Set<PaymentStatus> advances(PaymentStatus from) {
        return Set.of(PaymentStatus.values()).stream().filter(from::advancesTo).collect(Collectors.toSet());
    }

    private static UUID workspace(String method) {
        return fixture.workspace(method);
    }

    private static int credits(UUID workspace) {
        return ledger.balances(workspace).nonExpiring();
    }

    private static PaymentOutcome refunded(String reference, long amount) {
        Refund refund = new Refund(reference, Refund.Status.MADE, amount);
        return new PaymentOutcome(PaymentStatus.SUCCEEDED, null, null, List.of(refund), List.of());
    }
}
