package io.reelmill.account.subscription;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.payment.Dispute;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import io.reelmill.account.payment.PaymentOutcome;
import io.reelmill.account.payment.PaymentStatus;
import io.reelmill.account.payment.Refund;
import io.reelmill.contracts.account.Plan;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SubscriptionsTest {

    private static final Duration MONTH = Duration.ofDays(31);
    private static final int HOBBY = 2_000;
    private static final int GROWTH = 6_000;

    private LedgerFixture ledger;
    private BillingFixture billing;

    @BeforeEach
    void open() {
        ledger = new LedgerFixture();
        billing = new BillingFixture(ledger);
    }

    @AfterEach
    void shouldAddUp() {
        assertThat(ledger.grantsThatDiffer()).isZero();
        assertThat(ledger.balancesThatDiffer()).isZero();
        ledger.close();
    }

    @Test
    void shouldGiveThePeriodsCreditsWhenItsInvoiceIsPaid() {
        UUID workspace = charged(Plan.HOBBY);
        assertThat(status(workspace)).isEqualTo("past_due");
        assertThat(planInEffect(workspace)).isEqualTo("free");
        assertThat(ledger.balances(workspace).regular()).isZero();

        billing.save(workspace, EmbeddedPaymentGateway.PAYS);
        billing.bill();
        billing.bill();

        assertThat(status(workspace)).isEqualTo("active");
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(invoices(workspace)).containsExactly("subscription paid 1900");
    }

    @Test
    void shouldBillTheNextPeriodAndExpireWhatIsLeftOfTheOneBefore() {
        UUID workspace = paying(Plan.HOBBY);
        ledger.clock.pass(MONTH);
        billing.bill();

        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(invoices(workspace)).hasSize(2);
        assertThat(billing.charges.get()).isEqualTo(2);
    }

    @Test
    void shouldGiveNothingWhileThePaymentFailsAndEndAfterTheLastTry() {
        UUID workspace = paying(Plan.HOBBY);
        billing.save(workspace, EmbeddedPaymentGateway.DECLINES);
        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(status(workspace)).isEqualTo("past_due");
        assertThat(planInEffect(workspace)).as("in the time of grace").isEqualTo("hobby");
        assertThat(ledger.balances(workspace).regular()).isZero();
        assertThat(billing.charges.get()).isEqualTo(2);

        for (int days : new int[] {1, 3}) {
            ledger.clock.pass(Duration.ofDays(days).minusSeconds(1));
            billing.bill();
            int before = billing.charges.get();
            ledger.clock.pass(Duration.ofSeconds(1));
            billing.bill();
            assertThat(billing.charges.get()).isEqualTo(before + 1);
            assertThat(status(workspace)).isEqualTo("past_due");
        }
        ledger.clock.pass(Duration.ofDays(5));
        billing.bill();

        assertThat(status(workspace)).isEqualTo("canceled");
        assertThat(planInEffect(workspace)).isEqualTo("free");
        assertThat(invoices(workspace)).containsExactly("subscription paid 1900", "subscription uncollectible 1900");
        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(ledger.balances(workspace).spendable()).isZero();
        assertThat(events(workspace)).endsWith("free");
    }

    @Test
    void shouldGoOnWhenALaterTryIsPaid() {
        UUID workspace = paying(Plan.HOBBY);
        billing.save(workspace, EmbeddedPaymentGateway.DECLINES);
        ledger.clock.pass(MONTH);
        billing.bill();
        billing.save(workspace, EmbeddedPaymentGateway.PAYS);
        billing.bill();

        assertThat(status(workspace)).isEqualTo("active");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
    }

    @Test
    void shouldWaitForACustomerWhoHasToAuthenticateAndTakeALatePayment() {
        UUID workspace = paying(Plan.HOBBY);
        billing.save(workspace, EmbeddedPaymentGateway.AUTHENTICATES);
        ledger.clock.pass(MONTH);
        billing.bill();
        UUID payment = UUID.fromString(billing.text(
                "SELECT p.id FROM account.payments p JOIN account.invoices i ON i.id = p.invoice_id"
                        + " WHERE i.workspace_id = ? AND p.status = 'action_required'",
                workspace));
        assertThat(status(workspace)).isEqualTo("past_due");
        for (int days : new int[] {1, 3, 5}) {
            ledger.clock.pass(Duration.ofDays(days));
            billing.bill();
        }
        assertThat(status(workspace)).isEqualTo("canceled");
        assertThat(billing.charges.get()).as("one payment is under way").isEqualTo(2);

        billing.authenticate(billing.payments.find(payment).orElseThrow().charge(), null);
        ledger.clock.pass(Duration.ofSeconds(30));
        billing.payments.reconcile();
        assertThat(status(workspace)).isEqualTo("active");
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
    }

    @Test
    void shouldUpgradeForTheDifferenceWhenThatIsPaid() {
        UUID workspace = paying(Plan.HOBBY);
        billing.changes.choose(workspace, Plan.GROWTH);

        assertThat(planInEffect(workspace)).isEqualTo("growth");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(GROWTH);
        assertThat(invoices(workspace)).containsExactly("subscription paid 1900", "upgrade paid 3000");
        assertThat(events(workspace)).containsExactly("hobby", "growth");
    }

    @Test
    void shouldNotUpgradeWhenTheDifferenceIsNotPaid() {
        UUID workspace = paying(Plan.HOBBY);
        billing.save(workspace, EmbeddedPaymentGateway.DECLINES);
        billing.changes.choose(workspace, Plan.ELITE);

        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(status(workspace)).isEqualTo("active");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(invoices(workspace)).containsExactly("subscription paid 1900", "upgrade void 13000");
    }

    @Test
    void shouldDowngradeWithTheNextPeriod() {
        UUID workspace = paying(Plan.GROWTH);
        billing.changes.choose(workspace, Plan.HOBBY);
        assertThat(planInEffect(workspace)).isEqualTo("growth");

        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(invoices(workspace)).containsExactly("subscription paid 4900", "subscription paid 1900");
    }

    @Test
    void shouldEndWithThePeriodUnlessTheCancellationIsTakenBack() {
        UUID ending = paying(Plan.HOBBY);
        UUID resumed = paying(Plan.HOBBY);
        billing.changes.cancel(ending);
        billing.changes.cancel(resumed);
        billing.changes.resume(resumed);
        assertThat(planInEffect(ending)).isEqualTo("hobby");

        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(status(ending)).isEqualTo("canceled");
        assertThat(planInEffect(ending)).isEqualTo("free");
        assertThat(ledger.balances(ending).spendable()).isZero();
        assertThat(status(resumed)).isEqualTo("active");
        assertThatThrownBy(() -> billing.changes.resume(ending))
                .isInstanceOf(SubscriptionChanges.NotPossibleException.class);

        billing.changes.choose(ending, Plan.GROWTH);
        assertThat(status(ending)).isEqualTo("active");
        assertThat(ledger.balances(ending).regular()).isEqualTo(GROWTH);
    }

    @Test
    void shouldChargeAfterATrialOnly() {
        UUID workspace = started(Plan.HOBBY, Billing.TRIAL);
        billing.save(workspace, EmbeddedPaymentGateway.PAYS);
        assertThat(status(workspace)).isEqualTo("trialing");
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(billing.charges.get()).isZero();

        ledger.clock.pass(Duration.ofDays(14));
        billing.bill();
        assertThat(status(workspace)).isEqualTo("active");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(billing.charges.get()).isEqualTo(1);
    }

    @Test
    void shouldChargeNothingForWhatTheOperatorGives() {
        UUID workspace = started(Plan.ELITE, Billing.COMPLIMENTARY);
        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(status(workspace)).isEqualTo("active");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(20_000);
        assertThat(invoices(workspace)).containsExactly("subscription paid 0", "subscription paid 0");

        billing.changes.assign(workspace, Plan.HOBBY);
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(billing.charges.get()).isZero();
    }

    @Test
    void shouldMakeAPaymentThatWasStoredBeforeTheProcessEnded() {
        UUID workspace = paying(Plan.HOBBY);
        billing.save(workspace, EmbeddedPaymentGateway.TIMES_OUT);
        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(ledger.balances(workspace).regular()).isZero();

        ledger.clock.pass(Duration.ofSeconds(30));
        billing.payments.reconcile();
        billing.payments.reconcile();
        billing.bill();
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(invoices(workspace)).hasSize(2);
    }

    @Test
    void shouldTakeTheRefundedPartOfThePeriodsCreditsAndKeepThePlan() {
        UUID workspace = paying(Plan.HOBBY);
        reverse(workspace, 950, List.of());
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY / 2);
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(status(workspace)).isEqualTo("active");
        assertThat(returned(workspace)).isEqualTo("950");
    }

    @Test
    void shouldEndThePlanOfADisputedPeriodAndGiveItBackUntilItsEndWhenTheDisputeIsWon() {
        UUID workspace = paying(Plan.HOBBY);
        reverse(workspace, 0, List.of(new Dispute("dp_1", Dispute.Status.OPEN, 1_900)));
        assertThat(status(workspace)).isEqualTo("canceled");
        assertThat(planInEffect(workspace)).isEqualTo("free");
        assertThat(ledger.balances(workspace).regular()).isZero();
        assertThat(returned(workspace)).isEqualTo("1900");

        ledger.clock.pass(Duration.ofDays(10));
        reverse(workspace, 0, List.of(new Dispute("dp_1", Dispute.Status.WON, 1_900)));
        assertThat(returned(workspace)).isEqualTo("0");
        assertThat(status(workspace)).isEqualTo("active");
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(events(workspace)).containsExactly("hobby", "free", "hobby");

        ledger.clock.pass(MONTH);
        billing.bill();
        assertThat(status(workspace)).isEqualTo("canceled");
        assertThat(ledger.balances(workspace).spendable()).isZero();
        assertThat(billing.charges.get()).isOne();
    }

    @Test
    void shouldNotBringBackAPlanWhosePeriodIsOverOrThatTheCustomerHasEnded() {
        UUID over = paying(Plan.HOBBY);
        reverse(over, 0, List.of(new Dispute("dp_2", Dispute.Status.OPEN, 1_900)));
        ledger.clock.pass(MONTH);
        billing.bill();
        reverse(over, 0, List.of(new Dispute("dp_2", Dispute.Status.WON, 1_900)));
        assertThat(status(over)).isEqualTo("canceled");
        assertThat(ledger.balances(over).spendable()).isZero();
        assertThat(ledger.balances(over).debt()).isZero();

        UUID ended = paying(Plan.HOBBY);
        billing.changes.cancel(ended);
        ledger.clock.pass(MONTH);
        billing.bill();
        reverse(ended, 100, List.of());
        assertThat(status(ended)).isEqualTo("canceled");
    }

    @Test
    void shouldKeepTheCreditsOfAnInvoiceThatWasPaidTwiceWhenOnePaymentIsRefunded() {
        UUID workspace = paying(Plan.HOBBY);
        UUID second = UUID.randomUUID();
        ledger.jdbi.useHandle(handle -> handle.execute("""
                INSERT INTO account.payments (id, invoice_id, method, status, updated_at)
                SELECT ?, id, 'card', 'declined', now() FROM account.invoices WHERE workspace_id = ?""", second, workspace));
        billing.payments.report(second, PaymentOutcome.of(PaymentStatus.SUCCEEDED));
        report(second, 1_900, List.of());
        assertThat(ledger.balances(workspace).regular()).isEqualTo(HOBBY);
        assertThat(planInEffect(workspace)).isEqualTo("hobby");
    }

    /** The provider says, twice, what went back of the payment. */
    private void reverse(UUID workspace, long refunded, List<Dispute> disputes) {
        UUID payment = UUID.fromString(billing.text(
                "SELECT p.id FROM account.payments p JOIN account.invoices i ON i.id = p.invoice_id WHERE i.workspace_id = ?",
                workspace));
        for (int i = 0; i < 2; i++) {
            report(payment, refunded, disputes);
        }
    }

    private void report(UUID payment, long refunded, List<Dispute> disputes) {
        List<Refund> refunds =
                refunded == 0 ? List.of() : List.of(new Refund("re_of_" + payment, Refund.Status.MADE, refunded));
        billing.payments.report(payment, new PaymentOutcome(PaymentStatus.SUCCEEDED, null, null, refunds, disputes));
    }

    private UUID charged(Plan plan) {
        return started(plan, Billing.CHARGED);
    }

    /** A workspace whose first period is paid. */
    private UUID paying(Plan plan) {
        UUID workspace = charged(plan);
        billing.save(workspace, EmbeddedPaymentGateway.PAYS);
        billing.bill();
        return workspace;
    }

    private UUID started(Plan plan, Billing how) {
        UUID workspace = ledger.workspace(0, 0);
        ledger.jdbi.useTransaction(tx -> {
            tx.execute("DELETE FROM account.subscriptions WHERE workspace_id = ?", workspace);
            tx.execute(
                    "UPDATE account.workspaces SET plan = ? WHERE id = ?",
                    billing.subscriptions.planAtStart(plan, how).wireName(),
                    workspace);
            billing.subscriptions.start(tx, workspace, plan, how);
        });
        return workspace;
    }

    private String status(UUID workspace) {
        return billing.text("SELECT status FROM account.subscriptions WHERE workspace_id = ?", workspace);
    }

    private String planInEffect(UUID workspace) {
        return billing.text("SELECT plan FROM account.workspaces WHERE id = ?", workspace);
    }

    private List<String> invoices(UUID workspace) {
        return billing.texts(
                "SELECT kind || ' ' || status || ' ' || amount FROM account.invoices WHERE workspace_id = ? ORDER BY number",
                workspace);
    }

    private String returned(UUID workspace) {
        return billing.text("SELECT amount_returned FROM account.invoices WHERE workspace_id = ?", workspace);
    }

    /** The plans that gateways are told of. */
    private List<String> events(UUID workspace) {
        return billing.texts(
                "SELECT convert_from(body, 'UTF8')::json ->> 'plan' FROM account.outbox WHERE key = ?::text ORDER BY id",
                workspace);
    }
}
