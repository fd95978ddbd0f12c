package io.reelmill.publishing.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.publishing.queue.QueueDispatcher.Work;
import io.reelmill.testkit.VirtualClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class QueueDispatcherTest {

    private final VirtualClock clock = new VirtualClock(Instant.parse("2026-11-22T12:00:00Z"));
    private final Queue<String> due = new ConcurrentLinkedQueue<>();
    private final Queue<String> done = new ConcurrentLinkedQueue<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private QueueDispatcher<String> dispatcher;

    @AfterEach
    void stop() throws InterruptedException {
        dispatcher.stop(Duration.ofMinutes(1));
        threads.shutdownNow();
    }

    @Test
    void shouldDoAtOnceWhatItIsWokenFor() {
        start(() -> Optional.ofNullable(due.poll()), done::add, 4, Duration.ofDays(1));

        due.add("a");
        dispatcher.wake();

        await().atMost(Duration.ofMinutes(1)).until(() -> done.contains("a"));
    }

    @Test
    void shouldGoOnAfterAnError() {
        start(
                () -> {
                    if ("broken".equals(due.peek())) {
                        due.poll();
                        throw new StackOverflowError();
                    }
                    return Optional.ofNullable(due.poll());
                },
                task -> {
                    if (task.equals("bad")) {
                        throw new OutOfMemoryError("of the test");
                    }
                    done.add(task);
                },
                1,
                Duration.ofMillis(1));

        due.add("bad");
        due.add("broken");
        due.add("good");

        await().atMost(Duration.ofMinutes(1)).until(() -> done.contains("good"));
        assertThat(dispatcher.isAlive()).isTrue();
    }

    @Test
    void shouldBeUnreadyOnceDueWorkStandsStillForAMinute() {
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        due.add("hanging");
        start(
                () -> Optional.ofNullable(due.poll()),
                task -> {
                    begun.countDown();
                    awaitEnd(end);
                },
                1,
                Duration.ofMillis(1));
        awaitEnd(begun);

        clock.pass(Duration.ofSeconds(59));
        assertThat(readiness()).isEqualTo(Status.UP);
        clock.pass(Duration.ofSeconds(1));
        assertThat(readiness()).isEqualTo(Status.DOWN);

        end.countDown();
        await().atMost(Duration.ofMinutes(1)).until(() -> readiness() == Status.UP);
    }

    @Test
    void shouldBeUnreadyWhenNothingCanBeLookedFor() {
        start(
                () -> {
                    throw new IllegalStateException("the database is away");
                },
                done::add,
                1,
                Duration.ofMillis(1));

        clock.pass(Duration.ofMinutes(1));

        assertThat(readiness()).isEqualTo(Status.DOWN);
    }

    private void start(Supplier<Optional<String>> claim, Consumer<String> work, int workers, Duration poll) {
        dispatcher = new QueueDispatcher<>(
                "test",
                max -> claim.get().map(List::of).orElse(List.of()),
                Work.blocking(threads, work),
                workers,
                poll,
                clock);
        dispatcher.start();
    }

    private Status readiness() {
        return QueueHealth.readiness("test", dispatcher, new LaneActivity(clock), null, clock)
                .getStatus();
    }

    private static void awaitEnd(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
