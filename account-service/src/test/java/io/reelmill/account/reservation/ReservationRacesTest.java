package io.reelmill.account.reservation;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.account.LedgerFixture;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ReservationRacesTest {

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
    void shouldNeverHoldMoreThanThereIsForSixtyFourCallers() throws Exception {
        UUID workspace = fixture.workspace(130, 75);
        List<ReserveOutcome> outcomes =
                race(64, i -> () -> fixture.reserve(LedgerFixture.request(UUID.randomUUID(), workspace, 10)));
        assertThat(outcomes)
                .filteredOn(ReserveOutcome.Reserved.class::isInstance)
                .hasSize(20);
        assertThat(fixture.balances(workspace).spendable()).isEqualTo(5);
        assertThat(fixture.balances(workspace).reserved()).isEqualTo(200);
        assertThat(fixture.sumOfBalances()).isZero();
        assertThat(fixture.balancesThatDiffer()).isZero();
    }

    @Test
    void shouldNeverHaveMoreRendersUnderWayThanAllowedHoweverManyAskAtOnce() throws Exception {
        UUID workspace = fixture.workspace(1_000, 0);
        List<ReserveOutcome> outcomes = race(
                64,
                i -> () -> fixture.reserve(
                        new ReservationRequest(UUID.randomUUID(), workspace, 1, "render", "a pid", 10)));
        List<UUID> reserved = outcomes.stream()
                .filter(ReserveOutcome.Reserved.class::isInstance)
                .map(outcome ->
                        ((ReserveOutcome.Reserved) outcome).reservation().reservationId())
                .toList();
        assertThat(reserved).hasSize(10);
        assertThat(outcomes)
                .filteredOn(ReserveOutcome.TooManyOpen.class::isInstance)
                .hasSize(54);

        race(30, i -> () -> fixture.reservations.settle(reserved.get(i % 10), i % 2, "rendered"));
        assertThat(fixture.balances(workspace).openRenders()).isZero();
    }

    @Test
    void shouldNeitherLockUpNorOverdrawWhenGroupsOfRequestsCross() throws Exception {
        List<UUID> workspaces =
                List.of(fixture.workspace(100, 0), fixture.workspace(60, 40), fixture.workspace(0, 100));
        List<List<ReserveOutcome>> outcomes = race(
                24,
                i -> () -> fixture.reserve(Stream.of(i, i + 1, i + 2)
                        .map(k -> LedgerFixture.request(UUID.randomUUID(), workspaces.get(k % 3), 10))
                        .toList()));
        assertThat(outcomes.stream().flatMap(List::stream))
                .filteredOn(ReserveOutcome.Reserved.class::isInstance)
                .hasSize(30);
        for (UUID workspace : workspaces) {
            assertThat(fixture.balances(workspace).spendable()).isZero();
            assertThat(fixture.balances(workspace).reserved()).isEqualTo(100);
        }
        assertThat(fixture.sumOfBalances()).isZero();
        assertThat(fixture.balancesThatDiffer()).isZero();
    }

    @Test
    void shouldMakeOneReservationOfManyCallsWithOneId() throws Exception {
        UUID workspace = fixture.workspace(100, 0);
        UUID id = UUID.randomUUID();
        List<ReserveOutcome> outcomes = race(32, i -> () -> fixture.reserve(LedgerFixture.request(id, workspace, 10)));
        assertThat(outcomes)
                .filteredOn(ReserveOutcome.Reserved.class::isInstance)
                .hasSize(1);
        assertThat(outcomes)
                .filteredOn(ReserveOutcome.Repeated.class::isInstance)
                .hasSize(31);
        assertThat(fixture.balances(workspace).regular()).isEqualTo(90);
    }

    @Test
    void shouldResolveOnceWhenCaptureReleaseAndExpiryRace() throws Exception {
        UUID workspace = fixture.workspace(500, 500);
        List<UUID> ids = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            ids.add(UUID.randomUUID());
            fixture.reserve(LedgerFixture.request(ids.get(i), workspace, 10));
        }
        fixture.clock.pass(Duration.ofHours(25));
        race(60, i -> () -> {
            UUID id = ids.get(i % 20);
            return switch (i / 20) {
                case 0 -> fixture.reservations.settle(id, 10, "rendered").isPresent();
                case 1 -> fixture.reservations.settle(id, 0, "internal_error").isPresent();
                default -> fixture.expiry.releaseExpired() > 0;
            };
        });
        int captured = ids.stream()
                .map(id -> fixture.reservations.find(id).orElseThrow())
                .peek(r -> assertThat(r.state()).isNotEqualTo("pending"))
                .mapToInt(Reservation::captured)
                .sum();
        assertThat(fixture.balances(workspace).spendable()).isEqualTo(1000 - captured);
        assertThat(fixture.balances(workspace).reserved()).isZero();
        assertThat(fixture.sumOfBalances()).isZero();
        assertThat(fixture.balancesThatDiffer()).isZero();
    }

    private static <T> List<T> race(int callers, IntFunction<Callable<T>> work) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(callers);
        try {
            CountDownLatch start = new CountDownLatch(1);
            List<Future<T>> futures = new ArrayList<>();
            for (int i = 0; i < callers; i++) {
                Callable<T> call = work.apply(i);
                futures.add(threads.submit(() -> {
                    start.await();
                    return call.call();
                }));
            }
            start.countDown();
            List<T> results = new ArrayList<>();
            for (Future<T> future : futures) {
                results.add(future.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }
}
