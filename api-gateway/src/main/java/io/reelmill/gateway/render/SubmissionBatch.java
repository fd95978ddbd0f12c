package io.reelmill.gateway.render;

import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.batch.MicroBatcher;
import io.reelmill.gateway.batch.MicroBatcher.Outcome;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.ProjectStore;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Enters runs of new projects: those that come at the same time with one reservation and in one transaction. Their rows are
 * written while the account-service holds their credits, and committed when it has.
 */
@Singleton
class SubmissionBatch {

    private static final Logger LOG = Logger.getLogger(SubmissionBatch.class);

    private static final int MAX_TOGETHER = 200;

    private final Jdbi jdbi;
    private final Accounts accounts;
    private final ProjectStore projects;
    private final Outbox outbox;
    private final MicroBatcher<RenderRun, RenderAnswer> entering;

    SubmissionBatch(Jdbi jdbi, Accounts accounts, ProjectStore projects, Outbox outbox) {
        this.jdbi = jdbi;
        this.accounts = accounts;
        this.projects = projects;
        this.outbox = outbox;
        // one lane: while a group is under way the next one gathers, and the larger it is the less each of it costs
        this.entering = new MicroBatcher<>("enter-runs", 1, MAX_TOGETHER, this::enter);
    }

    @PreDestroy
    void close() {
        entering.close();
    }

    /** Holds a run's credits, stores it and tells the render-service of it; done when all that is durable. */
    CompletionStage<RenderAnswer> enter(RenderRun run) {
        return entering.call(run);
    }

    /** Stores runs whose credits are held, or will be when the transaction is committed. */
    void write(Handle tx, List<RenderRun> runs) {
        projects.create(tx, runs.stream().map(RenderRun::run).toList());
        outbox.append(tx, runs.stream().flatMap(run -> run.jobs().stream()).toList());
    }

    private List<Outcome<RenderAnswer>> enter(List<RenderRun> runs) {
        CompletableFuture<List<Outcome<Void>>> reserving =
                accounts.reserve(runs.stream().map(RenderRun::reservation).toList());
        try {
            jdbi.useTransaction(tx -> {
                write(tx, runs);
                if (outcomes(reserving).stream().anyMatch(Outcome::isFailure)) {
                    throw new SomeRefused();
                }
                runs.forEach(RenderRun::requireFreshCredits);
            });
            runs.forEach(RenderRun::held);
            return runs.stream().map(run -> Outcome.of(run.answer())).toList();
        } catch (SomeRefused e) {
            return storeAccepted(runs, outcomes(reserving), this::together);
        } catch (ConnectionException e) {
            return storeAccepted(runs, outcomes(reserving), accepted -> failed(accepted, e));
        } catch (RuntimeException e) {
            // throws when nothing can be reserved: then all have failed
            List<Outcome<Void>> reserved = outcomes(reserving);
            LOG.warnf("%d runs could not be stored together, trying each alone: %s", runs.size(), e.getMessage());
            return storeAccepted(runs, reserved, this::eachAlone);
        }
    }

    /** Leaves those that are refused their credits with the reason, and stores the others. */
    private static List<Outcome<RenderAnswer>> storeAccepted(
            List<RenderRun> runs,
            List<Outcome<Void>> reserved,
            Function<List<RenderRun>, List<Outcome<RenderAnswer>>> store) {
        List<RenderRun> accepted = IntStream.range(0, runs.size())
                .filter(i -> !reserved.get(i).isFailure())
                .mapToObj(runs::get)
                .toList();
        accepted.forEach(RenderRun::held);
        Iterator<Outcome<RenderAnswer>> stored = store.apply(accepted).iterator();
        return reserved.stream()
                .map(credits -> credits.isFailure() ? Outcome.<RenderAnswer>failed(credits.failure()) : stored.next())
                .toList();
    }

    private List<Outcome<RenderAnswer>> together(List<RenderRun> accepted) {
        if (accepted.isEmpty()) {
            return List.of();
        }
        try {
            jdbi.useTransaction(tx -> {
                accepted.forEach(RenderRun::requireFreshCredits);
                write(tx, accepted);
            });
            return accepted.stream().map(run -> Outcome.of(run.answer())).toList();
        } catch (ConnectionException e) {
            return failed(accepted, e);
        } catch (RuntimeException e) {
            return eachAlone(accepted);
        }
    }

    private List<Outcome<RenderAnswer>> eachAlone(List<RenderRun> accepted) {
        return accepted.stream().map(this::alone).toList();
    }

    /** Without a database nobody need try alone. */
    private static List<Outcome<RenderAnswer>> failed(List<RenderRun> accepted, RuntimeException reason) {
        return accepted.stream()
                .map(run -> Outcome.<RenderAnswer>failed(reason))
                .toList();
    }

    private static List<Outcome<Void>> outcomes(CompletableFuture<List<Outcome<Void>>> reserving) {
        try {
            return reserving.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    /** Not all of a group have their credits, so that nothing of it may be committed. */
    private static final class SomeRefused extends RuntimeException {

        private static final long serialVersionUID = 1;

        SomeRefused() {
            super("some of the reservations are refused", null, false, false);
        }
    }

    private Outcome<RenderAnswer> alone(RenderRun run) {
        try {
            return Outcome.of(jdbi.inTransaction(run::store));
        } catch (RuntimeException e) {
            return Outcome.failed(e);
        }
    }
}
