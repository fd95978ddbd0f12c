package io.reelmill.account.reconciliation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.contracts.account.LedgerApi.Break;
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
        fixture.jdbi.useTransaction(tx -> fixture.grants.revoke(tx, workspace, "invoice:" + disputed, "disputed"));
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
        fixture.jdbi.useTransaction(tx -> fixture.grants.revoke(tx, workspace, "invoice:" + invoice, "mistake"));
        assertBreak(BreakKind.REVOKED_WITHOUT_REFUND, invoice, "\"paymentStatus\": \"succeeded\"");
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
        assertBreak(BreakKind.REFUNDED_WITHOUT_REVOCATION, invoice, "\"paymentStatus\": \"refunded\"");
    }

    @Test
    void shouldFindCreditsThatWereTakenBackThoughThePaymentStands() {
        UUID invoice = bought("paid", "succeeded");
        give(invoice, CREDITS);
        fixture.jdbi.useTransaction(tx -> fixture.grants.revoke(tx, workspace, "invoice:" + invoice, "mistake"));
        assertBreak(BreakKind.REVOKED_WITHOUT_REFUND, invoice, "\"takenBack\": true");
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
        fixture.jdbi.useHandle(handle -> handle.execute(
                "INSERT INTO account.payments (id, invoice_id, method, status, updated_at) VALUES (?, ?, 'card', ?, now())",
                UUID.randomUUID(),
                invoice,
                status));
    }

    private void give(UUID invoice, int credits) {
        fixture.jdbi.useTransaction(tx -> fixture.grants.issue(
                tx, new NewGrant(workspace, GrantCategory.PACK, credits, null, "credit_pack", "invoice:" + invoice)));
    }

    private String invoiceStatus(UUID invoice) {
        return fixture.jdbi.withHandle(handle -> handle.createQuery("SELECT status FROM account.invoices WHERE id = ?")
                .bind(0, invoice)
                .mapTo(String.class)
                .one());
    }
}
