package io.reelmill.gateway.render;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.account.AccountApi;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.projects.ProjectStore;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Releases reservations of renders whose gateway stopped before it stored the run, or could not find out whether it had. A run is
 * stored within {@link #MAX_START_DELAY} of its order or not at all, so a reservation that has none some minutes later never gets
 * one. Other purposes are left alone: they have no run. Every replica looks; releasing twice is releasing once.
 */
@Singleton
class OrphanedReservationSweeper {

    /** Longest time from accepting a call, after which its credits are reserved, to storing its run. */
    static final Duration MAX_START_DELAY = Duration.ofMinutes(1);

    private static final Logger LOG = Logger.getLogger(OrphanedReservationSweeper.class);

    private final Accounts accounts;
    private final ProjectStore projects;
    private final IdempotentExecutor executor;
    private final OrphanedReservationSettings settings;
    private final ScheduledExecutorService scheduler =
            Executors.newSingleThreadScheduledExecutor(work -> new Thread(work, "orphaned-reservations"));

    /** All reservations up to this one have their run or are released. */
    private UUID checkedUpTo;

    OrphanedReservationSweeper(
            Accounts accounts,
            ProjectStore projects,
            IdempotentExecutor executor,
            OrphanedReservationSettings settings) {
        this.accounts = accounts;
        this.projects = projects;
        this.executor = executor;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        long every = settings.lookEvery().toMillis();
        scheduler.scheduleWithFixedDelay(this::look, every, every, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        scheduler.shutdownNow();
    }

    private void look() {
        try {
            for (List<Reservation> page = next(); !page.isEmpty(); page = next()) {
                releaseOrphans(page);
                checkedUpTo = page.get(page.size() - 1).reservationId();
            }
        } catch (ApiException e) {
            LOG.debugf("orphaned reservations are looked for later: %s", e.getMessage());
        } catch (RuntimeException | Error e) {
            // An exception would end the schedule.
            LOG.warn("orphaned reservations could not be looked for; the next round tries again", e);
        }
    }

    private List<Reservation> next() {
        return accounts.pending(AccountApi.PURPOSE_RENDER, settings.after(), checkedUpTo);
    }

    private void releaseOrphans(List<Reservation> pending) {
        Set<UUID> orphans = pending.stream().map(Reservation::reservationId).collect(Collectors.toSet());
        orphans.removeAll(projects.begun(orphans));
        if (orphans.isEmpty()) {
            return;
        }
        // From here on nobody can take over such an attempt; a call that was just doing so has stored its run by now.
        executor.forget(orphans);
        orphans.removeAll(projects.begunForCertain(orphans));
        for (UUID id : orphans) {
            accounts.settle(id, new SettlementRequest(0, "not_started"));
            LOG.warnf("reservation %s has no run; its credits were released", id);
        }
    }
}
