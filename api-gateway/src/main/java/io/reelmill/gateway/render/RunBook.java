package io.reelmill.gateway.render;

import io.reelmill.gateway.together.Together;
import io.reelmill.gateway.together.Together.Outcome;
import io.reelmill.outbox.Outbox;
import io.reelmill.projects.ProjectStore;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Stores runs of new projects: those that come at the same time in one transaction. */
@Singleton
class RunBook {

    private static final Logger LOG = Logger.getLogger(RunBook.class);

    /** While one group is being committed the next one is being written. */
    private static final int LANES = 1;

    private static final int MOST_TOGETHER = 200;

    private final Jdbi jdbi;
    private final ProjectStore projects;
    private final Outbox outbox;
    private final Together<RenderRun, RenderAnswer> entering;

    RunBook(Jdbi jdbi, ProjectStore projects, Outbox outbox) {
        this.jdbi = jdbi;
        this.projects = projects;
        this.outbox = outbox;
        this.entering = new Together<>("store-runs", LANES, MOST_TOGETHER, this::enter);
    }

    @PreDestroy
    void close() {
        entering.close();
    }

    /** Stores a run and tells the render-service of it; done when both are durable. */
    CompletionStage<RenderAnswer> enter(RenderRun run) {
        return entering.call(run);
    }

    /** The same within a transaction of the caller's. */
    void write(Handle tx, List<RenderRun> runs) {
        runs.forEach(RenderRun::requireFreshCredits);
        projects.create(tx, runs.stream().map(RenderRun::run).toList());
        outbox.append(tx, runs.stream().flatMap(run -> run.jobs().stream()).toList());
    }

    private List<Outcome<RenderAnswer>> enter(List<RenderRun> runs) {
        if (runs.size() > 1) {
            try {
                jdbi.useTransaction(tx -> write(tx, runs));
                return runs.stream().map(run -> Outcome.of(run.answer())).toList();
            } catch (RuntimeException e) {
                LOG.warnf("%d runs could not be stored together, trying each alone: %s", runs.size(), e.getMessage());
            }
        }
        return runs.stream().map(this::alone).toList();
    }

    private Outcome<RenderAnswer> alone(RenderRun run) {
        try {
            return Outcome.of(jdbi.inTransaction(run::store));
        } catch (RuntimeException e) {
            return Outcome.failed(e);
        }
    }
}
