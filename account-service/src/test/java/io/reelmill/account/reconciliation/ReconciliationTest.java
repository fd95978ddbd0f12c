package io.reelmill.account.reconciliation;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import io.reelmill.account.grant.NewGrant;
import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.contracts.studio.StudioApi.EndedRun;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A ledger whose invoices, payments and renders are set up at will, and the reconciliation of it. */
abstract class ReconciliationTest {

    static final int CREDITS = 1_000;

    private final List<EndedRun> ended = new ArrayList<>();
    LedgerFixture fixture;
    BreakStore breaks;
    LedgerReconciliation reconciliation;
    UUID workspace;

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

    void assertBreak(BreakKind kind, UUID subject, String... evidence) {
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

    UUID reserved(int credits) {
        UUID run = UUID.randomUUID();
        fixture.reserve(LedgerFixture.request(run, workspace, credits));
        return run;
    }

    UUID rendered(int credits, int used) {
        UUID run = reserved(credits);
        fixture.reservations.settle(run, used, "rendered");
        ends(run, used);
        return run;
    }

    void ends(UUID run, int credits) {
        ended.add(new EndedRun(run, "a pid", workspace, fixture.clock.instant(), credits));
    }

    /** An invoice for a plan. */
    UUID billed(String kind, String status) {
        UUID invoice = UUID.randomUUID();
        fixture.jdbi.useHandle(
                handle -> handle.execute("""
                INSERT INTO account.invoices (id, workspace_id, kind, plan, period_start, period_end, credits, amount, currency, status,
                                              idempotency_key, created_at)
                VALUES (?, ?, ?, 'hobby', now(), now() + interval '1 month', ?, 1900, 'USD', ?, ?, now())""", invoice, workspace, kind, CREDITS, status, invoice.toString()));
        return invoice;
    }

    UUID bought(String invoiceStatus, String paymentStatus) {
        UUID invoice = UUID.randomUUID();
        fixture.jdbi.useHandle(
                handle -> handle.execute("""
                INSERT INTO account.invoices (id, workspace_id, pack, credits, amount, currency, status, idempotency_key, created_at)
                VALUES (?, ?, 'standard', ?, 1000, 'USD', ?, ?, now())""", invoice, workspace, CREDITS, invoiceStatus, invoice.toString()));
        pay(invoice, paymentStatus);
        return invoice;
    }

    void pay(UUID invoice, String status) {
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
    void give(UUID invoice, int credits) {
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

    String invoiceStatus(UUID invoice) {
        return fixture.jdbi.withHandle(handle -> handle.createQuery("SELECT status FROM account.invoices WHERE id = ?")
                .bind(0, invoice)
                .mapTo(String.class)
                .one());
    }
}
