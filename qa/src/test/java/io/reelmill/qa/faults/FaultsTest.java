package io.reelmill.qa.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every film that was accepted is finished, charged and told once, whatever befalls the processes meanwhile; and every call is
 * answered.
 */
@Tag("endurance")
class FaultsTest {

    private static final Duration OUTAGE = Duration.ofSeconds(60);
    /** Above what the chart grants any service; one that waits for the broker would wait for a day. */
    private static final Duration MAX_STOP = Duration.ofSeconds(120);

    private static final int WORKERS = Integer.getInteger("reelmill.endurance.workers", 8);
    private static final int WORKERS_LEFT = 2;

    @TempDir
    static Path folder;

    private static FaultySuite reelmill;

    @BeforeAll
    static void start() throws Exception {
        reelmill = new FaultySuite(folder, WORKERS);
    }

    @AfterAll
    static void stop() throws Exception {
        if (reelmill != null) {
            reelmill.close();
        }
    }

    @Test
    void shouldCarryOnWhileKafkaIsStoppedForAMinute() throws Exception {
        try (Observation observed = reelmill.observe()) {
            observed.awaitAccepted(1);
            reelmill.suite().stop("kafka");
            observed.during(OUTAGE);
            reelmill.suite().startAgain("kafka");
            observed.awaitAccepted(2);

            observed.endLoad();
            assertThat(observed.answers())
                    .as("the outbox takes what Kafka cannot")
                    .allMatch(answer -> answer.status() == 200);
            observed.assertFinishedChargedAndToldOnce();
        }
    }

    /** A consumer waits for the broker; it must not make its service wait when that is asked to stop. */
    @Test
    void shouldStopEveryServiceWhileKafkaIsStopped() throws Exception {
        try (Observation observed = reelmill.observe()) {
            observed.awaitAccepted(2);
            observed.awaitStageOfAny();
            reelmill.suite().stop("kafka");
            observed.during(Duration.ofSeconds(15));
            for (String process : reelmill.processes()) {
                CompletableFuture<Void> stopped =
                        CompletableFuture.runAsync(() -> reelmill.suite().stop(process));
                assertThat(stopped).as(process).succeedsWithin(MAX_STOP);
            }
            reelmill.suite().startAgain("kafka");
            reelmill.processes().forEach(reelmill.suite()::startAgain);
            reelmill.awaitReady();
            observed.awaitAccepted(1);

            observed.endLoad();
            observed.assertFinishedChargedAndToldOnce();
        }
    }

    @Test
    void shouldFinishWhatWasUnderWayWhenTheDatabaseRestarts() throws Exception {
        try (Observation observed = reelmill.observe()) {
            observed.awaitAccepted(2);
            observed.awaitStageOfAny();
            reelmill.suite().stop("postgres");
            observed.during(Duration.ofSeconds(15));
            reelmill.suite().startAgain("postgres");
            observed.awaitAccepted(3);

            observed.endLoad();
            observed.assertEveryRefusalSaysWhenToTryAgain();
            observed.assertFinishedChargedAndToldOnce();
        }
    }

    @Test
    void shouldFenceOffAWorkerThatWasFrozenPastTwiceItsLease() throws Exception {
        try (Observation observed = reelmill.observe()) {
            FaultySuite.Holder holder = observed.awaitHolder();
            observed.signal("STOP", holder.process());
            try {
                observed.awaitTakenOver(holder);
                observed.during(FaultySuite.LEASE.multipliedBy(2));
            } finally {
                observed.signal("CONT", holder.process());
            }

            observed.endLoad();
            observed.assertFinishedChargedAndToldOnce();
        }
    }

    @Test
    void shouldWaitWhileTheObjectStoreRefusesWrites() throws Exception {
        outageOfStorage(503);
    }

    /** What a full store answers: Insufficient Storage. */
    @Test
    void shouldWaitWhileTheDiskOfTheObjectStoreIsFull() throws Exception {
        outageOfStorage(507);
    }

    private static void outageOfStorage(int status) throws Exception {
        try (Observation observed = reelmill.observe()) {
            observed.awaitAccepted(2);
            reelmill.store().refuseWrites(status);
            try {
                await().atMost(Duration.ofMinutes(5))
                        .until(() -> reelmill.store().refusedWrites() > 0);
                observed.during(Duration.ofSeconds(30));
            } finally {
                reelmill.store().acceptWrites();
            }
            observed.endLoad();
            observed.assertFinishedChargedAndToldOnce();
        }
    }

    @Test
    void shouldServeThroughARollingRestartOfEveryService() throws Exception {
        try (Observation observed = reelmill.observe()) {
            observed.awaitAccepted(2);
            for (String process : reelmill.processes()) {
                reelmill.restart(process);
            }
            observed.endLoad();
            observed.assertEveryRefusalSaysWhenToTryAgain();
            observed.assertFinishedChargedAndToldOnce();
            observed.assertNoStageDoneTwice();
        }
    }

    @Test
    void shouldDrainWorkersWithoutDoingAStageTwice() throws Exception {
        try (Observation observed = reelmill.observe()) {
            observed.awaitAccepted(WORKERS);
            observed.awaitStageOfAny();
            for (int worker = WORKERS_LEFT + 1; worker <= WORKERS; worker++) {
                reelmill.suite().stop("render-worker-" + worker);
            }
            observed.endLoad();
            observed.assertFinishedChargedAndToldOnce();
            observed.assertNoStageDoneTwice();
        } finally {
            for (int worker = WORKERS_LEFT + 1; worker <= WORKERS; worker++) {
                reelmill.suite().startAgain("render-worker-" + worker);
            }
            reelmill.awaitReady();
        }
    }
}
