package io.reelmill.account.reconciliation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.payment.Dispute;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import io.reelmill.account.payment.PaymentOutcome;
import io.reelmill.account.payment.PaymentStatus;
import io.reelmill.account.subscription.Billing;
import io.reelmill.contracts.account.LedgerApi.Break;
import io.reelmill.contracts.account.Plan;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Invoices, payments and the credits that they gave. */
class PaymentReconciliationTest extends ReconciliationTest {

    @Test
    void shouldLookAtThePaymentThatSucceededWhereOthersWereDeclined() {
        UUID invoice = bought("paid", "succeeded");
        pay(invoice, "declined");
        give(invoice, CREDITS);
        assertThat(reconciliation.run()).isZero();
        fixture.jdbi.useTransaction(tx -> fixture.revoke(tx, workspace, "invoice:" + invoice, "mistake"));
        assertBreak(BreakKind.REVOKED_WITHOUT_REFUND, invoice, "succeeded");
    }

    @Test
    void shouldFindNothingWhereAPartWasRefundedAndThatPartOfTheCreditsTakenBack() {
        UUID invoice = bought("paid", "succeeded");
        give(invoice, CREDITS);
        fixture.jdbi.useHandle(handle -> handle.execute("UPDATE account.payments SET refunded = 333"));
        assertBreak(BreakKind.REFUNDED_WITHOUT_REVOCATION, invoice, "\"amountKept\": 667", "\"creditsTakenBack\": 0");
        fixture.jdbi.useTransaction(
                tx -> fixture.revocations.revoke(tx, workspace, "invoice:" + invoice, 333, "payment_refunded"));
        assertThat(reconciliation.run()).isZero();
    }

    @Test
    void shouldCompareInvoicesOfPlansAsThoseOfPacks() {
        UUID invoice = billed("subscription", "paid");
        give(invoice, CREDITS);
        assertBreak(BreakKind.CREDITS_WITHOUT_PAYMENT, invoice, "\"billed\": \"subscription\"", "\"payments\": null");
        pay(invoice, "succeeded");
        assertThat(reconciliation.run()).isZero();
        pay(invoice, "succeeded");
        reconciliation.run();
        assertThat(breaks.open()).extracting(Break::kind).contains("paid_twice");
    }

    @Test
    void shouldFindAPlansInvoiceThatGaveNothingAndMoneyThatWasTakenForAnInvoiceThatIsNotPaid() {
        UUID given = billed("subscription", "paid");
        pay(given, "succeeded");
        UUID open = billed("upgrade", "open");
        pay(open, "succeeded");
        reconciliation.run();
        assertThat(breaks.open())
                .extracting(Break::kind, Break::subject)
                .containsExactlyInAnyOrder(
                        tuple("paid_without_credits", given.toString()),
                        tuple("payment_of_unpaid_invoice", open.toString()));
    }

    @Test
    void shouldFindNothingInASubscriptionThatWasBilledUpgradedDisputedAndWon() {
        BillingFixture billing = new BillingFixture(fixture);
        UUID paying = fixture.workspace(0, 0);
        fixture.jdbi.useTransaction(tx -> {
            tx.execute("DELETE FROM account.subscriptions WHERE workspace_id = ?", paying);
            billing.subscriptions.start(tx, paying, Plan.HOBBY, Billing.CHARGED);
        });
        billing.save(paying, EmbeddedPaymentGateway.PAYS);
        billing.bill();
        billing.changes.choose(paying, Plan.GROWTH);
        assertThat(reconciliation.run()).isZero();
        List<UUID> payments = fixture.jdbi.withHandle(handle -> handle.createQuery("SELECT id FROM account.payments")
                .mapTo(UUID.class)
                .list());
        for (Dispute.Status status : List.of(Dispute.Status.OPEN, Dispute.Status.WON)) {
            payments.forEach(payment -> billing.payments.report(
                    payment,
                    new PaymentOutcome(
                            PaymentStatus.SUCCEEDED,
                            null,
                            null,
                            List.of(),
                            List.of(new Dispute("dp_" + payment, status, 100_000)))));
            assertThat(reconciliation.run()).isZero();
        }
        assertThat(payments).hasSize(2);
    }

    @Test
    void shouldFindAPaidInvoiceWithoutItsCredits() {
        UUID invoice = bought("paid", "succeeded");
        assertBreak(BreakKind.PAID_WITHOUT_CREDITS, invoice, "\"creditsBought\": 1000", "\"creditsGiven\": null");
    }

    @Test
    void shouldFindAPaidInvoiceWithOtherCredits() {
        UUID invoice = bought("paid", "succeeded");
        give(invoice, CREDITS - 1);
        assertBreak(BreakKind.PAID_WITHOUT_CREDITS, invoice, "\"creditsGiven\": 999");
    }

    @Test
    void shouldFindCreditsWhoseInvoiceIsNotPaidOrNotThere() {
        UUID invoice = bought("void", "declined");
        give(invoice, CREDITS);
        UUID unknown = UUID.randomUUID();
        give(unknown, CREDITS);
        reconciliation.run();
        assertThat(breaks.open())
                .extracting(Break::kind, Break::subject)
                .containsExactlyInAnyOrder(
                        tuple("credits_without_payment", invoice.toString()),
                        tuple("credits_without_payment", unknown.toString()));
    }

    @Test
    void shouldFindARefundedPaymentWhoseCreditsStayed() {
        UUID invoice = bought("paid", "refunded");
        give(invoice, CREDITS);
        assertBreak(BreakKind.REFUNDED_WITHOUT_REVOCATION, invoice, "refunded");
    }

    @Test
    void shouldFindCreditsThatWereTakenBackThoughThePaymentStands() {
        UUID invoice = bought("paid", "succeeded");
        give(invoice, CREDITS);
        fixture.jdbi.useTransaction(tx -> fixture.revoke(tx, workspace, "invoice:" + invoice, "mistake"));
        assertBreak(BreakKind.REVOKED_WITHOUT_REFUND, invoice, "\"creditsTakenBack\": 1000");
    }
}
