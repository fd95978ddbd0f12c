package io.reelmill.account.reconciliation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.reservation.RunDirectory;
import io.reelmill.contracts.account.LedgerApi.Break;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** How breaks are found, kept and closed, whatever they are about. */
class LedgerBreaksTest extends ReconciliationTest {

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
}
