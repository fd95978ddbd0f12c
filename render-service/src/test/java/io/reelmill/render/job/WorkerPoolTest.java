package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WorkerPoolTest {

    private QueueFixture queue;
    private WorkerPool pool;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofSeconds(5), Duration.ofMillis(100));
    }

    @AfterEach
    void stopPool() throws InterruptedException {
        pool.stop(new ShutdownEvent());
    }

    @Test
    void shouldReplaceAThreadThatDiedAndTellUntilThen() {
        AtomicInteger made = new AtomicInteger();
        pool = pool((job, monitor) -> QueueFixture.ready(1), work -> {
            boolean first = made.getAndIncrement() == 0;
            return new Thread(first ? () -> {} : work);
        });
        WorkersHealth health = new WorkersHealth(pool, queue.settings);
        pool.start(new StartupEvent());
        await().until(() -> pool.living() == 0);
        assertThat(health.call().getStatus()).isEqualTo(Status.DOWN);

        pool.replaceDead();

        assertThat(health.call().getStatus()).isEqualTo(Status.UP);
        RenderRequested request = queue.requested(UUID.randomUUID());
        await().until(() -> queue.project(request).status() == ProjectStatus.READY);
    }

    @Test
    void shouldHandOverAtShutdownWhateverTheInterruptedWorkThrows() throws InterruptedException {
        RenderRequested request = queue.requested(UUID.randomUUID());
        CountDownLatch begun = new CountDownLatch(1);
        pool = pool(
                (job, monitor) -> {
                    begun.countDown();
                    await().atMost(Duration.ofSeconds(20)).until(monitor::stopped);
                    throw new IllegalStateException("the sockets were closed under it");
                },
                Thread::new);
        pool.start(new StartupEvent());
        begun.await();

        pool.stop(new ShutdownEvent());

        assertThat(row(request)).isEqualTo("waiting tries=0");
    }

    @Test
    void shouldHandOverAtShutdownWhatDoesNotReturnAtAll() throws InterruptedException {
        RenderRequested request = queue.requested(UUID.randomUUID());
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch released = new CountDownLatch(1);
        pool = pool(
                (job, monitor) -> {
                    begun.countDown();
                    boolean waits = true;
                    while (waits) {
                        try {
                            released.await();
                            waits = false;
                        } catch (InterruptedException e) {
                            // as native code does
                        }
                    }
                    return QueueFixture.ready(1);
                },
                Thread::new,
                Duration.ofMillis(100));
        pool.start(new StartupEvent());
        begun.await();

        pool.stop(new ShutdownEvent());
        released.countDown();

        assertThat(row(request)).isEqualTo("waiting tries=0");
    }

    private String row(RenderRequested request) {
        return queue.jdbi.withHandle(
                tx -> tx.createQuery("SELECT state || ' tries=' || tries FROM render.job WHERE run_id = :run")
                        .bind("run", request.runId())
                        .mapTo(String.class)
                        .one());
    }

    private WorkerPool pool(JobExecutor executor, ThreadFactory threads) {
        return pool(executor, threads, Duration.ofSeconds(8));
    }

    private WorkerPool pool(JobExecutor executor, ThreadFactory threads, Duration stopsWithin) {
        return new WorkerPool(
                queue.jobs, queue.ends, executor, queue.settings, queue.notifier, IdleWork.NONE, threads, stopsWithin);
    }
}
