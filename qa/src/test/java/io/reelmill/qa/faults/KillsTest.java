package io.reelmill.qa.faults;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes of all kinds die at any moment, thousands of times, while films are submitted: none is lost, none is charged or told
 * twice. Then every event is sent ten times more: nothing changes.
 */
@Tag("endurance")
class KillsTest {

    private static final int KILLS = Integer.getInteger("reelmill.endurance.kills", 3000);
    private static final int WORKERS = 2;
    private static final int MAX_PAUSE_MS = 4000;
    private static final int REPLAYS = 10;
    private static final int MAX_KILLS_A_MINUTE = 3;
    private static final long SEED = Long.getLong("reelmill.model.seed", System.nanoTime());

    @TempDir
    static Path folder;

    @Test
    void shouldLoseNothingAndDoNothingTwiceWhateverIsKilled() throws Exception {
        System.out.printf("kills: %d, seed %d (-Dreelmill.model.seed)%n", KILLS, SEED);
        SplittableRandom random = new SplittableRandom(SEED);
        try (FaultySuite reelmill = new FaultySuite(folder, WORKERS)) {
            EventLog events = new EventLog(reelmill.suite().kafka());
            try (Observation observed = reelmill.observe(Duration.ofSeconds(8))) {
                observed.awaitAccepted(5);
                List<ConsumerRecord<String, byte[]>> calm = events.read();
                System.out.printf(
                        "outbox: %d events, p99 %d ms%n",
                        calm.size(), EventLog.outboxDelay(calm).toMillis());

                reelmill.suite().supervise();
                List<String> processes = reelmill.everyProcess();
                Map<String, Deque<Long>> killed = new HashMap<>();
                for (int kill = 0; kill < KILLS; kill++) {
                    String process = processes.get(random.nextInt(processes.size()));
                    while (!mayBeKilled(killed.computeIfAbsent(process, name -> new ArrayDeque<>()))) {
                        observed.during(Duration.ofMillis(100));
                        process = processes.get(random.nextInt(processes.size()));
                    }
                    reelmill.awaitUp(process);
                    observed.during(Duration.ofMillis(1 + random.nextInt(MAX_PAUSE_MS)));
                    reelmill.suite().checkAlive();
                    reelmill.suite().process(process).destroyForcibly();
                    killed.get(process).addLast(System.nanoTime());
                    if (kill % 20 == 19) {
                        System.out.printf("%d killed%n", kill + 1);
                    }
                }
                for (String process : processes) {
                    reelmill.awaitUp(process);
                }

                observed.endLoad();
                observed.assertFinishedChargedAndToldOnce();

                events.replay(events.read(), REPLAYS);
                events.awaitRead();
                observed.assertFinishedChargedAndToldOnce();
            }
        }
    }

    /** The supervisor gives a process up that ends too often within a minute, as it should. */
    private static boolean mayBeKilled(Deque<Long> kills) {
        long minuteAgo = System.nanoTime() - TimeUnit.SECONDS.toNanos(70);
        kills.removeIf(time -> time < minuteAgo);
        return kills.size() < MAX_KILLS_A_MINUTE;
    }
}
