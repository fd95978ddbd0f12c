package io.reelmill.gateway.render;

import io.reelmill.contracts.account.Principal;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.idempotency.IdempotentOperation;
import io.reelmill.gateway.publish.RenderPublishing;
import io.reelmill.gateway.render.RenderIntake.Order;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jdbi.v3.core.Handle;

/** Starts one run by itself: credits first, then the project and its jobs in one transaction. */
final class RenderOperation implements IdempotentOperation {

    private final CreditReservations reservations;
    private final RenderPublishing publishing;
    private final RunStore store;
    private final Clock clock;
    private final Principal who;
    private final Order order;
    private RenderRun run;

    RenderOperation(
            CreditReservations reservations,
            RenderPublishing publishing,
            RunStore store,
            Clock clock,
            Principal who,
            Order order) {
        this.reservations = reservations;
        this.publishing = publishing;
        this.store = store;
        this.clock = clock;
        this.who = who;
        this.order = order;
    }

    @Override
    public CompletionStage<Void> begin(UUID attempt) {
        run = RenderRun.of(who, order, attempt, clock);
        // Before anything is reserved: what is wrong with it refuses the whole call.
        publishing.keep(run.workspaceId(), run.runId(), run.pid(), run.row().name(), order.spec());
        return run.isCharged() ? reservations.reserve(run.reservation()) : CompletableFuture.completedFuture(null);
    }

    @Override
    public RenderAnswer store(Handle tx) {
        if (run.isOfNewProject()) {
            store.create(tx, List.of(store.prepare(run)));
        } else {
            store.restart(tx, run);
        }
        store.requireInTime(List.of(run));
        return store.answer(run);
    }

    @Override
    public Optional<Boolean> isStored() {
        return Optional.of(store.stored(List.of(run)).contains(run.runId()));
    }

    @Override
    public void abandon() {
        if (run.isCharged()) {
            reservations.release(run.runId(), "not_started");
        }
        if (publishing.isAskedFor(order.spec())) {
            publishing.drop(run.workspaceId(), run.runId());
        }
    }
}
