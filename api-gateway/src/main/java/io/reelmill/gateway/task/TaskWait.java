package io.reelmill.gateway.task;

import io.quarkus.runtime.ShutdownEvent;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskStore;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.smallrye.mutiny.subscription.UniEmitter;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Has calls wait for the ends of their tasks without occupying threads: one query asks for all that are waited for. A call that is
 * gone is forgotten when its time is over; the task does not know of it.
 */
@Singleton
public class TaskWait {

    private static final Logger LOG = Logger.getLogger(TaskWait.class);
    private static final long LOOK_EVERY_MS = 250;

    private final TaskStore tasks;
    /** What follows the end of a task may block, and must not hold up the other calls. */
    private final Executor answers = Infrastructure.getDefaultWorkerPool();

    private final Set<Waiter> waiting = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "task-wait");
        thread.setDaemon(true);
        return thread;
    });

    /** One call that waits. */
    private record Waiter(UUID id, UniEmitter<? super Task> end) {}

    TaskWait(TaskStore tasks) {
        this.tasks = tasks;
        scheduler.scheduleWithFixedDelay(this::look, LOOK_EVERY_MS, LOOK_EVERY_MS, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        scheduler.shutdownNow();
    }

    /** The task when it has ended, however long that takes; forgotten when it is cancelled. */
    public Uni<Task> ended(UUID id) {
        return Uni.createFrom().emitter(end -> {
            Waiter waiter = new Waiter(id, end);
            end.onTermination(() -> waiting.remove(waiter));
            waiting.add(waiter);
            scheduler.execute(this::look); // it may have ended already
        });
    }

    /** The task when it has ended; empty when that takes longer. */
    public Uni<Optional<Task>> ended(UUID id, Duration atMost) {
        return ended(id).map(Optional::of).ifNoItem().after(atMost).recoverWithItem(Optional.empty());
    }

    private void look() {
        if (waiting.isEmpty()) {
            return;
        }
        try {
            List<UUID> ids = waiting.stream().map(Waiter::id).distinct().toList();
            for (Task task : tasks.ended(ids)) {
                waiting.stream()
                        .filter(waiter -> waiter.id().equals(task.id()))
                        .forEach(waiter -> answers.execute(() -> waiter.end().complete(task)));
            }
        } catch (RuntimeException | Error e) {
            // An exception would end the schedule; the calls wait on, and their time limit holds.
            LOG.warnf("ends of tasks cannot be looked for, will look again: %s", e.getMessage());
        }
    }
}
