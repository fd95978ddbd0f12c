package io.reelmill.account.chain;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import io.reelmill.account.grant.GrantCategory;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ChainVerificationTest {

    private static final int RESERVATIONS = 40;

    private LedgerFixture fixture;
    private UUID workspace;
    private UUID other;

    @BeforeEach
    void fill() {
        fixture = new LedgerFixture();
        workspace = fixture.workspace(1_000, 500);
        other = fixture.workspace(1_000, 0);
        for (int i = 0; i < RESERVATIONS; i++) {
            for (UUID each : List.of(workspace, other)) {
                UUID id = UUID.randomUUID();
                fixture.reserve(LedgerFixture.request(id, each, 10));
                fixture.reservations.settle(id, i % 11, "rendered");
            }
        }
        fixture.sealer.seal();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void shouldFindALedgerIntactWhileItIsUsed() {
        ChainReport report = fixture.verification.verify();
        assertThat(report.faults()).isEmpty();
        assertThat(report.workspaces()).isEqualTo(2);
        assertThat(report.transfers()).isEqualTo(2 * 2 * RESERVATIONS + 3);
        assertThat(report.unsealed()).isZero();

        fixture.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 10));
        assertThat(fixture.verification.verify(workspace))
                .as("what is not sealed yet is told, and is no fault")
                .isEqualTo(new ChainReport(1, 2 * RESERVATIONS + 2, 1, List.of()));
        assertThat(fixture.sealer.seal()).isOne();
        assertThat(fixture.sealer.seal()).isZero();
        assertThat(fixture.verification.verify().unsealed()).isZero();
    }

    @Test
    void shouldNameTheOneTransferThatWasAltered() {
        long altered = transferAt(workspace, 17);
        tamper("UPDATE account.transfers SET reason = 'gift' WHERE id = " + altered);
        assertThat(fixture.verification.verify().faults()).singleElement().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(ChainFault.Kind.ALTERED);
            assertThat(fault.workspaceId()).isEqualTo(workspace);
            assertThat(fault.sequence()).isEqualTo(17);
            assertThat(fault.transferId()).isEqualTo(altered);
        });
        assertThat(fixture.verification.verify(other).isIntact()).isTrue();
    }

    @Test
    void shouldNameATransferOfWhichAnyColumnWasAltered() {
        List<String> changes = List.of(
                "created_at = created_at - interval '1 microsecond'",
                "reservation_id = NULL",
                "regular = regular - 1, non_expiring = non_expiring + 1",
                "kind = 'refund'",
                "reference = 'x'",
                "workspace_id = '" + other + "'");
        for (int i = 0; i < changes.size(); i++) {
            long altered = transferAt(workspace, 10 + 3 * i);
            tamper("UPDATE account.transfers SET " + changes.get(i) + " WHERE id = " + altered);
            assertThat(fixture.verification.verify(workspace).faults())
                    .as(changes.get(i))
                    .filteredOn(fault -> fault.transferId() == altered)
                    .singleElement()
                    .extracting(ChainFault::kind)
                    .isEqualTo(ChainFault.Kind.ALTERED);
        }
    }

    @Test
    void shouldNameATransferThatWasRemovedWithAndWithoutItsLink() {
        long removed = transferAt(workspace, 20);
        tamper("DELETE FROM account.transfers WHERE id = " + removed);
        assertThat(fixture.verification.verify().faults())
                .singleElement()
                .extracting(ChainFault::kind, ChainFault::transferId)
                .containsExactly(ChainFault.Kind.REMOVED, removed);

        tamper("DELETE FROM account.chain_links WHERE transfer_id = " + removed);
        assertThat(fixture.verification.verify().faults())
                .singleElement()
                .extracting(ChainFault::kind, ChainFault::sequence)
                .containsExactly(ChainFault.Kind.LINK_MISSING, 21L);
    }

    @Test
    void shouldNameTheEndOfAChainThatWasCutOff() {
        long last = transferAt(workspace, 2 * RESERVATIONS + 2);
        tamper("DELETE FROM account.transfers WHERE id = " + last);
        tamper("DELETE FROM account.chain_links WHERE transfer_id = " + last);
        assertThat(fixture.verification.verify().faults()).anySatisfy(fault -> {
            assertThat(fault.kind()).isEqualTo(ChainFault.Kind.HEAD_DIFFERS);
            assertThat(fault.transferId()).isEqualTo(last);
        });
    }

    @Test
    void shouldNameTwoTransfersThatChangedPlaces() {
        long first = transferAt(workspace, 30);
        long second = transferAt(workspace, 31);
        tamper("UPDATE account.transfers SET id = -id WHERE id IN (%d, %d)".formatted(first, second));
        tamper("UPDATE account.transfers SET id = CASE WHEN id = %d THEN %d ELSE %d END WHERE id < 0"
                .formatted(-first, second, first));
        assertThat(fixture.verification.verify().faults())
                .extracting(ChainFault::transferId)
                .containsExactly(first, second);
    }

    @Test
    void shouldNameATransferThatWasInsertedAmongOthers() {
        long between = transferAt(workspace, 40);
        tamper("DELETE FROM account.transfers WHERE id = " + between);
        tamper("DELETE FROM account.chain_links WHERE transfer_id = " + between);
        tamper("""
                INSERT INTO account.transfers OVERRIDING SYSTEM VALUE
                SELECT %d, workspace_id, 'issue', 'gift', 'gift', NULL, 5, 0, 0, -5, 0, 0, now(), 0
                  FROM account.transfers WHERE id = %d""".formatted(between, transferAt(workspace, 39)));
        assertThat(fixture.verification.verify().faults())
                .extracting(ChainFault::kind)
                .contains(ChainFault.Kind.INSERTED, ChainFault.Kind.LINK_MISSING);
    }

    @Test
    void shouldNameBalancesThatAreNotTheSumOfTheTransfers() {
        tamper("UPDATE account.balances SET regular = regular + 5, issued = issued - 5 WHERE workspace_id = '"
                + workspace + "'");
        assertThat(fixture.verification.verify().faults())
                .singleElement()
                .extracting(ChainFault::kind, ChainFault::workspaceId)
                .containsExactly(ChainFault.Kind.BALANCE_DIFFERS, workspace);
    }

    @Test
    void shouldSealATransferThatIsCommittedAfterLaterOnesOfOtherWorkspaces() {
        try (var slow = fixture.jdbi.open()) {
            slow.begin();
            fixture.issue(slow, workspace, GrantCategory.PACK, 7, "slow");
            for (int i = 0; i < 3; i++) {
                fixture.reserve(LedgerFixture.request(UUID.randomUUID(), other, 1));
                assertThat(fixture.sealer.seal()).isOne();
            }
            slow.commit();
        }
        assertThat(fixture.sealer.seal()).isOne();
        assertThat(fixture.verification.verify().faults()).isEmpty();
        assertThat(fixture.verification.verify().unsealed()).isZero();
    }

    @Test
    void shouldSealATransferWhoseTransactionWasTheLastToBegin() {
        fixture.reserve(LedgerFixture.request(UUID.randomUUID(), other, 1));
        ChainSealer sealer = new ChainSealer(fixture.jdbi);
        try (var slow = fixture.jdbi.open()) {
            slow.begin();
            fixture.issue(slow, workspace, GrantCategory.PACK, 7, "slow");
            assertThat(sealer.seal()).isOne();
            slow.commit();
        }
        fixture.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 1));
        assertThat(sealer.seal()).isEqualTo(2);
        assertThat(fixture.verification.verify().faults()).isEmpty();
    }

    @Test
    void shouldSealManyPagesAndGoOnWhereAnotherProcessEnded() {
        fixture.jdbi.useHandle(handle -> handle.execute("""
                INSERT INTO account.transfers (workspace_id, kind, reason, regular, non_expiring, reserved, issued, consumed,
                                               expired, created_at)
                SELECT ?, 'issue', 'test', 0, 1, 0, -1, 0, 0, now() FROM generate_series(1, ?)""", other, 2 * ChainSealer.PAGE + 10));
        assertThat(fixture.sealAll()).isEqualTo(2 * ChainSealer.PAGE + 10);
        assertThat(new ChainSealer(fixture.jdbi).seal()).isZero();
        assertThat(fixture.verification.verify().faults()).isEmpty();
    }

    @Test
    void shouldKeepTheOrderOfCommitsWhileManyWrite() throws Exception {
        ExecutorService writers = Executors.newFixedThreadPool(6);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                UUID each = i % 2 == 0 ? workspace : other;
                running.add(writers.submit(() -> {
                    for (int k = 0; k < 60; k++) {
                        fixture.reserve(LedgerFixture.request(UUID.randomUUID(), each, 1));
                    }
                }));
            }
            while (running.stream().anyMatch(writer -> !writer.isDone())) {
                fixture.sealer.seal();
            }
            for (Future<?> writer : running) {
                writer.get();
            }
        } finally {
            writers.shutdownNow();
        }
        fixture.sealAll();
        ChainReport report = fixture.verification.verify();
        assertThat(report.faults()).isEmpty();
        assertThat(report.transfers()).isEqualTo(2 * 2 * RESERVATIONS + 3 + 360);
        assertThat(report.unsealed()).isZero();
    }

    private long transferAt(UUID of, long sequence) {
        return fixture.jdbi.withHandle(handle -> handle.createQuery(
                        "SELECT transfer_id FROM account.chain_links WHERE workspace_id = ? AND sequence = ?")
                .bind(0, of)
                .bind(1, sequence)
                .mapTo(Long.class)
                .one());
    }

    /** What only somebody with the keys to the database can do: triggers and constraints are no hindrance. */
    private void tamper(String sql) {
        fixture.jdbi.useTransaction(tx -> {
            tx.execute("SET LOCAL session_replication_role = replica");
            tx.execute("ALTER TABLE account.transfers DROP CONSTRAINT IF EXISTS of_a_reservation");
            tx.execute("ALTER TABLE account.transfers ALTER id SET GENERATED BY DEFAULT");
            tx.execute(sql);
        });
    }
}
