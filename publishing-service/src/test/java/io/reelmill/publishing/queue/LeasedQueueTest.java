package io.reelmill.publishing.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.reelmill.publishing.queue.LeasedQueue.Release;
import io.reelmill.publishing.setup.DatabaseConfiguration;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.testkit.VirtualClock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LeasedQueueTest {

    private static final Jdbi DATABASE = DatabaseConfiguration.openMigrated(TestPostgres.dataSource());
    private static final int SHARE = 4;

    private final VirtualClock clock = new VirtualClock(Instant.parse("2027-06-01T06:00:00Z"));
    private final LeasedQueue queue = new LeasedQueue(DATABASE, clock, "test", Duration.ofMinutes(1), SHARE);
    private final UUID workspace = UUID.randomUUID();

    @BeforeEach
    void empty() {
        DATABASE.useHandle(handle -> handle.execute("TRUNCATE publishing.tasks, publishing.lanes"));
    }

    @Test
    void shouldGiveOutTenThousandOfOneMinuteOnceEachAndTheOldestFirst() {
        DATABASE.useHandle(
                handle -> handle.createUpdate("""
                        INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                        SELECT 'test', gen_random_uuid(), l.id, l.id, CAST(:now AS timestamptz) - n * interval '6 ms'
                          FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 100)) l, generate_series(1, 100) n
                        """).bind("now", clock.instant()).execute());

        Map<UUID, Instant> due =
                DATABASE.withHandle(handle -> handle.createQuery("SELECT id, due_at FROM publishing.tasks")
                        .map((row, context) -> Map.entry(
                                row.getObject(1, UUID.class),
                                row.getObject(2, OffsetDateTime.class).toInstant()))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
        Map<UUID, Instant> latestOfLane = new HashMap<>();
        Set<UUID> seen = new HashSet<>();
        for (List<Claim> claims = queue.claim(256); !claims.isEmpty(); claims = queue.claim(256)) {
            claims.forEach(claim -> assertThat(seen.add(claim.id())).isTrue());
            Map<UUID, List<Instant>> byLane = claims.stream()
                    .collect(Collectors.groupingBy(
                            Claim::lane, Collectors.mapping(claim -> due.get(claim.id()), Collectors.toList())));
            byLane.forEach((lane, times) -> {
                assertThat(times.size()).isLessThanOrEqualTo(SHARE);
                assertThat(Collections.min(times)).isAfter(latestOfLane.getOrDefault(lane, Instant.MIN));
                latestOfLane.put(lane, Collections.max(times));
            });
            List<Claim> batch = claims;
            DATABASE.useTransaction(
                    tx -> assertThat(queue.complete(tx, batch).values()).containsOnly(Release.DONE));
        }

        assertThat(seen).hasSize(10_000);
        assertThat(queue.backlog().waiting()).isZero();
    }

    @Test
    void shouldGiveEachTaskToOneOfManyReplicas() throws Exception {
        int tasks = 1000;
        DATABASE.useHandle(
                handle -> handle.createUpdate("""
                        INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                        SELECT 'test', gen_random_uuid(), l.id, l.id, CAST(:now AS timestamptz) - n * interval '6 ms'
                          FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 50)) l, generate_series(1, 20) n
                        """).bind("now", clock.instant()).execute());
        Queue<UUID> done = new ConcurrentLinkedQueue<>();
        Callable<Void> replica = () -> {
            LeasedQueue own = new LeasedQueue(DATABASE, clock, "test", Duration.ofMinutes(1), SHARE);
            while (done.size() < tasks) {
                List<Claim> claims = own.claim(16);
                claims.forEach(claim -> done.add(claim.id()));
                DATABASE.useTransaction(tx -> own.complete(tx, claims));
            }
            return null;
        };

        ExecutorService replicas = Executors.newFixedThreadPool(4);
        try {
            for (Future<Void> end : replicas.invokeAll(Collections.nCopies(4, replica), 5, TimeUnit.MINUTES)) {
                end.get();
            }
        } finally {
            replicas.shutdownNow();
        }

        assertThat(done).hasSize(tasks).doesNotHaveDuplicates();
    }

    @Test
    void shouldClaimNothingOfAPausedLaneAndOneOfANarrowOne() {
        put(10);
        DATABASE.useTransaction(tx -> queue.lanes()
                .limit(tx, workspace, 1, Optional.of(clock.instant().plusSeconds(30))));

        assertThat(queue.claim(100)).isEmpty();
        clock.pass(Duration.ofSeconds(31));
        assertThat(queue.claim(100)).hasSize(1);
        assertThat(queue.claim(100)).isEmpty();
        DATABASE.useTransaction(tx -> queue.lanes().unlimit(tx, workspace));
        assertThat(queue.claim(100)).hasSize(SHARE - 1);
    }

    @Test
    void shouldLoseWhatAnotherHasClaimed() {
        put(1);
        Claim zombie = queue.claim().orElseThrow();
        clock.pass(Duration.ofMinutes(2));
        Claim heir = queue.claim().orElseThrow();

        assertThat(heir.interrupted()).isTrue();
        DATABASE.useTransaction(tx -> {
            assertThat(queue.renew(tx, zombie)).isFalse();
            assertThat(queue.complete(tx, zombie)).isEqualTo(Release.LOST);
            assertThat(queue.defer(tx, zombie, clock.instant(), true)).isEqualTo(Release.LOST);
            assertThat(queue.complete(tx, heir)).isEqualTo(Release.DONE);
        });
    }

    @Test
    void shouldDoAgainWhatIsAskedForWhileAWorkerHasIt() {
        List<UUID> ids = put(2);
        List<Claim> claims = queue.claim(2);
        DATABASE.useTransaction(tx -> queue.put(tx, ids.get(0), workspace, clock.instant()));

        DATABASE.useTransaction(tx -> assertThat(queue.complete(tx, claims))
                .containsEntry(ids.get(0), Release.AGAIN)
                .containsEntry(ids.get(1), Release.DONE));

        assertThat(queue.claim(2)).extracting(Claim::id).containsExactly(ids.get(0));
    }

    private List<UUID> put(int count) {
        List<UUID> ids = new ArrayList<>();
        DATABASE.useTransaction(tx -> {
            for (int i = 0; i < count; i++) {
                UUID id = UUID.randomUUID();
                queue.put(tx, id, workspace, clock.instant());
                ids.add(id);
            }
        });
        return ids;
    }
}
