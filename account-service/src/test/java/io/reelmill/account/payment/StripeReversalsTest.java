package io.reelmill.account.payment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Refunds and disputes of purchases that Stripe was paid for: the credits follow the money. */
class StripeReversalsTest extends StripeTestBed {

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
}
