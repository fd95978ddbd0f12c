package io.reelmill.gateway.export;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.SettlementRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.gateway.projects.OwnProjects;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.Deletions;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.TaskEnd;
import io.reelmill.projects.task.TaskFile;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/**
 * Exports a finished project, for credits; in the sandbox for none. A film as it is has its file at once: the task that names it and the event that charges
 * it are committed together. In another form it is a job, whose end charges it. When it is not known whether the commit took place
 * the task tells; where that cannot be asked the reservation is left alone, and is charged or expires.
 */
final class ExportOperation implements IdempotentOperation {

    private final CreditReservations reservations;
    private final TaskStore tasks;
    private final Deletions deletions;
    private final Outbox outbox;
    private final Clock clock;
    private final Principal who;
    private final ExportOrder order;
    private final int credits;
    private UUID id;

    ExportOperation(
            CreditReservations reservations,
            TaskStore tasks,
            Deletions deletions,
            Outbox outbox,
            Clock clock,
            Principal who,
            ExportOrder order,
            int credits) {
        this.reservations = reservations;
        this.tasks = tasks;
        this.deletions = deletions;
        this.outbox = outbox;
        this.clock = clock;
        this.who = who;
        this.order = order;
        this.credits = credits;
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        id = attempt;
        if (who.isSandbox()) {
            return CompletableFuture.completedFuture(null);
        }
        return reservations.reserve(new ReservationRequest(
                id,
                who.workspaceId(),
                credits,
                AccountApi.PURPOSE_EXPORT,
                order.project().pid()));
    }

    /** What is kept for a repeated call; its client is told the present state of it. */
    record Started(int success, String pid, UUID exportId, String status) {}

    @Override
    public Started store(Handle tx) {
        ProjectSnapshot project = order.project();
        if (!deletions.holdOff(tx, project.pid())) {
            throw OwnProjects.unknown();
        }
        tasks.create(
                tx,
                new NewTask(
                        id,
                        TaskKind.EXPORT,
                        who.workspaceId(),
                        project.pid(),
                        order.options(),
                        JsonNodeFactory.instance.arrayNode(),
                        credits,
                        order.warnings()));
        if (order.isAsItIs()) {
            tasks.finish(tx, id, new TaskEnd.Ready(credits, List.of(file(order.output())), null, List.of()));
            if (!who.isSandbox()) {
                outbox.append(tx, new SettlementRequested(id, who.workspaceId(), credits, "exported", clock.instant()));
            }
        } else {
            var export =
                    new TaskRequested.Export(project.runId(), order.output().index(), order.overrides());
            outbox.append(
                    tx,
                    new TaskRequested(
                            id,
                            project.pid(),
                            who.workspaceId(),
                            who.plan(),
                            credits,
                            null,
                            export,
                            clock.instant(),
                            who.limits().renderPriority(),
                            who.isSandbox()));
        }
        return new Started(1, project.pid(), id, "rendering");
    }

    private static TaskFile file(ProjectSnapshot.Output output) {
        return new TaskFile(
                output.videoKey(),
                "video/mp4",
                output.width(),
                output.height(),
                output.durationSeconds(),
                output.sizeBytes());
    }

    @Override
    public Optional<Boolean> isStored() {
        return Optional.of(tasks.storedForCertain(List.of(id)).contains(id));
    }

    @Override
    public void abandon() {
        if (!who.isSandbox()) {
            reservations.release(id, "not_exported");
        }
    }
}
