package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Stages that hang, on a clock that the test moves. */
class HungStageTest {

    private final AtomicLong clock = new AtomicLong();
    private final CountDownLatch never = new CountDownLatch(1);
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicInteger processEnds = new AtomicInteger();
    private final List<Worker> workers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private QueueFixture queue;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofSeconds(2), Duration.ofMillis(50));
    }

    @AfterEach
    void stopWorkers() throws InterruptedException {
        released.countDown();
        workers.forEach(Worker::stop);
        for (Thread thread : threads) {
            thread.join(10_000);
        }
    }

    @Test
    void shouldInterruptAStageThatHangsAndTryTheJobAgain() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        CountDownLatch hangs = new CountDownLatch(1);
        start((job, monitor) -> {
            if (job.attempt() == 1) {
                monitor.stageBegan("alignment", Duration.ofHours(1));
                hangs.countDown();
                never.await();
            }
            return QueueFixture.ready(job.attempt());
        });
        await().until(() -> hangs.getCount() == 0);

        pass(Duration.ofMinutes(71));

        ProjectSnapshot project = ended(request);
        assertThat(project.status()).isEqualTo(ProjectStatus.READY);
        assertThat(project.creditsUsed()).isEqualTo(2);
        assertThat(lastError(request)).contains("stage alignment gave no sign of life");
        assertThat(processEnds).hasValue(0);
    }

    @Test
    void shouldEndInErrorWhenEveryTryHangs() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        AtomicInteger tries = new AtomicInteger();
        start((job, monitor) -> {
            monitor.stageBegan("film", Duration.ZERO);
            tries.incrementAndGet();
            never.await();
            return QueueFixture.ready(1);
        });

        for (int i = 1; i <= 3; i++) {
            int begun = i;
            await().until(() -> tries.get() == begun);
            pass(Duration.ofMinutes(11));
        }

        ProjectSnapshot project = ended(request);
        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.errorCode()).isEqualTo("internal_error");
    }

    @Test
    void shouldEndTheProcessWhenAStageDoesNotReturnAndGoOnElsewhere() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        CountDownLatch hangs = new CountDownLatch(1);
        start((job, monitor) -> {
            monitor.stageBegan("film", Duration.ZERO);
            hangs.countDown();
            awaitDeafToInterrupts();
            return QueueFixture.ready(1);
        });
        await().until(() -> hangs.getCount() == 0);

        pass(Duration.ofMinutes(11));
        await().until(() -> workers.get(0).current().isPresent() && isOverdue(request));
        assertThat(processEnds).hasValue(0);
        pass(Duration.ofSeconds(31));

        await().untilAsserted(() -> assertThat(processEnds).hasPositiveValue());
        start((job, monitor) -> QueueFixture.ready(job.attempt()));
        assertThat(ended(request).creditsUsed()).isEqualTo(2);
    }

    /** Whether the job's lease ran out in the database: it is no longer renewed. */
    private boolean isOverdue(RenderRequested request) {
        return queue.jdbi.withHandle(tx -> tx.createQuery(
                        "SELECT lease_until < now() FROM render.job WHERE run_id = :run AND state = 'running'")
                .bind("run", request.runId())
                .mapTo(Boolean.class)
                .findOne()
                .orElse(false));
    }

    private String lastError(RenderRequested request) {
        return queue.jdbi.withHandle(tx -> tx.createQuery("SELECT last_error FROM render.job WHERE run_id = :run")
                .bind("run", request.runId())
                .mapTo(String.class)
                .one());
    }

    private void awaitDeafToInterrupts() {
        boolean waits = true;
        while (waits) {
            try {
                released.await();
                waits = false;
            } catch (InterruptedException e) {
                // as native code does
            }
        }
    }

    private void pass(Duration time) {
        clock.addAndGet(time.toNanos());
    }

    private ProjectSnapshot ended(RenderRequested request) {
        return await().atMost(Duration.ofSeconds(30))
                .until(() -> queue.project(request), p -> p.status().isFinal());
    }

    private void start(JobExecutor executor) {
        Worker worker = queue.worker("worker-" + workers.size(), executor, clock::get, processEnds::incrementAndGet);
        Thread thread = new Thread(worker);
        thread.start();
        workers.add(worker);
        threads.add(thread);
    }
}
