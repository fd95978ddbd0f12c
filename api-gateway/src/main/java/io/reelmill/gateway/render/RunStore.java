package io.reelmill.gateway.render;

import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.settings.GatewaySettings;
import io.reelmill.outbox.Outbox;
import io.reelmill.outbox.OutboxMessage;
import io.reelmill.projects.ProjectStore;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** Writes runs together with the events that tell the render-service of them. */
@Singleton
class RunStore {

    private final ProjectStore projects;
    private final Outbox outbox;
    private final Clock clock;
    private final String docs;

    RunStore(ProjectStore projects, Outbox outbox, Clock clock, GatewaySettings settings) {
        this.projects = projects;
        this.outbox = outbox;
        this.clock = clock;
        this.docs = settings.publicUrl() + RenderResource.PATH;
    }

    /** Does all the work of storing a run that needs no database, so that the transaction that it shares with others is short. */
    PreparedRun prepare(RenderRun run) {
        return new PreparedRun(run, run.row(), messages(run));
    }

    private List<OutboxMessage> messages(RenderRun run) {
        return run.jobs().stream()
                .map(job -> outbox.prepare(job, run.traceparent()))
                .toList();
    }

    /** Creates projects with their first runs. */
    void create(Handle tx, List<PreparedRun> runs) {
        projects.create(tx, runs.stream().map(PreparedRun::row).toList());
        outbox.appendPrepared(
                tx, runs.stream().flatMap(run -> run.messages().stream()).toList());
    }

    /**
     * Begins a new run of the project that the run's order names.
     *
     * @throws ApiException when another run of it has begun meanwhile
     */
    void restart(Handle tx, RenderRun run) {
        if (!projects.restart(tx, run.row())) {
            throw RenderIntake.busy();
        }
        outbox.appendPrepared(tx, messages(run));
    }

    /**
     * Refuses runs that come too late: the {@link OrphanedReservationSweeper} may have released their credits.
     *
     * @throws ApiException 503
     */
    void requireInTime(Collection<RenderRun> runs) {
        Instant oldest = clock.instant().minus(OrphanedReservationSweeper.MAX_START_DELAY);
        if (runs.stream().anyMatch(run -> run.orderedAt().isBefore(oldest))) {
            throw ApiException.unavailable("the render could not be started in time; nothing was started");
        }
    }

    /** Those of the runs that are stored. Waits for transactions that may still commit one, so that the answer stays true. */
    Set<UUID> stored(Collection<RenderRun> runs) {
        return projects.begunForCertain(runs.stream().map(RenderRun::runId).collect(Collectors.toSet()));
    }

    RenderAnswer answer(RenderRun run) {
        return run.answer(docs);
    }
}
