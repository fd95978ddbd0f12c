package io.reelmill.account.statement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.ledger.UnknownWorkspaceException;
import io.reelmill.contracts.account.LedgerApi.Grant;
import io.reelmill.contracts.account.LedgerApi.GrantPart;
import io.reelmill.contracts.account.LedgerApi.Hold;
import io.reelmill.contracts.account.LedgerApi.Holdings;
import io.reelmill.contracts.account.LedgerApi.Line;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StatementsTest {

    private LedgerFixture fixture;
    private UUID workspace;

    @BeforeEach
    void open() {
        fixture = new LedgerFixture();
        workspace = fixture.workspace(0, 0);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void shouldSayWhatEachMovementWas() {
        UUID invoice = UUID.randomUUID();
        fixture.jdbi.useTransaction(tx -> {
            tx.execute("""
                    INSERT INTO account.invoices (id, workspace_id, pack, credits, amount, currency, status, idempotency_key, created_at)
                    VALUES (?, ?, 'standard', 100, 1000, 'USD', 'paid', 'k', now())""", invoice, workspace);
            fixture.grants.issue(
                    tx,
                    new NewGrant(
                            workspace, GrantCategory.PACK, 100, null, "credit_pack", "invoice:" + invoice, invoice));
            fixture.grants.issue(
                    tx,
                    new NewGrant(
                            workspace,
                            GrantCategory.PROMOTIONAL,
                            5,
                            fixture.clock.instant().plus(Duration.ofDays(1)),
                            "welcome",
                            "welcome"));
        });
        UUID charged = reserve(26);
        fixture.reservations.settle(charged, 14, "rendered");
        UUID released = reserve(10);
        fixture.reservations.settle(released, 0, "internal_error");
        fixture.reservations.refund(charged, "our_fault");
        fixture.clock.pass(Duration.ofDays(2));
        fixture.grants.expireAll();
        UUID spent = reserve(70);
        fixture.reservations.settle(spent, 70, "rendered");
        fixture.jdbi.useTransaction(tx -> fixture.revoke(tx, workspace, "invoice:" + invoice, "disputed"));
        fixture.jdbi.useTransaction(tx ->
                fixture.grants.issue(tx, new NewGrant(workspace, GrantCategory.ADJUSTMENT, 80, null, "gift", "gift")));

        List<Line> lines =
                fixture.statements.page(workspace, null, null, null, 100).lines();
        assertThat(lines)
                .extracting(Line::kind)
                .containsExactly(
                        "debt_payment",
                        "grant",
                        "revocation",
                        "charge",
                        "hold",
                        "expiry",
                        "refund",
                        "release",
                        "hold",
                        "charge",
                        "hold",
                        "grant",
                        "grant");
        assertThat(lines)
                .extracting(Line::balance)
                .containsExactly(10L, 80L, 0L, 30L, 30L, 100L, 105L, 91L, 81L, 91L, 79L, 105L, 100L);
        assertThat(lines).extracting(Line::debt).containsExactly(0L, 70L, 70L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
        Line charge = lines.get(9);
        assertThat(charge.credits()).isEqualTo(12);
        assertThat(charge.charged()).isEqualTo(14);
        assertThat(charge.reservation()).isEqualTo(charged);
        assertThat(charge.pid()).isEqualTo("a pid");
        assertThat(charge.grants())
                .containsExactly(
                        new GrantPart("welcome", "promotional", 5), new GrantPart("invoice:" + invoice, "pack", 9));
        assertThat(charge.description()).isEqualTo("14 of 26 held credits charged for the render of a pid");
        Line bought = lines.get(12);
        assertThat(bought.invoice()).isEqualTo("INV-000001");
        assertThat(bought.grant()).isEqualTo("invoice:" + invoice);
        assertThat(bought.description()).isEqualTo("100 purchased credits given, invoice INV-000001");
        assertThat(lines.get(2).description())
                .isEqualTo("100 credits taken back, invoice INV-000001, of which 70 are owed");
        assertThat(lines.get(6).grants()).hasSize(2);
    }

    @Test
    void shouldNameTheInvoiceOfASubscriptionAndSayWhatADisputeTookAndGaveBack() {
        UUID invoice = UUID.randomUUID();
        Instant end = fixture.clock.instant().plus(Duration.ofDays(30));
        fixture.jdbi.useTransaction(tx -> {
            tx.execute("""
                    INSERT INTO account.invoices (id, workspace_id, kind, plan, period_start, period_end, credits, amount, currency,
                                                  status, idempotency_key, created_at)
                    VALUES (?, ?, 'subscription', 'hobby', now(), now() + interval '1 day', 100, 1900, 'USD', 'paid', 'k', now())""", invoice, workspace);
            fixture.grants.issue(
                    tx, new NewGrant(workspace, GrantCategory.PLAN, 100, end, "plan_credits", "period:1", invoice));
        });
        fixture.reservations.settle(reserve(70), 70, "rendered");
        for (int total : new int[] {100, 0, 30}) {
            fixture.jdbi.useTransaction(
                    tx -> fixture.revocations.revoke(tx, workspace, "period:1", total, "payment_disputed"));
        }
        List<Line> lines =
                fixture.statements.page(workspace, null, null, null, 100).lines();
        assertThat(lines)
                .extracting(Line::kind)
                .containsExactly("revocation", "restoration", "revocation", "charge", "hold", "grant");
        assertThat(lines).extracting(Line::credits).containsExactly(-30L, 30L, -30L, 0L, -70L, 100L);
        assertThat(lines)
                .filteredOn(line -> line.grant() != null)
                .allSatisfy(line -> assertThat(line.invoice()).isEqualTo("INV-000001"))
                .allSatisfy(line -> assertThat(line.grant()).isEqualTo("period:1"))
                .hasSize(4);
        assertThat(lines.get(5).description()).startsWith("100 plan credits given, invoice INV-000001, until ");
        assertThat(lines.get(1).description())
                .isEqualTo("100 credits given back, invoice INV-000001, of which 70 were owed");
    }

    @Test
    void shouldTellCreditsByGrantInTheOrderOfTheirUseAndWhatIsHeld() {
        Instant tomorrow = fixture.clock.instant().plus(Duration.ofDays(1)).truncatedTo(ChronoUnit.MICROS);
        fixture.jdbi.useTransaction(tx -> {
            fixture.issue(tx, workspace, GrantCategory.PACK, 100, "pack");
            fixture.grants.issue(
                    tx, new NewGrant(workspace, GrantCategory.PROMOTIONAL, 30, tomorrow, "welcome", "welcome"));
        });
        fixture.reservations.settle(reserve(10), 4, "rendered");
        UUID held = reserve(7);

        Holdings holdings = new HoldingsReader(fixture.jdbi, fixture.ledger).read(workspace);

        assertThat(holdings.grants())
                .extracting(Grant::category, Grant::credits, Grant::given, Grant::expiresAt)
                .containsExactly(tuple("promotional", 26L, 30L, tomorrow), tuple("pack", 100L, 100L, null));
        assertThat(holdings.reservations())
                .extracting(Hold::id, Hold::credits, Hold::purpose)
                .containsExactly(tuple(held, 7L, "render"));
        assertThatThrownBy(() -> new HoldingsReader(fixture.jdbi, fixture.ledger).read(UUID.randomUUID()))
                .isInstanceOf(UnknownWorkspaceException.class);
    }

    @Test
    void shouldReadTheSameWithAndWithoutLinks() {
        fixture.jdbi.useTransaction(tx -> fixture.issue(tx, workspace, GrantCategory.PACK, 100, "pack"));
        fixture.reservations.settle(reserve(10), 4, "rendered");
        List<Line> before =
                fixture.statements.page(workspace, null, null, null, 100).lines();
        fixture.sealer.seal();
        assertThat(fixture.statements.page(workspace, null, null, null, 100).lines())
                .isEqualTo(before)
                .hasSize(3);
    }

    @Test
    void shouldNotKnowAStrangeWorkspace() {
        assertThatThrownBy(() -> fixture.statements.page(UUID.randomUUID(), null, null, null, 1))
                .isInstanceOf(UnknownWorkspaceException.class);
        assertThatThrownBy(() -> fixture.statements.balance(UUID.randomUUID(), fixture.clock.instant()))
                .isInstanceOf(UnknownWorkspaceException.class);
    }

    private UUID reserve(int credits) {
        UUID id = UUID.randomUUID();
        fixture.reserve(LedgerFixture.request(id, workspace, credits));
        return id;
    }
}
