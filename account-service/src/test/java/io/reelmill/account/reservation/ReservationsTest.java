package io.reelmill.account.reservation;

import static io.reelmill.account.ledger.LedgerAccount.CONSUMED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.reelmill.account.BillingFixture;
import io.reelmill.account.LedgerFixture;
import io.reelmill.account.ledger.LedgerAccount;
import io.reelmill.account.ledger.Transfer;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.Shortage;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReservationsTest {

    private static LedgerFixture fixture;

    private final UUID id = UUID.randomUUID();

    @BeforeAll
    static void open() {
        fixture = new LedgerFixture();
    }

    @AfterAll
    static void close() {
        fixture.close();
    }

    @Test
    void shouldHoldRegularCreditsBeforeNonExpiringOnes() {
        UUID workspace = fixture.workspace(30, 50);
        reserve(workspace, 40);
        assertCredits(workspace, 0, 40, 40);
    }

    @Test
    void shouldReserveForManyCallersWithOneStatement() {
        UUID ada = fixture.workspace(30, 50);
        UUID bob = fixture.workspace(10, 0);
        AtomicInteger statements = new AtomicInteger();
        SqlLogger before = fixture.jdbi.getConfig(SqlStatements.class).getSqlLogger();
        fixture.jdbi.setSqlLogger(new SqlLogger() {
            @Override
            public void logBeforeExecution(StatementContext context) {
                statements.incrementAndGet();
            }
        });
        try {
            assertThat(fixture.reserve(List.of(
                            LedgerFixture.request(UUID.randomUUID(), ada, 20),
                            LedgerFixture.request(UUID.randomUUID(), bob, 10),
                            LedgerFixture.request(id, ada, 20),
                            LedgerFixture.request(UUID.randomUUID(), ada, 20))))
                    .hasSize(4)
                    .allMatch(ReserveOutcome.Reserved.class::isInstance);
        } finally {
            fixture.jdbi.setSqlLogger(before);
        }
        assertThat(statements).hasValue(1);
        assertCredits(ada, 0, 20, 60);
        assertCredits(bob, 0, 0, 10);
        assertThat(fixture.grantsThatDiffer()).isZero();
        settle(0, "not_started");
        assertCredits(ada, 10, 30, 40); // of the second 20, 10 were regular
    }

    /** Asked in the commit itself, and of each way to reserve: all at once, and one that is judged beside a refused one. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldWaitForTheDiskUnlessThisCallIsFlushedByItsCaller(boolean flushedByCaller) {
        UUID workspace = fixture.workspace(30, 0);
        fixture.jdbi.useHandle(handle -> handle.execute("""
                CREATE TABLE account.flushes (setting text);
                CREATE FUNCTION account.note_flush() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN INSERT INTO account.flushes VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
                CREATE CONSTRAINT TRIGGER note_flush AFTER INSERT ON account.reservations DEFERRABLE INITIALLY DEFERRED
                    FOR EACH ROW EXECUTE FUNCTION account.note_flush()"""));
        try {
            fixture.reservations.reserve(LedgerFixture.request(id, workspace, 1), flushedByCaller);
            fixture.reservations.reserve(
                    List.of(
                            LedgerFixture.request(UUID.randomUUID(), workspace, 1),
                            LedgerFixture.request(UUID.randomUUID(), workspace, 1_000)),
                    flushedByCaller);
            List<String> settings =
                    fixture.jdbi.withHandle(handle -> handle.createQuery("SELECT setting FROM account.flushes")
                            .mapTo(String.class)
                            .list());
            assertThat(settings).hasSize(2).containsOnly(flushedByCaller ? "off" : "on");
        } finally {
            fixture.jdbi.useHandle(handle -> handle.execute("""
                    DROP TRIGGER note_flush ON account.reservations;
                    DROP FUNCTION account.note_flush();
                    DROP TABLE account.flushes"""));
        }
    }

    @Test
    void shouldReleaseToWhereTheCreditsCameFrom() {
        UUID workspace = fixture.workspace(30, 50);
        reserve(workspace, 40);
        settle(0, "internal_error");
        assertCredits(workspace, 30, 50, 0);
    }

    @Test
    void shouldUseRegularCreditsFirstInAPartialCaptureAndReleaseTheRest() {
        UUID workspace = fixture.workspace(30, 50);
        reserve(workspace, 40);
        assertThat(settle(35, "rendered").state()).isEqualTo("captured");
        assertCredits(workspace, 0, 45, 0);
        assertThat(fixture.balances(workspace).of(CONSUMED)).isEqualTo(35);
    }

    @Test
    void shouldHoldNothingAndTellHowManyCreditsThereAreWhenTheyAreTooFew() {
        UUID workspace = fixture.workspace(3, 4);
        assertThat(fixture.reserve(LedgerFixture.request(id, workspace, 8)))
                .isEqualTo(new ReserveOutcome.TooFew(new Shortage(8, 7, 0)));
        assertCredits(workspace, 3, 4, 0);
        assertThat(fixture.reservations.find(id)).isEmpty();
    }

    /** Also when it holds all that there was. */
    @ParameterizedTest
    @ValueSource(ints = {30, 10})
    void shouldKnowTheSameReservationByTheSameId(int credits) {
        UUID workspace = fixture.workspace(credits, 0);
        Reservation first = reserve(workspace, 10);
        assertThat(fixture.reserve(LedgerFixture.request(id, workspace, 10)))
                .isEqualTo(new ReserveOutcome.Repeated(first));
        assertCredits(workspace, credits - 10, 0, 10);
    }

    @Test
    void shouldTakeNothingFromOthersForAReservationThatWasHeldBefore() {
        UUID workspace = fixture.workspace(30, 0);
        Reservation first = reserve(workspace, 10);
        List<ReserveOutcome> outcomes = fixture.reserve(List.of(
                LedgerFixture.request(UUID.randomUUID(), workspace, 5), LedgerFixture.request(id, workspace, 10)));
        assertThat(outcomes.get(0)).isInstanceOf(ReserveOutcome.Reserved.class);
        assertThat(outcomes.get(1)).isEqualTo(new ReserveOutcome.Repeated(first));
        assertCredits(workspace, 15, 0, 15);
    }

    @Test
    void shouldJudgeRequestsThatComeTogetherAsIfTheyCameOneAfterTheOther() {
        UUID workspace = fixture.workspace(15, 10);
        UUID other = fixture.workspace(5, 0);
        UUID taken = UUID.randomUUID();
        fixture.reserve(LedgerFixture.request(taken, other, 1));

        List<ReserveOutcome> outcomes = fixture.reserve(List.of(
                LedgerFixture.request(id, workspace, 20),
                LedgerFixture.request(UUID.randomUUID(), other, 4),
                LedgerFixture.request(UUID.randomUUID(), workspace, 6),
                LedgerFixture.request(id, workspace, 20),
                LedgerFixture.request(taken, workspace, 1),
                LedgerFixture.request(UUID.randomUUID(), UUID.randomUUID(), 1),
                LedgerFixture.request(UUID.randomUUID(), workspace, 5)));

        assertThat(outcomes)
                .extracting(outcome -> outcome.getClass().getSimpleName())
                .containsExactly(
                        "Reserved", "Reserved", "TooFew", "Repeated", "IdTaken", "UnknownWorkspace", "Reserved");
        assertThat(outcomes.get(2)).isEqualTo(new ReserveOutcome.TooFew(new Shortage(6, 5, 0)));
        assertCredits(workspace, 0, 0, 25);
        assertCredits(other, 0, 0, 5);
        settle(0, "internal_error");
        assertCredits(workspace, 15, 5, 5);
    }

    @Test
    void shouldListWhatIsPendingForAWhileOldestFirst() {
        UUID workspace = fixture.workspace(30, 0);
        reserve(workspace, 1);
        fixture.clock.pass(Duration.ofMinutes(5));
        UUID second = UUID.randomUUID();
        fixture.reserve(LedgerFixture.request(second, workspace, 1));
        fixture.clock.pass(Duration.ofMinutes(5));

        assertThat(pending(Duration.ofMinutes(10), null)).contains(id).doesNotContain(second);
        assertThat(pending(Duration.ofMinutes(5), id)).contains(second).doesNotContain(id);
        settle(0, "not_started");
        assertThat(pending(Duration.ZERO, null)).contains(second).doesNotContain(id);
    }

    private static List<UUID> pending(Duration longerThan, UUID after) {
        return fixture.reservations.pending(longerThan, null, after, 1_000).stream()
                .map(Reservation::reservationId)
                .toList();
    }

    @Test
    void shouldNotLetAnotherWorkspaceReuseAnId() {
        reserve(fixture.workspace(30, 0), 10);
        UUID other = fixture.workspace(30, 0);
        assertThat(fixture.reserve(LedgerFixture.request(id, other, 10))).isInstanceOf(ReserveOutcome.IdTaken.class);
    }

    @Test
    void shouldLetTheFirstSettlementStand() {
        UUID workspace = fixture.workspace(30, 0);
        reserve(workspace, 10);
        Reservation first = settle(7, "rendered");
        for (int i = 0; i < 10; i++) {
            assertThat(settle(0, "internal_error")).isEqualTo(first);
        }
        assertCredits(workspace, 23, 0, 0);
    }

    @Test
    void shouldNeverCaptureMoreThanReserved() {
        UUID workspace = fixture.workspace(30, 0);
        reserve(workspace, 10);
        assertThatThrownBy(() -> settle(11, "rendered")).isInstanceOf(InvalidCaptureException.class);
        assertThatThrownBy(() -> settle(-1, "rendered")).isInstanceOf(InvalidCaptureException.class);
        assertCredits(workspace, 20, 0, 10);
    }

    @Test
    void shouldHaveTheDatabaseRefuseASecondSettlementOfOneReservation() {
        UUID workspace = fixture.workspace(30, 30);
        reserve(workspace, 10);
        settle(10, "rendered");
        fixture.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 10));
        Transfer refund = new Transfer(
                workspace,
                Transfer.Kind.SETTLE,
                "refund",
                null,
                id,
                Map.of(LedgerAccount.RESERVED, -10L, LedgerAccount.REGULAR, 10L));
        assertThatThrownBy(() -> fixture.jdbi.useTransaction(tx -> fixture.ledger.post(tx, refund)))
                .hasMessageContaining("one_settlement");
    }

    @Test
    void shouldReleaseAReservationThatNobodySettlesAfterADay() {
        UUID workspace = fixture.workspace(30, 0);
        reserve(workspace, 10);
        fixture.clock.pass(Duration.ofHours(24).minusSeconds(1));
        releaseAllExpired();
        assertCredits(workspace, 20, 0, 10);
        fixture.clock.pass(Duration.ofSeconds(1));
        releaseAllExpired();
        assertCredits(workspace, 30, 0, 0);
        assertThat(settle(10, "rendered").captured()).as("too late to charge").isZero();
    }

    @Test
    void shouldEndRegularCreditsWithThePeriodAndKeepReservedOnes() {
        UUID workspace = fixture.workspace(40, 5);
        reserve(workspace, 10);
        fixture.clock.pass(Duration.ofDays(31));
        new BillingFixture(fixture).bill();
        assertCredits(workspace, 100, 5, 10);
        assertThat(fixture.balances(workspace).of(LedgerAccount.EXPIRED)).isEqualTo(30);
    }

    @Test
    void shouldNotReleaseWhileTheRunIsUnderWayOrItsSettlementIsMissing() {
        UUID workspace = fixture.workspace(50, 0);
        reserve(workspace, 10);
        fixture.clock.pass(Duration.ofHours(25));
        for (RunDirectory.State state : List.of(RunDirectory.State.UNDER_WAY, RunDirectory.State.ENDED)) {
            fixture.runs.put(id, state);
            releaseAllExpired();
            assertThat(fixture.reservations.find(id).orElseThrow().state()).isEqualTo("pending");
        }
        fixture.runs.remove(id);
        releaseAllExpired();
        assertThat(fixture.reservations.find(id).orElseThrow().state()).isEqualTo("released");
    }

    private Reservation reserve(UUID workspace, int credits) {
        ReserveOutcome outcome = fixture.reserve(LedgerFixture.request(id, workspace, credits));
        assertThat(outcome).isInstanceOf(ReserveOutcome.Reserved.class);
        return ((ReserveOutcome.Reserved) outcome).reservation();
    }

    private Reservation settle(int capture, String reason) {
        return fixture.reservations.settle(id, capture, reason).orElseThrow();
    }

    private static void releaseAllExpired() {
        fixture.expiry.releaseExpired();
    }

    private static void assertCredits(UUID workspace, int regular, int nonExpiring, int reserved) {
        var balances = fixture.balances(workspace);
        assertThat(balances.regular()).as("regular").isEqualTo(regular);
        assertThat(balances.nonExpiring()).as("non-expiring").isEqualTo(nonExpiring);
        assertThat(balances.reserved()).as("reserved").isEqualTo(reserved);
        assertThat(fixture.sumOfBalances()).isZero();
        assertThat(fixture.balancesThatDiffer()).isZero();
    }
}
