package io.reelmill.publishing.publication;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.publishing.queue.Claim;
import io.reelmill.publishing.queue.LaneActivity;
import io.reelmill.publishing.queue.LeasedQueue;
import io.reelmill.publishing.queue.QueueDispatcher;
import io.reelmill.publishing.queue.QueueDispatcher.Work;
import io.reelmill.publishing.queue.QueueHealth;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;

/** Has due targets attempted, as many at one time as there are workers. */
@Singleton
class PublicationDispatcher {

    private static final Duration DRAIN = Duration.ofSeconds(15);

    private final QueueDispatcher<Claim> queue;
    private final ExecutorService workers;
    private final LaneActivity activity;
    private final LeasedQueue tasks;
    private final Clock clock;

    PublicationDispatcher(Targets targets, PublicationWorker worker, PublicationSettings settings, Clock clock) {
        this.clock = clock;
        this.activity = worker.activity();
        this.tasks = targets.queue();
        this.workers = Executors.newFixedThreadPool(settings.workers(), task -> new Thread(task, "publication-worker"));
        this.queue = new QueueDispatcher<>(
                "publication",
                targets::claim,
                activity.of(Work.blocking(workers, worker::attempt), Claim::lane),
                settings.workers(),
                settings.poll(),
                clock);
    }

    void start(@Observes StartupEvent event) {
        queue.start();
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        queue.stop(DRAIN);
        workers.shutdown();
    }

    /** There is something due. */
    void wake() {
        queue.wake();
    }

    @Produces
    @Liveness
    HealthCheck liveness() {
        return () -> QueueHealth.liveness("publication dispatcher", queue);
    }

    @Produces
    @Readiness
    HealthCheck readiness() {
        return () -> QueueHealth.readiness("publications", queue, activity, tasks, clock);
    }
}
