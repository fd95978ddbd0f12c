package io.reelmill.account.reconciliation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.payment.Dispute;
import io.reelmill.account.payment.EmbeddedPaymentGateway;
import io.reelmill.account.payment.PaymentOutcome;
import io.reelmill.account.payment.PaymentStatus;
import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.account.subscription.Billing;
import io.reelmill.contracts.account.LedgerApi.Break;
import io.reelmill.contracts.account.Plan;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LedgerReconciliationTest {

    private static final int CREDITS = 1_000;

    private final List<EndedRun> ended = new ArrayList<>();
    private LedgerFixture fixture;
    private BreakStore breaks;
    private LedgerReconciliation reconciliation;
    private UUID workspace;

    @BeforeEach
    void open() {
        fixture = new LedgerFixture();
        workspace = fixture.workspace(500, 0);
        breaks = new BreakStore(fixture.jdbi, fixture.clock);
        reconciliation = new LedgerReconciliation(
                fixture.jdbi,
                breaks,
                this::page,
                runId -> fixture.runs.getOrDefault(runId, RunDirectory.State.UNKNOWN),
                fixture.clock);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void shouldFindNothingWhereAllAgree() {
        UUID invoice = bought("paid", "succeeded");
        give(invoice, CREDITS);
        rendered(26, 14);
        UUID disputed = bought("paid", "disputed");
        give(disputed, CREDITS);
        fixture.jdbi.useTransaction(tx -> fixture.revoke(tx, workspace, "invoice:" + disputed, "disputed"));
        bought("void", "declined");
        UUID refunded = rendered(10, 10);
        fixture.reservations.refund(refunded, "our_fault");
        reserved(10);
        fixture.clock.pass(Duration.ofHours(2));

        assertThat(reconciliation.run()).isZero();
        assertThat(breaks.open()).isEmpty();
    }

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
                            0,
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

    @Test
    void shouldFindAGrantThatTheLedgerDoesNotHaveAndTheSumThatItSpoils() {
        UUID grant = UUID.randomUUID();
        fixture.jdbi.useHandle(handle -> handle.execute("""
                INSERT INTO account.grants (id, workspace_id, category, account, priority, amount, remaining, reference, created_at)
                VALUES (?, ?, 'adjustment', 'non_expiring', 100, 7, 7, 'forged', now())""", grant, workspace));
        reconciliation.run();
        assertThat(breaks.open())
                .anySatisfy(found -> {
                    assertThat(found.kind()).isEqualTo("grant_without_transfer");
                    assertThat(found.subject()).isEqualTo(grant.toString());
                    assertThat(found.evidence()).contains("\"creditsOfTheGrant\": 7", "\"creditsOfTheTransfer\": null");
                })
                .anySatisfy(found -> {
                    assertThat(found.kind()).isEqualTo("grants_differ_from_balances");
                    assertThat(found.subject()).isEqualTo(workspace.toString());
                    assertThat(found.evidence()).contains("\"nonExpiringByBalance\": 0", "\"nonExpiringByGrants\": 7");
                })
                .hasSize(2);
    }

    @Test
    void shouldFindARenderForWhichNothingWasReserved() {
        UUID run = UUID.randomUUID();
        ends(run, 26);
        ends(UUID.randomUUID(), 0); // free of charge, so nothing is missing
        fixture.clock.pass(Duration.ofHours(2));
        assertBreak(BreakKind.RENDER_WITHOUT_RESERVATION, run, "\"creditsUsed\": 26", "\"reservation\": null");
    }

    @Test
    void shouldFindAnEndedRenderThatIsNotSettledAfterAWhile() {
        UUID run = reserved(26);
        ends(run, 14);
        assertThat(reconciliation.run()).as("the event may be under way").isZero();
        fixture.clock.pass(Duration.ofHours(2));
        assertBreak(BreakKind.RENDER_NOT_SETTLED, run, "\"reservation\": \"pending\"", "\"creditsUsed\": 14", "a pid");
        fixture.reservations.settle(run, 14, "rendered");
        assertThat(reconciliation.run()).isZero();
        assertThat(breaks.countOpen()).as("nothing closes a break but a person").isOne();
    }

    @Test
    void shouldFindAChargeThatIsNotWhatTheRenderUsed() {
        UUID run = reserved(26);
        fixture.reservations.settle(run, 20, "rendered");
        ends(run, 14);
        fixture.clock.pass(Duration.ofHours(2));
        assertBreak(BreakKind.CHARGE_DIFFERS, run, "\"creditsUsed\": 14", "\"creditsCharged\": 20");
    }

    @Test
    void shouldFindAChargeForARenderThatIsUnknownOrUnderWay() {
        UUID unknown = reserved(10);
        fixture.reservations.settle(unknown, 10, "rendered");
        UUID underWay = reserved(10);
        fixture.reservations.settle(underWay, 10, "rendered");
        fixture.runs.put(underWay, RunDirectory.State.UNDER_WAY);
        UUID late = reserved(10);
        fixture.reservations.settle(late, 10, "rendered");
        fixture.runs.put(late, RunDirectory.State.ENDED);
        fixture.clock.pass(Duration.ofHours(2));
        reconciliation.run();
        assertThat(breaks.open())
                .extracting(Break::kind, Break::subject)
                .containsExactlyInAnyOrder(
                        tuple("charge_without_render", unknown.toString()),
                        tuple("charged_before_the_end", underWay.toString()));
    }

    @Test
    void shouldMendNothingAndTellABreakOnceHoweverOftenItIsSeen() {
        UUID invoice = bought("paid", "succeeded");
        Instant first = fixture.clock.instant();
        reconciliation.run();
        fixture.clock.pass(Duration.ofDays(1));
        reconciliation.run();
        assertThat(breaks.open()).singleElement().satisfies(found -> {
            assertThat(found.firstSeen()).isEqualTo(first);
            assertThat(found.lastSeen()).isEqualTo(fixture.clock.instant());
        });
        assertThat(fixture.balances(workspace).nonExpiring()).isZero();
        assertThat(invoiceStatus(invoice)).isEqualTo("paid");
    }

    @Test
    void shouldOpenAClosedBreakAgainOnlyWhenItsEvidenceChanges() {
        UUID invoice = bought("paid", "succeeded");
        reconciliation.run();
        long id = breaks.open().get(0).id();
        assertThat(breaks.close(id, "refunded by hand")).isTrue();
        assertThat(breaks.close(id, "twice")).isFalse();
        reconciliation.run();
        assertThat(breaks.open()).isEmpty();

        give(invoice, 1);
        reconciliation.run();
        assertThat(breaks.open()).singleElement().extracting(Break::id).isEqualTo(id);
    }

    @Test
    void shouldStoreWhatTheDatabaseShowsWhenTheRenderServiceIsAway() {
        bought("paid", "succeeded");
        LedgerReconciliation alone = new LedgerReconciliation(
                fixture.jdbi,
                breaks,
                (from, before, after, limit) -> {
                    throw new IllegalStateException("away");
                },
                runId -> RunDirectory.State.UNKNOWN,
                fixture.clock);
        assertThatThrownBy(alone::run).hasMessage("away");
        assertThat(breaks.open()).hasSize(1);
    }

    private void assertBreak(BreakKind kind, UUID subject, String... evidence) {
        assertThat(reconciliation.run()).isOne();
        assertThat(breaks.open()).singleElement().satisfies(found -> {
            assertThat(found.kind()).isEqualTo(kind.column());
            assertThat(found.workspaceId()).isEqualTo(workspace);
            assertThat(found.subject()).isEqualTo(subject.toString());
            assertThat(found.evidence()).contains(evidence);
        });
        assertThat(breaks.countOpen()).isOne();
    }

    private List<EndedRun> page(Instant from, Instant before, UUID after, int limit) {
        return ended.stream()
                .filter(run -> !run.endedAt().isBefore(from) && run.endedAt().isBefore(before))
                .filter(run -> after == null || run.runId().toString().compareTo(after.toString()) > 0)
                .sorted(Comparator.comparing(run -> run.runId().toString()))
                .limit(limit)
                .toList();
    }

    private UUID reserved(int credits) {
        UUID run = UUID.randomUUID();
        fixture.reserve(LedgerFixture.request(run, workspace, credits));
        return run;
    }

    private UUID rendered(int credits, int used) {
        UUID run = reserved(credits);
        fixture.reservations.settle(run, used, "rendered");
        ends(run, used);
        return run;
    }

    private void ends(UUID run, int credits) {
        ended.add(new EndedRun(run, "a pid", workspace, fixture.clock.instant(), credits));
    }

    /** An invoice for a plan. */
    private UUID billed(String kind, String status) {
        UUID invoice = UUID.randomUUID();
        fixture.jdbi.useHandle(
                handle -> handle.execute("""
                INSERT INTO account.invoices (id, workspace_id, kind, plan, period_start, period_end, credits, amount, currency, status,
                                              idempotency_key, created_at)
                VALUES (?, ?, ?, 'hobby', now(), now() + interval '1 month', ?, 1900, 'USD', ?, ?, now())""", invoice, workspace, kind, CREDITS, status, invoice.toString()));
        return invoice;
    }

    private UUID bought(String invoiceStatus, String paymentStatus) {
        UUID invoice = UUID.randomUUID();
        fixture.jdbi.useHandle(
                handle -> handle.execute("""
                INSERT INTO account.invoices (id, workspace_id, pack, credits, amount, currency, status, idempotency_key, created_at)
                VALUES (?, ?, 'standard', ?, 1000, 'USD', ?, ?, now())""", invoice, workspace, CREDITS, invoiceStatus, invoice.toString()));
        pay(invoice, paymentStatus);
        return invoice;
    }

    private void pay(UUID invoice, String status) {
        UUID payment = UUID.randomUUID();
        fixture.jdbi.useTransaction(tx -> {
            tx.execute(
                    "INSERT INTO account.payments (id, invoice_id, method, status, refunded, updated_at)"
                            + " VALUES (?, ?, 'card', ?, ?, now())",
                    payment,
                    invoice,
                    status,
                    status.equals("refunded") ? 1_000 : 0);
            if (status.equals("disputed")) {
                tx.execute(
                        "INSERT INTO account.payment_disputes VALUES (?, ?, 'open', 1000, now())",
                        "dp_" + payment,
                        payment);
            }
        });
    }

    /** Credits of an invoice, or of one that is not there. */
    private void give(UUID invoice, int credits) {
        fixture.jdbi.useTransaction(tx -> fixture.grants.issue(
                tx,
                new NewGrant(
                        workspace,
                        GrantCategory.PACK,
                        credits,
                        null,
                        "credit_pack",
                        "invoice:" + invoice,
                        isStored(invoice) ? invoice : null)));
    }

    private boolean isStored(UUID invoice) {
        return fixture.jdbi.withHandle(
                handle -> handle.createQuery("SELECT EXISTS (SELECT FROM account.invoices WHERE id = ?)")
                        .bind(0, invoice)
                        .mapTo(Boolean.class)
                        .one());
    }

    private String invoiceStatus(UUID invoice) {
        return fixture.jdbi.withHandle(handle -> handle.createQuery("SELECT status FROM account.invoices WHERE id = ?")
                .bind(0, invoice)
                .mapTo(String.class)
                .one());
    }
}
