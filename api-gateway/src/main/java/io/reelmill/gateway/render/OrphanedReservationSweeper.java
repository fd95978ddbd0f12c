package io.reelmill.gateway.render;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.gateway.account.CreditReservations;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.schedule.PeriodicTask;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Releases reservations of renders and generations whose gateway stopped before it stored the run or the task, or could not find
 * out whether it had. Either is stored within {@link #MAX_START_DELAY} of its order or not at all, so a reservation that has none
 * some minutes later never gets one. Other purposes are left alone. Every replica looks; releasing twice is releasing once.
 */
@Singleton
public class OrphanedReservationSweeper {

    /** Longest time from accepting a call, after which its credits are reserved, to storing its run or task. */
    public static final Duration MAX_START_DELAY = Duration.ofMinutes(1);

    private static final Logger LOG = Logger.getLogger(OrphanedReservationSweeper.class);

    private final CreditReservations reservations;
    private final ProjectStore projects;
    private final TaskStore tasks;
    private final IdempotentExecutor executor;
    private final OrphanedReservationSettings settings;
    private final PeriodicTask task = new PeriodicTask("orphaned-reservations", this::look);

    /** By purpose: all reservations up to this one have their run or task, or are released. */
    private final Map<String, UUID> checkedUpTo = new HashMap<>();

    OrphanedReservationSweeper(
            CreditReservations reservations,
            ProjectStore projects,
            TaskStore tasks,
            IdempotentExecutor executor,
            OrphanedReservationSettings settings) {
        this.reservations = reservations;
        this.projects = projects;
        this.tasks = tasks;
        this.executor = executor;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        task.start(settings.lookEvery());
    }

    void stop(@Observes ShutdownEvent event) {
        task.stop();
    }

    private void look() {
        try {
            look(AccountApi.PURPOSE_RENDER);
            look(AccountApi.PURPOSE_MEDIA);
        } catch (ApiException e) {
            LOG.debugf("orphaned reservations are looked for later: %s", e.getMessage());
        }
    }

    private void look(String purpose) {
        for (List<Reservation> page = next(purpose); !page.isEmpty(); page = next(purpose)) {
            releaseOrphans(purpose, page);
            checkedUpTo.put(purpose, page.get(page.size() - 1).reservationId());
        }
    }

    private List<Reservation> next(String purpose) {
        return reservations.pending(purpose, settings.after(), checkedUpTo.get(purpose));
    }

    private void releaseOrphans(String purpose, List<Reservation> pending) {
        Set<UUID> orphans = pending.stream().map(Reservation::reservationId).collect(Collectors.toSet());
        boolean renders = purpose.equals(AccountApi.PURPOSE_RENDER);
        orphans.removeAll(renders ? projects.begun(orphans) : tasks.storedForCertain(orphans));
        if (orphans.isEmpty()) {
            return;
        }
        // From here on nobody can take over such an attempt; a call that was just doing so has stored its run by now.
        executor.forget(orphans);
        orphans.removeAll(renders ? projects.begunForCertain(orphans) : tasks.storedForCertain(orphans));
        for (UUID id : orphans) {
            reservations.settle(id, new SettlementRequest(0, "not_started"));
            LOG.warnf("reservation %s has neither run nor task; its credits were released", id);
        }
    }
}
