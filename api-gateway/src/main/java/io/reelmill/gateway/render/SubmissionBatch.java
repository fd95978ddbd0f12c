package io.reelmill.gateway.render;

import io.reelmill.database.ConnectionRetry;
import io.reelmill.database.TransientDatabaseErrors;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.gateway.error.ApiException;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Jdbi;

/**
 * Starts runs of new projects: those that are submitted at the same time with one reservation call and one transaction. The rows
 * are written while the account-service reserves the credits, and committed after it has. Runs of a workspace that was refused
 * credits a short time ago are reserved before anything is written, so that nobody makes the database write for nothing.
 */
@Singleton
class SubmissionBatch {

    private static final Logger LOG = Logger.getLogger(SubmissionBatch.class);

    private static final int MAX_GROUP = 200;

    private final Jdbi jdbi;
    private final CreditReservations reservations;
    private final RunStore store;
    private final RefusedWorkspaces refused = new RefusedWorkspaces();
    private final MicroBatcher<Submission, RenderAnswer> batcher;

    SubmissionBatch(Jdbi jdbi, CreditReservations reservations, RunStore store, SubmissionSettings settings) {
        this.jdbi = jdbi;
        this.reservations = reservations;
        this.store = store;
        this.batcher = new MicroBatcher<>(
                "submissions",
                new MicroBatcher.Limits(settings.groups(), MAX_GROUP, settings.maxWaiting(), settings.maxWait()),
                this::start);
    }

    @PreDestroy
    void close() {
        batcher.close();
    }

    /** Reserves a run's credits and stores it with its events; complete when all that is durable. */
    CompletionStage<RenderAnswer> submit(RenderRun run) {
        if (!run.isCharged()) {
            return enqueue(new Submission(store.prepare(run), true)); // there is nothing to reserve
        }
        if (!refused.contains(run.workspaceId())) {
            return enqueue(new Submission(store.prepare(run), false));
        }
        return reservations.reserve(run.reservation()).thenCompose(reserved -> {
            refused.remove(run.workspaceId());
            return enqueue(new Submission(store.prepare(run), true));
        });
    }

    private CompletionStage<RenderAnswer> enqueue(Submission submission) {
        return batcher.call(submission).exceptionallyCompose(failure -> {
            if (failure instanceof RejectedExecutionException) {
                if (submission.reserved()) {
                    release(List.of(submission.run()));
                }
                return CompletableFuture.failedFuture(ApiException.unavailable(
                        "more renders are being started than can be; this one was not started"));
            }
            return CompletableFuture.failedFuture(failure);
        });
    }

    private List<Outcome<RenderAnswer>> start(List<Submission> group) {
        List<RenderRun> runs = group.stream().map(Submission::run).toList();
        List<RenderRun> unreserved = group.stream()
                .filter(submission -> !submission.reserved())
                .map(Submission::run)
                .toList();
        GroupReservation credits = new GroupReservation(
                group,
                reservations.reserve(
                        unreserved.stream().map(RenderRun::reservation).toList(),
                        unreserved.stream().map(RenderRun::traceparent).toList()));
        try {
            jdbi.useTransaction(tx -> {
                store.create(tx, group.stream().map(Submission::prepared).toList());
                if (credits.reserved().size() < runs.size()) {
                    throw new SomeRefusedException();
                }
                store.requireInTime(runs);
            });
            return runs.stream().map(run -> Outcome.of(store.answer(run))).toList();
        } catch (SomeRefusedException e) {
            credits.refusedWorkspaces().forEach(refused::add);
            return credits.combine(createAll(credits.reserved()));
        } catch (RuntimeException e) {
            return credits.combine(afterFailure(credits.reserved(), e));
        }
    }

    /** Stores runs whose credits are reserved. */
    private Map<UUID, Outcome<RenderAnswer>> createAll(List<RenderRun> runs) {
        if (runs.isEmpty()) {
            return Map.of();
        }
        try {
            jdbi.useTransaction(tx -> {
                store.create(tx, runs.stream().map(store::prepare).toList());
                store.requireInTime(runs);
            });
            return all(runs, run -> Outcome.of(store.answer(run)));
        } catch (RuntimeException e) {
            return afterFailure(runs, e);
        }
    }

    /** The transaction failed or its commit was not confirmed: first it is looked up what is stored. */
    private Map<UUID, Outcome<RenderAnswer>> afterFailure(List<RenderRun> runs, RuntimeException failure) {
        Set<UUID> stored;
        try {
            stored = ConnectionRetry.onNewConnections(() -> store.stored(runs));
        } catch (RuntimeException e) {
            // The credits stay reserved: the runs use them, or the sweeper releases them.
            LOG.warnf("whether %d runs were stored is not known: %s", runs.size(), e.getMessage());
            return all(
                    runs,
                    run -> Outcome.failed(ApiException.unavailable(
                            "whether the render was started is not known yet; GET /projects will tell")));
        }
        Map<UUID, Outcome<RenderAnswer>> outcomes = new HashMap<>();
        List<RenderRun> missing = new ArrayList<>();
        for (RenderRun run : runs) {
            if (stored.contains(run.runId())) {
                outcomes.put(run.runId(), Outcome.of(store.answer(run)));
            } else {
                missing.add(run);
            }
        }
        if (runs.size() > 1 && !isDatabaseAway(failure)) {
            LOG.warnf("%d runs could not be stored together, trying each alone: %s", runs.size(), failure.getMessage());
            missing.forEach(run -> outcomes.putAll(createAll(List.of(run))));
        } else {
            release(missing);
            RuntimeException reason = isDatabaseAway(failure)
                    ? ApiException.unavailable("the render could not be stored; nothing was started")
                    : failure;
            outcomes.putAll(all(missing, run -> Outcome.failed(reason)));
        }
        return outcomes;
    }

    private static boolean isDatabaseAway(RuntimeException failure) {
        return failure instanceof ConnectionException || TransientDatabaseErrors.matches(failure);
    }

    private static Map<UUID, Outcome<RenderAnswer>> all(
            List<RenderRun> runs, Function<RenderRun, Outcome<RenderAnswer>> outcome) {
        Map<UUID, Outcome<RenderAnswer>> outcomes = new HashMap<>();
        runs.forEach(run -> outcomes.put(run.runId(), outcome.apply(run)));
        return outcomes;
    }

    private void release(List<RenderRun> runs) {
        runs.stream().filter(RenderRun::isCharged).forEach(run -> reservations.release(run.runId(), "not_started"));
    }

    /** Not all of a group have their credits, so nothing of it may be committed. */
    private static final class SomeRefusedException extends RuntimeException {

        private static final long serialVersionUID = 1;

        SomeRefusedException() {
            super("some of the reservations are refused", null, false, false);
        }
    }
}
