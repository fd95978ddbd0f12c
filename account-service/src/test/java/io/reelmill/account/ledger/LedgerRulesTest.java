package io.reelmill.account.ledger;

import static io.reelmill.account.ledger.LedgerAccount.CONSUMED;
import static io.reelmill.account.ledger.LedgerAccount.ISSUED;
import static io.reelmill.account.ledger.LedgerAccount.REGULAR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the database refuses, whatever the code does. */
class LedgerRulesTest {

    private static LedgerFixture fixture;

    @BeforeAll
    static void open() {
        fixture = new LedgerFixture();
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @Test
    void shouldRefuseATransferThatDoesNotSumToZero() {
        UUID workspace = fixture.workspace(10, 0);
        assertRefused("sums_to_zero", workspace, Map.of(REGULAR, 5L, ISSUED, -4L));
    }

    @Test
    void shouldRefuseATransferThatMovesNothing() {
        assertRefused("moves_credits", fixture.workspace(10, 0), Map.of());
    }

    @Test
    void shouldRefuseABalanceBelowZero() {
        UUID workspace = fixture.workspace(10, 0);
        assertRefused("never_below_zero", workspace, Map.of(REGULAR, -11L, CONSUMED, 11L));
        assertThat(fixture.balances(workspace).regular()).isEqualTo(10);
    }

    @Test
    void shouldRefuseATransferOfAWorkspaceWithoutBalances() {
        assertRefused("a workspace without balances", UUID.randomUUID(), Map.of(REGULAR, 5L, ISSUED, -5L));
    }

    @Test
    void shouldOnlyAddTransfers() {
        fixture.workspace(10, 0);
        assertStatementRefused("UPDATE account.transfers SET regular = regular + 1");
        assertStatementRefused("DELETE FROM account.transfers");
        assertStatementRefused("TRUNCATE account.transfers");
    }

    @Test
    void shouldRefuseATransferOfAReservationThatIsNotThere() {
        UUID workspace = fixture.workspace(10, 0);
        Transfer transfer = new Transfer(
                workspace,
                Transfer.Kind.RESERVE,
                "test",
                null,
                UUID.randomUUID(),
                Map.of(REGULAR, -5L, LedgerAccount.RESERVED, 5L));
        assertThatThrownBy(() -> fixture.jdbi.useTransaction(tx -> fixture.ledger.post(tx, transfer)))
                .hasStackTraceContaining("a transfer of a reservation that is not there");
    }

    @Test
    void shouldKeepReservations() {
        UUID workspace = fixture.workspace(10, 0);
        fixture.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 5));
        assertStatementRefused("DELETE FROM account.reservations");
        assertStatementRefused("UPDATE account.reservations SET id = gen_random_uuid()");
    }

    @Test
    void shouldChangeBalancesByTransfersAlone() {
        fixture.workspace(10, 0);
        assertStatementRefused("UPDATE account.balances SET regular = 1000000, issued = -1000000");
        assertStatementRefused("DELETE FROM account.balances");
    }

    @Test
    void shouldIssueTheCreditsOfOneReferenceOnce() {
        UUID workspace = fixture.workspace(0, 0);
        for (int i = 0; i < 3; i++) {
            fixture.jdbi.useTransaction(tx -> fixture.issue(tx, workspace, GrantCategory.PACK, 50, "pack-1"));
        }
        assertThat(fixture.balances(workspace).nonExpiring()).isEqualTo(50);
    }

    private static void assertRefused(String reason, UUID workspace, Map<LedgerAccount, Long> gains) {
        Transfer transfer = new Transfer(workspace, Transfer.Kind.ISSUE, "test", null, null, gains);
        assertThatThrownBy(() -> fixture.jdbi.useTransaction(tx -> fixture.ledger.post(tx, transfer)))
                .hasStackTraceContaining(reason);
    }

    private static void assertStatementRefused(String sql) {
        assertThatThrownBy(() -> fixture.jdbi.useHandle(handle -> handle.execute(sql)))
                .hasMessageContaining("the ledger is only added to");
    }
}
