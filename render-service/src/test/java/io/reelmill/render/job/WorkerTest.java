package io.reelmill.render.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.projects.OutputEnd;
import io.reelmill.projects.ReadyEnd;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WorkerTest {

    private final List<Worker> workers = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private QueueFixture queue;

    @BeforeEach
    void openQueue() {
        queue = new QueueFixture(Duration.ofSeconds(1), Duration.ofMillis(100));
    }

    @AfterEach
    void stopWorkers() throws InterruptedException {
        workers.forEach(Worker::stop);
        for (Thread thread : threads) {
            thread.join(10_000);
        }
    }

    @Test
    void shouldTellTheEndOnceWhenTheVideoIsReady() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        start((job, monitor) -> QueueFixture.ready(25));

        ProjectSnapshot project = awaitEnd(request);

        assertThat(project.status()).isEqualTo(ProjectStatus.READY);
        assertThat(project.creditsUsed()).isEqualTo(25);
        assertThat(queue.finishedEvents(request))
                .singleElement()
                .asString()
                .contains("\"creditsCharged\":25", "\"reason\":\"rendered\"");
    }

    @Test
    void shouldGiveUpAPoisonJobAfterThreeTriesAndGoOnWithOthers() {
        RenderRequested poison = queue.requested(UUID.randomUUID());
        RenderRequested good = queue.requested(UUID.randomUUID());
        AtomicInteger tries = new AtomicInteger();
        start((job, monitor) -> {
            if (job.pid().equals(poison.pid())) {
                tries.incrementAndGet();
                throw new IllegalStateException("secret internals");
            }
            return QueueFixture.ready(25);
        });

        ProjectSnapshot project = awaitEnd(poison);

        assertThat(tries).hasValue(3);
        assertThat(project.status()).isEqualTo(ProjectStatus.ERROR);
        assertThat(project.errorCode()).isEqualTo("internal_error");
        assertThat(project.error()).doesNotContain("secret");
        assertThat(project.creditsUsed()).isZero();
        assertThat(queue.finishedEvents(poison)).singleElement().asString().contains("\"reason\":\"internal_error\"");
        assertThat(awaitEnd(good).status()).isEqualTo(ProjectStatus.READY);
    }

    /** A full disk of the object store is no fault of the job's. */
    @Test
    void shouldOfferAFilmToTheMediaStoreUntilItIsTaken() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        AtomicInteger offered = new AtomicInteger();
        start((job, monitor) -> {
            if (offered.incrementAndGet() <= 2 * queue.settings.attempts()) {
                throw new StorageUnavailableException(new IOException("507 Insufficient Storage"));
            }
            return QueueFixture.ready(25);
        });

        ProjectSnapshot project = awaitEnd(request);

        assertThat(project.status()).isEqualTo(ProjectStatus.READY);
        assertThat(project.creditsUsed()).isEqualTo(25);
        assertThat(queue.finishedEvents(request)).hasSize(1);
    }

    @Test
    void shouldGiveUpAFilmThatTheMediaStoreHasNotTakenForTooLong() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        queue.jdbi.useHandle(tx -> tx.execute(
                "UPDATE render.job SET requested_at = now() - interval '13 hours' WHERE pid = ?", request.pid()));
        start((job, monitor) -> {
            throw new StorageUnavailableException(new IOException("507 Insufficient Storage"));
        });

        ProjectSnapshot project = awaitEnd(request);

        assertThat(project.errorCode()).isEqualTo("internal_error");
        assertThat(project.creditsUsed()).isZero();
    }

    @Test
    void shouldKeepThePriceOfTheCallWhenTheInputIsAtFaultAndNotTryAgain() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        AtomicInteger tries = new AtomicInteger();
        start((job, monitor) -> {
            tries.incrementAndGet();
            throw new ProviderException(Category.INPUT, "source.text has nothing to speak");
        });

        ProjectSnapshot project = awaitEnd(request);

        assertThat(tries).hasValue(1);
        assertThat(project.error()).isEqualTo("source.text has nothing to speak");
        assertThat(project.creditsUsed()).isEqualTo(10);
        assertThat(queue.finishedEvents(request)).singleElement().asString().contains("\"reason\":\"input_error\"");
    }

    @Test
    void shouldHandAJobOverWhenStoppedSoThatAnotherGoesOn() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        CountDownLatch begun = new CountDownLatch(1);
        Worker first = start((job, monitor) -> {
            begun.countDown();
            await().atMost(Duration.ofSeconds(10)).until(monitor::stopped);
            throw new StoppedException();
        });
        await().until(() -> begun.getCount() == 0);

        first.stop();
        start((job, monitor) -> QueueFixture.ready(job.attempt()));

        assertThat(awaitEnd(request).creditsUsed()).isEqualTo(2);
    }

    @Test
    void shouldTakeAnErrorForTheFailureOfOneJobAndGoOnWithOthers() {
        RenderRequested broken = queue.requested(UUID.randomUUID());
        RenderRequested good = queue.requested(UUID.randomUUID());
        start((job, monitor) -> {
            if (job.pid().equals(broken.pid())) {
                throw new UnsatisfiedLinkError("libskija.so");
            }
            return QueueFixture.ready(25);
        });

        assertThat(awaitEnd(broken).errorCode()).isEqualTo("internal_error");
        assertThat(awaitEnd(good).status()).isEqualTo(ProjectStatus.READY);
    }

    @Test
    void shouldGoOnAfterAFailureThatCannotEvenBeTold() {
        RenderRequested broken = queue.requested(UUID.randomUUID());
        start((job, monitor) -> {
            if (job.pid().equals(broken.pid())) {
                throw new UntellableError();
            }
            return QueueFixture.ready(25);
        });
        assertThat(awaitEnd(queue.requested(UUID.randomUUID())).status()).isEqualTo(ProjectStatus.READY);
    }

    /** Fails where the worker tells what failed. */
    private static final class UntellableError extends Error {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            throw new StackOverflowError();
        }
    }

    @Test
    void shouldKeepALongJobByRenewingItsLease() {
        RenderRequested request = queue.requested(UUID.randomUUID());
        AtomicInteger starts = new AtomicInteger();
        JobExecutor slow = (job, monitor) -> {
            starts.incrementAndGet();
            long lease = queue.settings.lease().toNanos();
            long began = System.nanoTime();
            await().atMost(Duration.ofSeconds(20)).until(() -> System.nanoTime() - began > 2 * lease);
            return QueueFixture.ready(job.attempt());
        };
        start(slow);
        start(slow);

        assertThat(awaitEnd(request).creditsUsed()).isEqualTo(1);
        assertThat(starts).hasValue(1);
    }

    /** As a process that was stopped by SIGSTOP and goes on: its lease ran out, and it does not know. */
    @Test
    void shouldWriteNothingAndTakeItsFilesBackWhenItWakesAfterItsLease() {
        queue = new QueueFixture(Duration.ofMillis(200), Duration.ofHours(1));
        RenderRequested request = queue.requested(UUID.randomUUID());
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch frozen = new CountDownLatch(1);
        List<ReadyEnd> discarded = Collections.synchronizedList(new ArrayList<>());
        start(new JobExecutor() {
            @Override
            public OutputEnd.Ready produce(Job job, AttemptMonitor monitor) throws Exception {
                if (job.attempt() == 1) {
                    begun.countDown();
                    frozen.await();
                }
                return QueueFixture.ready(job.attempt());
            }

            @Override
            public void discard(ReadyEnd refused) {
                discarded.add(refused);
            }
        });
        await().until(() -> begun.getCount() == 0); // else the other worker may take the first attempt
        start((job, monitor) -> QueueFixture.ready(job.attempt()));
        ProjectSnapshot ended = awaitEnd(request);

        frozen.countDown();

        await().until(() -> !discarded.isEmpty());
        assertThat(discarded).singleElement().satisfies(refused -> assertThat(refused.credits())
                .isEqualTo(1));
        assertThat(ended.creditsUsed()).isEqualTo(2);
        assertThat(queue.project(request).creditsUsed()).isEqualTo(2);
        assertThat(queue.finishedEvents(request)).hasSize(1);
    }

    private ProjectSnapshot awaitEnd(RenderRequested request) {
        return await().atMost(Duration.ofSeconds(30))
                .until(() -> queue.project(request), p -> p.status().isFinal());
    }

    private Worker start(JobExecutor executor) {
        Worker worker = queue.worker("worker-" + workers.size(), executor);
        Thread thread = new Thread(worker);
        thread.start();
        workers.add(worker);
        threads.add(thread);
        return worker;
    }
}
