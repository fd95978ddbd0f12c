package io.reelmill.publishing.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.publishing.queue.QueueDispatcher.Work;
import io.reelmill.publishing.setup.DatabaseConfiguration;
import io.reelmill.testkit.TestPostgres;
import io.reelmill.testkit.VirtualClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two of five workers, all that one workspace may have, hang; the others are well. */
@Timeout(300)
class LaneActivityTest {

    private static final Jdbi DATABASE = DatabaseConfiguration.openMigrated(TestPostgres.dataSource());
    private static final int SHARE = 2;

    private final VirtualClock clock = new VirtualClock(Instant.parse("2027-06-01T06:00:00Z"));
    private final LeasedQueue queue = new LeasedQueue(DATABASE, clock, "test", Duration.ofMinutes(3), SHARE);
    private final LaneActivity activity = new LaneActivity(clock);
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final UUID hanging = UUID.randomUUID();
    private final UUID well = UUID.randomUUID();
    private final CountDownLatch end = new CountDownLatch(1);
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private QueueDispatcher<Claim> dispatcher;

    @BeforeEach
    void start() {
        DATABASE.useHandle(handle -> handle.execute("TRUNCATE publishing.tasks, publishing.lanes"));
        dispatcher = new QueueDispatcher<>(
                "test",
                queue::claim,
                activity.of(Work.blocking(threads, this::work), Claim::lane),
                5,
                Duration.ofMillis(20),
                clock);
        dispatcher.start();
    }

    @AfterEach
    void stop() throws InterruptedException {
        end.countDown();
        dispatcher.stop(Duration.ofMinutes(1));
        threads.shutdownNow();
    }

    @Test
    void shouldBeUnreadyWhenTheWorkersOfOneWorkspaceHangAndMoreOfItWaits() {
        put(hanging, SHARE + 1);
        awaitBegun(SHARE);

        clock.pass(Duration.ofSeconds(59));
        doOneOfAnother(1);
        assertThat(readiness()).isEqualTo(Status.UP);
        clock.pass(Duration.ofSeconds(2));
        doOneOfAnother(2);
        assertThat(readiness()).as("the others are served").isEqualTo(Status.DOWN);

        activity.moved(hanging);
        assertThat(readiness()).as("a long upload got further").isEqualTo(Status.UP);
        clock.pass(Duration.ofSeconds(61));
        doOneOfAnother(3);
        assertThat(readiness()).isEqualTo(Status.DOWN);

        end.countDown();
        awaitBegun(SHARE + 1);
        await().atMost(Duration.ofMinutes(1)).until(() -> readiness() == Status.UP);
    }

    @Test
    void shouldNotTakeTasksThatAreClaimedAnewForMovement() {
        put(hanging, SHARE + 1);
        awaitBegun(SHARE);

        clock.pass(Duration.ofMinutes(4)); // the leases end, and as many workers more hang
        awaitBegun(2 * SHARE);
        doOneOfAnother(1);

        assertThat(readiness()).isEqualTo(Status.DOWN);
    }

    @Test
    void shouldStayReadyWhileNothingWaitsForLongWork() {
        put(hanging, SHARE);
        awaitBegun(SHARE);

        clock.pass(Duration.ofSeconds(100));
        doOneOfAnother(1);

        assertThat(readiness()).isEqualTo(Status.UP);
    }

    private void work(Claim claim) {
        if (claim.lane().equals(hanging)) {
            begun.incrementAndGet();
            try {
                end.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        DATABASE.useTransaction(tx -> queue.complete(tx, claim));
        if (claim.lane().equals(well)) {
            done.incrementAndGet();
        }
    }

    private void put(UUID lane, int tasks) {
        DATABASE.useTransaction(tx -> {
            for (UUID id : List.of(UUID.randomUUID(), UUID.randomUUID(), UUID.randomUUID())
                    .subList(0, tasks)) {
                queue.put(tx, id, lane, clock.instant());
            }
        });
    }

    private void awaitBegun(int tasks) {
        await().atMost(Duration.ofMinutes(1)).until(() -> begun.get() >= tasks);
    }

    private void doOneOfAnother(int which) {
        put(well, 1);
        await().atMost(Duration.ofMinutes(1)).until(() -> done.get() == which && lastProgressIsNow());
    }

    private boolean lastProgressIsNow() {
        return dispatcher.lastProgress().equals(clock.instant());
    }

    private Status readiness() {
        return QueueHealth.readiness("test", dispatcher, activity, queue, clock).getStatus();
    }
}
