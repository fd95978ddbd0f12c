package io.reelmill.publishing.queue;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.reelmill.publishing.queue.LeasedQueue.Deferral;
import io.reelmill.publishing.queue.LeasedQueue.Release;
import io.reelmill.publishing.webhook.TestAccountService;
import io.reelmill.testkit.TestKafka;
import io.reelmill.testkit.TestPostgres;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;

/** What the queue reads over the connections of the service, whose settings guide the planner. */
@QuarkusTest
@QuarkusTestResource(value = TestPostgres.class, parallel = true)
@QuarkusTestResource(value = TestKafka.class, parallel = true)
@QuarkusTestResource(value = TestAccountService.class, parallel = true)
class ClaimCostTest {

    private static final int TASKS = 20_000;
    private static final int CLAIMED = 500;

    @Inject
    Jdbi jdbi;

    /** PostgreSQL keeps a plan that it made while the table was empty, as it is after an installation. */
    @Test
    void shouldReadAFewRowsForEachTaskHoweverManyWait() {
        LeasedQueue queue = new LeasedQueue(jdbi, Clock.systemUTC(), "cost", Duration.ofHours(1), 10 * CLAIMED);
        try (Handle handle = jdbi.open()) {
            for (int i = 0; i < 20; i++) {
                handle.useTransaction(tx -> queue.complete(tx, queue.claim(tx, CLAIMED)));
                handle.useTransaction(tx -> queue.complete(tx, List.of(nobodys())));
            }
            handle.execute("""
                    INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                    SELECT 'cost', gen_random_uuid(), l.id, l.id, now() + n % 2 * interval '1 day' - interval '1 hour'
                      FROM (SELECT gen_random_uuid() AS id) l, generate_series(1, ?) n
                    """, TASKS);
            handle.useTransaction(tx -> queue.claim(tx, CLAIMED));

            handle.useTransaction(tx -> {
                List<Claim> claims = queue.claim(tx, CLAIMED);

                assertThat(claims).hasSize(CLAIMED);
                long ofClaim = rowsRead(tx);
                assertThat(ofClaim).as("rows read by the claim").isLessThan(20L * CLAIMED);

                assertThat(queue.complete(tx, claims)).hasSize(CLAIMED).containsValue(Release.DONE);
                assertThat(rowsRead(tx) - ofClaim)
                        .as("rows read when they are given back")
                        .isLessThan(5L * CLAIMED);
            });
            handle.execute("DELETE FROM publishing.tasks WHERE kind = 'cost'");
        }
    }

    /** As it is when a queue that has run empty was vacuumed, and then many come at once. */
    @Test
    void shouldReadAFewRowsForEachTaskAfterTheEmptyTableWasVacuumed() {
        LeasedQueue queue = new LeasedQueue(jdbi, Clock.systemUTC(), "cost", Duration.ofHours(1), 10 * CLAIMED);
        try (Handle handle = jdbi.open()) {
            handle.execute("VACUUM ANALYZE publishing.tasks");
            for (int i = 0; i < 20; i++) {
                handle.useTransaction(tx -> {
                    queue.complete(tx, List.of(nobodys()));
                    queue.renew(tx, List.of(nobodys()));
                    queue.defer(tx, nobodys(), Instant.now(), true);
                });
            }
            handle.execute("""
                    INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                    SELECT 'cost', gen_random_uuid(), l.id, l.id, now() - interval '1 hour'
                      FROM (SELECT gen_random_uuid() AS id) l, generate_series(1, ?) n
                    """, TASKS);

            handle.useTransaction(tx -> {
                List<Claim> claims = queue.claim(tx, CLAIMED);
                long ofClaim = rowsRead(tx);

                assertThat(queue.renew(tx, claims)).hasSize(CLAIMED);
                List<Deferral> deferrals = claims.subList(0, CLAIMED / 2).stream()
                        .map(claim -> new Deferral(claim, Instant.now(), true))
                        .toList();
                assertThat(queue.defer(tx, deferrals)).hasSize(CLAIMED / 2).containsValue(Release.DONE);
                assertThat(queue.complete(tx, claims.subList(CLAIMED / 2, CLAIMED)))
                        .hasSize(CLAIMED / 2)
                        .containsValue(Release.DONE);
                assertThat(rowsRead(tx) - ofClaim)
                        .as("rows read when they are renewed and given back")
                        .isLessThan(5L * CLAIMED);
            });
            handle.execute(
                    "TRUNCATE publishing.tasks"); // as it was before: what is known of the empty table goes with it
        }
    }

    private static Claim nobodys() {
        return new Claim(UUID.randomUUID(), UUID.randomUUID(), UUID.randomUUID(), 0, false, UUID.randomUUID());
    }

    /** Rows of tasks that the transaction has read so far. */
    private static long rowsRead(Handle tx) {
        return tx.createQuery("""
                        SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_xact_user_tables
                         WHERE schemaname = 'publishing' AND relname = 'tasks'
                        """).mapTo(long.class).one();
    }
}
