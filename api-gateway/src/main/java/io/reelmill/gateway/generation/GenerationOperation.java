package io.reelmill.gateway.generation;

import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.ReservationRequest;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.contracts.project.Pid;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.generation.GenerationIntake.Order;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.gateway.render.OrphanedReservationSweeper;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.task.NewTask;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** Starts one generation: credits first, then its row and its job in one transaction. */
final class GenerationOperation implements IdempotentOperation {

    private final CreditReservations reservations;
    private final TaskStore tasks;
    private final Outbox outbox;
    private final Clock clock;
    private final Principal who;
    private final Order order;
    private final Instant orderedAt;
    private UUID id;

    GenerationOperation(
            CreditReservations reservations, TaskStore tasks, Outbox outbox, Clock clock, Principal who, Order order) {
        this.reservations = reservations;
        this.tasks = tasks;
        this.outbox = outbox;
        this.clock = clock;
        this.who = who;
        this.order = order;
        this.orderedAt = clock.instant();
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        id = attempt;
        return reservations.reserve(
                new ReservationRequest(id, who.workspaceId(), credits(), AccountApi.PURPOSE_MEDIA, id.toString()));
    }

    @Override
    public Started store(Handle tx) {
        String folder = Pid.next(clock);
        JsonNode breakdown = ContractJson.mapper().valueToTree(order.price().breakdown());
        tasks.create(
                tx,
                new NewTask(
                        id,
                        TaskKind.MEDIA,
                        who.workspaceId(),
                        folder,
                        order.spec().values(),
                        breakdown,
                        credits(),
                        order.warnings()));
        outbox.append(
                tx,
                List.of(new TaskRequested(
                        id,
                        folder,
                        who.workspaceId(),
                        who.plan(),
                        credits(),
                        order.spec(),
                        null,
                        orderedAt,
                        who.limits().renderPriority(),
                        false)));
        if (clock.instant().isAfter(orderedAt.plus(OrphanedReservationSweeper.MAX_START_DELAY))) {
            throw ApiException.unavailable("the generation could not be started in time; nothing was started");
        }
        return new Started(1, id, "rendering");
    }

    /** What is kept for a repeated call; its client is told the present state of it. */
    record Started(int success, UUID id, String status) {}

    @Override
    public Optional<Boolean> isStored() {
        return Optional.of(tasks.storedForCertain(List.of(id)).contains(id));
    }

    @Override
    public void abandon() {
        reservations.release(id, "not_started");
    }

    private int credits() {
        return order.price().credits();
    }
}
