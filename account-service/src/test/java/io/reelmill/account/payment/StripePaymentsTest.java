package io.reelmill.account.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.payment.PaymentConfiguration.StripeSettings;
import io.reelmill.account.payment.StripeCallbacks.RefusedCallbackException;
import io.reelmill.account.purchase.Purchases.Order;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Purchases that Stripe is paid for, as its published contract has it. */
class StripePaymentsTest {

    private LedgerFixture ledger;
    private StripeServer stripe;
    private BillingFixture billing;
    private StripeCallbacks callbacks;

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

    @Test
    void shouldChargeTheSavedMethodOffSessionUnderThePaymentsKey() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        UUID payment = buy(workspace, "a");
        assertThat(status(payment)).isEqualTo(PaymentStatus.SUCCEEDED);
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        assertThat(stripe.created).singleElement().satisfies(fields -> assertThat(fields)
                .containsAllEntriesOf(Map.of(
                        "amount", "1000",
                        "currency", "usd",
                        "customer", "cus_1",
                        "payment_method", "pm_pays",
                        "off_session", "true",
                        "confirm", "true",
                        "metadata[payment_id]", payment.toString())));
    }

    @Test
    void shouldVoidTheInvoiceOfADeclinedOrUnusableMethod() {
        for (String method : List.of("cus_1/pm_declines", "cus_1/pm_gone")) {
            UUID workspace = billing.workspace(method);
            UUID payment = buy(workspace, "a");
            assertThat(status(payment)).isEqualTo(PaymentStatus.DECLINED);
            assertThat(invoice(workspace)).isEqualTo("void");
            assertThat(credits(workspace)).isZero();
        }
    }

    @Test
    void shouldLeadTheCustomerToTheBankByOurSignedLink() throws Exception {
        UUID workspace = billing.workspace("cus_1/pm_authenticates");
        UUID payment = buy(workspace, "a");
        Payment waiting = billing.payments.find(payment).orElseThrow();
        assertThat(waiting.status()).isEqualTo(PaymentStatus.ACTION_REQUIRED);
        assertThat(waiting.detail()).startsWith("http://localhost:8080/payments/" + payment + "?signature=");
        assertThat(invoice(workspace)).isEqualTo("open");

        assertThat(billing.payments.authenticate(payment)).contains("https://bank.example/authenticate");
        ObjectNode intent = stripe.intentOf(payment.toString());
        assertThat(intent.at("/next_action/redirect_to_url/return_url").asText())
                .isEqualTo(waiting.detail());
        tell(StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"));
        assertThat(invoice(workspace)).isEqualTo("paid");
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldGiveTheCreditsOfAProcessingPaymentWhenItSucceeds() throws Exception {
        UUID workspace = billing.workspace("cus_1/pm_processes");
        UUID payment = buy(workspace, "a");
        assertThat(status(payment)).isEqualTo(PaymentStatus.PROCESSING);
        assertThat(credits(workspace)).isZero();
        byte[] succeeded =
                StripeServer.intentEvent("payment_intent.succeeded", stripe.intentOf(payment.toString()), "succeeded");
        tell(succeeded);
        tell(succeeded);
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldPayOnceWhenTheAnswerIsLost() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        stripe.losesAnswers = true;
        UUID payment = buy(workspace, "a");
        assertThat(status(payment)).isEqualTo(PaymentStatus.PENDING);
        reconcile();
        assertThat(credits(workspace)).isZero();

        stripe.losesAnswers = false;
        reconcile();
        reconcile();
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        assertThat(stripe.created).hasSize(1);
    }

    @Test
    void shouldMakeAPaymentThatStripeNeverHeardOf() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        // As when the process is killed between the stored payment and the call.
        ledger.jdbi.useTransaction(
                tx -> billing.purchases.prepare(tx, workspace, "a", new Order("standard", 1, false)));
        assertThat(stripe.created).isEmpty();
        reconcile();
        reconcile();
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        assertThat(stripe.created).hasSize(1);
    }

    @Test
    void shouldTakeACallbackThatComesBeforeTheAnswer() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        stripe.beforeTheAnswer = intent -> {
            tell(StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"));
            assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        };
        buy(workspace, "a");
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        assertThat(invoice(workspace)).isEqualTo("paid");
    }

    @Test
    void shouldComeToTheSameEndThoughEveryCallbackComesTwiceInAnyOrderBeforeTheAnswer() {
        for (int seed = 0; seed < 20; seed++) {
            UUID workspace = billing.workspace("cus_1/pm_pays");
            int number = seed;
            stripe.beforeTheAnswer = intent -> tellTwiceInAnyOrder(
                    number,
                    StripeServer.intentEvent("payment_intent.created", intent, "requires_payment_method"),
                    StripeServer.intentEvent("payment_intent.processing", intent, "processing"),
                    StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"),
                    stripe.refund(intent, 250),
                    stripe.dispute(intent, "dp_early_" + number, "created", "needs_response", 500));
            UUID payment = buy(workspace, "a");
            assertThat(status(payment)).as("seed %d", seed).isEqualTo(PaymentStatus.DISPUTED);
            assertThat(credits(workspace)).as("seed %d", seed).isEqualTo(250);
            assertThat(invoice(workspace)).isEqualTo("paid");
        }
    }

    @Test
    void shouldComeToTheSameEndWhateverTheOrderOfCallbacks() {
        for (int seed = 0; seed < 20; seed++) {
            UUID workspace = billing.workspace("cus_1/pm_processes");
            UUID payment = buy(workspace, "a");
            ObjectNode intent = stripe.intentOf(payment.toString());
            tellTwiceInAnyOrder(
                    seed,
                    StripeServer.intentEvent("payment_intent.created", intent, "requires_payment_method"),
                    StripeServer.intentEvent("payment_intent.processing", intent, "processing"),
                    StripeServer.intentEvent("payment_intent.payment_failed", intent, "requires_payment_method"),
                    StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"),
                    stripe.dispute(intent, "dp_" + seed, "created", "needs_response", 1_000));
            assertThat(status(payment)).as("seed %d", seed).isEqualTo(PaymentStatus.DISPUTED);
            assertThat(credits(workspace)).as("seed %d", seed).isZero();
            assertThat(ledger.balances(workspace).debt()).isZero();
        }
    }

    @Test
    void shouldTakeTheRefundedPartBackWhateverTheOrderOfCallbacks() {
        for (int seed = 0; seed < 20; seed++) {
            UUID workspace = billing.workspace("cus_1/pm_processes");
            UUID payment = buy(workspace, "a", 2);
            ObjectNode intent = stripe.intentOf(payment.toString());
            tellTwiceInAnyOrder(
                    seed,
                    StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"),
                    stripe.refund(intent, 1),
                    stripe.refund(intent, 666));
            assertThat(status(payment)).as("seed %d", seed).isEqualTo(PaymentStatus.SUCCEEDED);
            assertThat(credits(workspace)).as("seed %d", seed).isEqualTo(2 * BillingFixture.PACK_CREDITS - 667);
        }
    }

    @Test
    void shouldGiveTheCreditsOfAWonDisputeBackWhateverTheOrderOfCallbacks() {
        for (int seed = 0; seed < 20; seed++) {
            UUID workspace = billing.workspace("cus_1/pm_processes");
            UUID payment = buy(workspace, "a");
            ObjectNode intent = stripe.intentOf(payment.toString());
            String id = "dp_" + seed;
            tellTwiceInAnyOrder(
                    seed,
                    StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"),
                    stripe.refund(intent, 250),
                    stripe.dispute(intent, id, "created", "warning_needs_response", 750),
                    stripe.dispute(intent, id, "updated", "under_review", 750),
                    stripe.dispute(intent, id, "funds_withdrawn", "under_review", 750),
                    stripe.dispute(intent, id, "funds_reinstated", "won", 750),
                    stripe.dispute(intent, id, "closed", "won", 750));
            assertThat(status(payment)).as("seed %d", seed).isEqualTo(PaymentStatus.SUCCEEDED);
            assertThat(credits(workspace)).as("seed %d", seed).isEqualTo(750);
        }
    }

    @Test
    void shouldGiveTheCreditsOfALostDisputeNeverBack() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        UUID payment = buy(workspace, "a");
        ObjectNode intent = stripe.intentOf(payment.toString());
        tell(stripe.dispute(intent, "dp_1", "created", "needs_response", 1_000));
        assertThat(credits(workspace)).isZero();
        tell(stripe.dispute(intent, "dp_1", "closed", "lost", 1_000));
        tell(stripe.dispute(intent, "dp_1", "updated", "under_review", 1_000));
        assertThat(credits(workspace)).isZero();
        assertThat(status(payment)).isEqualTo(PaymentStatus.DISPUTED);
        assertThat(ledger.balances(workspace).debt()).isZero();
    }

    @Test
    void shouldTakeNothingForAnInquiryOfTheBank() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        ObjectNode intent = stripe.intentOf(buy(workspace, "a").toString());
        tell(stripe.dispute(intent, "dp_1", "created", "warning_needs_response", 1_000));
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
        tell(stripe.dispute(intent, "dp_1", "closed", "warning_closed", 1_000));
        assertThat(credits(workspace)).isEqualTo(BillingFixture.PACK_CREDITS);
    }

    @Test
    void shouldTakeTheCreditsBackWhenAllIsRefunded() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        UUID payment = buy(workspace, "a");
        ObjectNode intent = stripe.intentOf(payment.toString());
        tell(stripe.refund(intent, 400));
        assertThat(credits(workspace)).isEqualTo(600);
        byte[] all = stripe.refund(intent, 600);
        tell(all);
        tell(all);
        assertThat(credits(workspace)).isZero();
        assertThat(status(payment)).isEqualTo(PaymentStatus.REFUNDED);
    }

    @Test
    void shouldGiveTheCreditsOfARefundBackThatFailsAfterItWasReported() {
        for (String event : List.of("refund.failed", "charge.refund.updated", "refund.updated")) {
            UUID workspace = billing.workspace("cus_1/pm_pays");
            UUID payment = buy(workspace, "a");
            ObjectNode intent = stripe.intentOf(payment.toString());
            tell(stripe.refund(intent, 400));
            byte[] rest = stripe.refund(intent, 600);
            tell(rest);
            assertThat(credits(workspace)).isZero();
            assertThat(status(payment)).isEqualTo(PaymentStatus.REFUNDED);

            byte[] failed = stripe.failRefund(intent, event);
            tell(failed);
            tell(failed);
            tell(rest);
            assertThat(credits(workspace)).as(event).isEqualTo(600);
            assertThat(status(payment)).isEqualTo(PaymentStatus.SUCCEEDED);

            tell(stripe.refund(intent, 600));
            assertThat(credits(workspace)).isZero();
            assertThat(ledger.balances(workspace).debt()).isZero();
        }
    }

    @Test
    void shouldReleaseTheDebtOfAFailedRefund() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        ObjectNode intent = stripe.intentOf(buy(workspace, "a").toString());
        UUID run = UUID.randomUUID();
        ledger.reserve(LedgerFixture.request(run, workspace, 400));
        ledger.reservations.settle(run, 400, "rendered");
        tell(stripe.refund(intent, 1_000));
        assertThat(ledger.balances(workspace).debt()).isEqualTo(400);

        tell(stripe.failRefund(intent, "refund.failed"));

        assertThat(credits(workspace)).isEqualTo(600);
        assertThat(ledger.balances(workspace).debt()).isZero();
    }

    @Test
    void shouldComeToTheSameEndWhateverTheOrderInWhichRefundsAreReported() {
        Refund made = new Refund("re_a", Refund.Status.MADE, 300);
        Refund failed = new Refund("re_a", Refund.Status.FAILED, 300);
        Refund other = new Refund("re_b", Refund.Status.MADE, 100);
        for (int seed = 0; seed < 20; seed++) {
            UUID workspace = billing.workspace("cus_1/pm_pays");
            UUID payment = buy(workspace, "a");
            List<List<Refund>> reports =
                    new ArrayList<>(List.of(List.of(made), List.of(made, other), List.of(failed, other)));
            reports.addAll(List.copyOf(reports));
            Collections.shuffle(reports, new Random(seed));
            String suffix = "_" + seed;
            reports.forEach(report -> billing.payments.report(
                    payment,
                    PaymentOutcome.reversed(
                            null,
                            report.stream()
                                    .map(refund ->
                                            new Refund(refund.reference() + suffix, refund.status(), refund.amount()))
                                    .toList(),
                            List.of())));
            assertThat(credits(workspace)).as("seed %d", seed).isEqualTo(900);
        }
    }

    @Test
    void shouldTurnADisputeIntoADebtThoughTheAnswerWasNeverHeardAndReleaseItWhenWon() {
        UUID workspace = billing.workspace("cus_1/pm_pays");
        stripe.losesAnswers = true;
        UUID payment = buy(workspace, "a");
        stripe.losesAnswers = false;
        ObjectNode intent = stripe.intentOf(payment.toString());
        tell(StripeServer.intentEvent("payment_intent.succeeded", intent, "succeeded"));
        ledger.jdbi.useHandle(handle -> handle.execute("UPDATE account.payments SET provider_reference = NULL"));
        UUID run = UUID.randomUUID();
        ledger.reserve(LedgerFixture.request(run, workspace, 400));
        ledger.reservations.settle(run, 400, "rendered");
        tell(stripe.dispute(intent, "dp_1", "created", "needs_response", 1_000));
        assertThat(credits(workspace)).isZero();
        assertThat(ledger.balances(workspace).debt()).isEqualTo(400);
        tell(stripe.dispute(intent, "dp_1", "closed", "won", 1_000));
        assertThat(credits(workspace)).isEqualTo(600);
        assertThat(ledger.balances(workspace).debt()).isZero();
    }

    @Test
    void shouldLearnOfRefundsAndDisputesWhenItAsksForAPaymentWhoseCallbacksWereLost() {
        for (String status : List.of("needs_response", "won")) {
            UUID workspace = billing.workspace("cus_1/pm_pays");
            stripe.losesAnswers = true;
            UUID payment = buy(workspace, "a");
            stripe.losesAnswers = false;
            ObjectNode intent = stripe.intentOf(payment.toString());
            stripe.refund(intent, 100);
            stripe.dispute(intent, "dp_" + status, "created", status, 900);
            reconcile();
            assertThat(credits(workspace)).isEqualTo(status.equals("won") ? 900 : 0);
            assertThat(invoice(workspace)).isEqualTo("paid");
        }
    }

    @Test
    void shouldRefuseAForgedOrStaleCallbackAndMoveNothing() {
        UUID workspace = billing.workspace("cus_1/pm_processes");
        UUID payment = buy(workspace, "a");
        byte[] body =
                StripeServer.intentEvent("payment_intent.succeeded", stripe.intentOf(payment.toString()), "succeeded");
        long now = ledger.clock.instant().getEpochSecond();
        byte[] altered = new String(body, java.nio.charset.StandardCharsets.UTF_8)
                .replace("processing", "succeeded")
                .replace("evt_", "evt_x")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8);
        refused(body, null);
        refused(body, "");
        refused(body, "t=" + now);
        refused(body, "t=now,v1=00");
        refused(body, StripeServer.signature(body, now, "whsec_of_another"));
        refused(altered, StripeServer.signature(body, now, StripeServer.SECRET));
        refused(body, StripeServer.signature(body, now - 301, StripeServer.SECRET));
        byte[] noJson = "{".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        refused(noJson, StripeServer.signature(noJson, now, StripeServer.SECRET));
        assertThat(status(payment)).isEqualTo(PaymentStatus.PROCESSING);
        assertThat(credits(workspace)).isZero();
    }

    @Test
    void shouldIgnoreWhatIsAboutNoPaymentOfOurs() {
        ObjectNode foreign = com.fasterxml.jackson.databind.node.JsonNodeFactory.instance
                .objectNode()
                .put("id", "pi_foreign")
                .put("status", "succeeded");
        tell(StripeServer.event("payment_intent.succeeded", foreign));
        foreign.putObject("metadata").put("payment_id", "an order of a shop");
        tell(StripeServer.event("payment_intent.succeeded", foreign));
        foreign.putObject("metadata").put("payment_id", UUID.randomUUID().toString());
        tell(StripeServer.event("payment_intent.succeeded", foreign));
        tell(StripeServer.event("customer.created", foreign));
    }

    private void refused(byte[] body, String signature) {
        assertThatThrownBy(() -> callbacks.take(body, signature)).isInstanceOf(RefusedCallbackException.class);
    }

    private void tell(byte[] event) {
        try {
            callbacks.take(
                    event, StripeServer.signature(event, ledger.clock.instant().getEpochSecond(), StripeServer.SECRET));
        } catch (RefusedCallbackException e) {
            throw new AssertionError(e);
        }
    }

    private void tellTwiceInAnyOrder(int seed, byte[]... events) {
        List<byte[]> all = new ArrayList<>(List.of(events));
        all.addAll(List.of(events));
        Collections.shuffle(all, new Random(seed));
        all.forEach(this::tell);
    }

    private UUID buy(UUID workspace, String key) {
        return buy(workspace, key, 1);
    }

    private UUID buy(UUID workspace, String key, int packs) {
        Optional<UUID> payment = ledger.jdbi.inTransaction(
                tx -> billing.purchases.prepare(tx, workspace, key, new Order("standard", packs, false)));
        billing.payments.collect(payment.orElseThrow());
        return payment.get();
    }

    private void reconcile() {
        ledger.clock.pass(Duration.ofSeconds(30));
        billing.payments.reconcile();
    }

    private PaymentStatus status(UUID payment) {
        return billing.payments.find(payment).orElseThrow().status();
    }

    private String invoice(UUID workspace) {
        return billing.text("SELECT status FROM account.invoices WHERE workspace_id = ?", workspace);
    }

    private int credits(UUID workspace) {
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
