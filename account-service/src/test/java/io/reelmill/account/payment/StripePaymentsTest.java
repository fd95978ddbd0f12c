package io.reelmill.account.payment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.account.BillingFixture;
import io.reelmill.account.payment.StripeCallbacks.RefusedCallbackException;
import io.reelmill.account.purchase.Purchases.Order;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Purchases that Stripe is paid for, as its published contract has it. */
class StripePaymentsTest extends StripeTestBed {

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
        ObjectNode foreign =
                JsonNodeFactory.instance.objectNode().put("id", "pi_foreign").put("status", "succeeded");
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
}
