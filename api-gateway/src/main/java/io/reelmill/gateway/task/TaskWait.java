package io.reelmill.gateway.task;

import io.quarkus.runtime.ShutdownEvent;
import io.reelmill.projects.task.Task;
import io.reelmill.projects.task.TaskStore;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
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
    private final Map<UUID, CompletableFuture<Task>> waiting = new ConcurrentHashMap<>();
    private final ScheduledExecutorService scheduler = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "task-wait");
        thread.setDaemon(true);
        return thread;
    });

    TaskWait(TaskStore tasks) {
        this.tasks = tasks;
        scheduler.scheduleWithFixedDelay(this::look, LOOK_EVERY_MS, LOOK_EVERY_MS, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        scheduler.shutdownNow();
    }

    /** The task when it has ended; empty when that takes longer. */
    public Uni<Optional<Task>> ended(UUID id, Duration atMost) {
        CompletableFuture<Task> end = waiting.computeIfAbsent(id, key -> new CompletableFuture<>());
        return Uni.createFrom().completionStage(() -> end.thenApply(Optional::of)
                .completeOnTimeout(Optional.empty(), atMost.toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((task, failure) -> waiting.remove(id, end)));
    }

    private void look() {
        if (waiting.isEmpty()) {
            return;
        }
        try {
            for (Task task : tasks.ended(List.copyOf(waiting.keySet()))) {
                CompletableFuture<Task> end = waiting.remove(task.id());
                if (end != null) {
                    end.completeAsync(() -> task);
                }
            }
        } catch (RuntimeException | Error e) {
            // An exception would end the schedule; the calls wait on, and their time limit holds.
            LOG.warnf("ends of tasks cannot be looked for, will look again: %s", e.getMessage());
        }
    }
}
