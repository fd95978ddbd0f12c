package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.catalog.Workflow;
import io.reelmill.contracts.event.RenderRequested;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** In which order jobs are claimed while many wait, and how much of the table that reads. */
class ClaimOrderTest {

    private static final String SPEC = spec();

    /** No lease ends meanwhile. */
    private final QueueFixture queue = new QueueFixture(Duration.ofMinutes(30), Duration.ofMinutes(5));

    @Test
    void shouldServeAnotherWorkspaceNextHoweverManyJobsOneHas() {
        UUID large = UUID.randomUUID();
        Instant hourAgo = Instant.now().minusSeconds(3_600);
        waiting(large, 1_000, hourAgo, 5);
        claimed(4);
        UUID small = UUID.randomUUID();
        RenderRequested only = queue.requested(small, Instant.now(), 0);

        Job next = queue.jobs.claim("free").orElseThrow();

        assertThat(next.pid()).isEqualTo(only.pid());
        assertThat(queue.jobs.claim("next").orElseThrow().workspaceId()).isEqualTo(large);
    }

    @Test
    void shouldShareTheWorkersEquallyAmongWorkspacesThatWait() {
        Instant now = Instant.now();
        UUID first = UUID.randomUUID();
        UUID second = UUID.randomUUID();
        UUID third = UUID.randomUUID();
        waiting(first, 100, now.minusSeconds(3_000), 5);
        waiting(second, 100, now.minusSeconds(2_000), 0);
        waiting(third, 2, now.minusSeconds(1_000), 0);

        List<UUID> order = claimed(8).stream().map(Job::workspaceId).toList();

        assertThat(order).containsExactly(first, second, third, first, second, third, first, second);
    }

    @Test
    void shouldPreferAPlanByMinutesAndLetNobodyStarve() {
        Instant now = Instant.now();
        UUID one = UUID.randomUUID();
        RenderRequested patient = queue.requested(one, now.minusSeconds(301), 0);
        List<RenderRequested> preferred = IntStream.range(0, 5)
                .mapToObj(i -> queue.requested(one, now.minusMillis(500 - i), 5))
                .toList();
        RenderRequested recent = queue.requested(one, now.minusSeconds(200), 0);

        List<String> order = claimed(7).stream().map(Job::pid).toList();

        List<String> expected = Stream.of(List.of(patient), preferred, List.of(recent))
                .flatMap(List::stream)
                .map(RenderRequested::pid)
                .toList();
        assertThat(order).containsExactlyElementsOf(expected);
    }

    @Test
    void shouldGoOnWithTheJobOfADeadWorkerBeforeAnythingNew() {
        UUID busy = UUID.randomUUID();
        waiting(busy, 50, Instant.now().minusSeconds(600), 5);
        Job orphan = claimed(3).get(1);
        queue.jdbi.useHandle(tx -> tx.execute(
                "UPDATE render.job SET lease_until = now() - interval '1 s' WHERE run_id = ?", orphan.runId()));
        queue.requested(UUID.randomUUID());

        Job next = queue.jobs.claim("free").orElseThrow();

        assertThat(next.runId()).isEqualTo(orphan.runId());
        assertThat(next.attempt()).isEqualTo(2);
    }

    @Test
    void shouldGiveEachJobToOneOfManyWorkersThatClaimAtTheSameTime() {
        waiting(UUID.randomUUID(), 150, Instant.now(), 0);
        waiting(UUID.randomUUID(), 50, Instant.now(), 0);
        Queue<Job> claimed = new ConcurrentLinkedQueue<>();
        List<Thread> workers = IntStream.range(0, 16)
                .mapToObj(i -> new Thread(() -> claimUntil(claimed, 200, "worker " + i)))
                .toList();

        workers.forEach(Thread::start);

        await().atMost(Duration.ofMinutes(2)).until(() -> workers.stream().noneMatch(Thread::isAlive));
        Set<UUID> different = claimed.stream().map(Job::runId).collect(Collectors.toSet());
        assertThat(claimed).hasSize(200);
        assertThat(different).hasSize(200);
    }

    @Test
    void shouldReadNoMoreRowsWhenTenTimesAsManyJobsWait() throws JsonProcessingException {
        rows("running", 64, 16);
        rows("done", 20_000, 40);
        rows("waiting", 2_000, 40);
        long few = rowsReadByAClaim();
        rows("waiting", 18_000, 40);
        long many = rowsReadByAClaim();

        assertThat(many).isLessThanOrEqualTo(few + 10).isLessThan(400);
    }

    private static String spec() {
        try {
            return ContractJson.mapper()
                    .writeValueAsString(
                            new RenderSpec(Workflow.SCRIPT_TO_VIDEO, JsonNodeFactory.instance.objectNode()));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private void claimUntil(Queue<Job> claimed, int all, String worker) {
        while (claimed.size() < all) {
            queue.jobs.claim(worker).ifPresent(claimed::add);
        }
    }

    private List<Job> claimed(int count) {
        List<Job> jobs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            jobs.add(queue.jobs.claim("worker " + i).orElseThrow());
        }
        return jobs;
    }

    private void waiting(UUID workspace, int count, Instant from, int priority) {
        queue.jdbi.useHandle(tx -> tx.createUpdate("""
            INSERT INTO render.job (run_id, output, outputs, pid, workspace_id, credits_reserved, spec, requested_at, priority)
            SELECT gen_random_uuid(), 0, 1, 'p' || n, :workspace, 1, :spec::jsonb,
                   CAST(:from AS timestamptz) + n * interval '1 ms', :priority
              FROM generate_series(1, :count) n\
            """)
                .bind("workspace", workspace)
                .bind("count", count)
                .bind("spec", SPEC)
                .bind("from", java.sql.Timestamp.from(from))
                .bind("priority", priority)
                .execute());
    }

    /** Rows of several workspaces, as they come to be in time. */
    private void rows(String state, int count, int workspaces) {
        queue.jdbi.useHandle(tx -> {
            tx.createUpdate("""
                INSERT INTO render.job (run_id, output, outputs, pid, workspace_id, credits_reserved, spec, requested_at, state,
                                        lease_until)
                SELECT gen_random_uuid(), 0, 1, 'p' || n, md5((n % :workspaces)::text)::uuid, 1, '{}',
                       now() - n * interval '1 s', :state, now() + interval '1 hour'
                  FROM generate_series(1, :count) n\
                """)
                    .bind("state", state)
                    .bind("count", count)
                    .bind("workspaces", workspaces)
                    .execute();
            tx.execute("ANALYZE render.job");
        });
    }

    /** Counts the rows of the table that each part of the plan has read, those that it then left out included. */
    private long rowsReadByAClaim() throws JsonProcessingException {
        String plan = queue.jdbi.withHandle(tx -> {
            tx.begin();
            try {
                return tx.createQuery("EXPLAIN (ANALYZE, FORMAT JSON) " + JobStore.CLAIM)
                        .bind("worker", "w")
                        .bind("lease", "20 seconds")
                        .bind("maxSandbox", 1)
                        .mapTo(String.class)
                        .one();
            } finally {
                tx.rollback(); // it has really claimed one
            }
        });
        return rowsRead(new ObjectMapper().readTree(plan).get(0).get("Plan"));
    }

    private static long rowsRead(JsonNode node) {
        long rows = 0;
        if (node.path("Relation Name").asText().equals("job")
                && node.path("Node Type").asText().contains("Scan")) {
            assertThat(node.path("Node Type").asText())
                    .as("a part of the plan, by index: %s", node)
                    .isNotEqualTo("Seq Scan");
            double each = node.path("Actual Rows").asDouble()
                    + node.path("Rows Removed by Filter").asDouble();
            rows = Math.round(each * node.path("Actual Loops").asDouble());
        }
        for (JsonNode child : node.path("Plans")) {
            rows += rowsRead(child);
        }
        return rows;
    }
}
