package io.reelmill.gateway.render;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.account.AccountApi.Reservation;
import io.reelmill.contracts.account.AccountApi.SettlementRequest;
import io.reelmill.gateway.account.Accounts;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.gateway.idempotency.IdempotentExecutor;
import io.reelmill.gateway.settings.OrphanedReservationSettings;
import io.reelmill.projects.ProjectStore;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Gives credits back that were held for a call whose process died before it stored anything. What has no run some minutes
 * later never gets one: a run begins within {@link #BEGIN_WITHIN} of its reservation, or not at all. Every replica looks,
 * and giving back twice is no matter.
 */
@Singleton
class OrphanedReservationSweeper {

    /** Longest time from holding the credits to writing the run. */
    static final Duration BEGIN_WITHIN = Duration.ofMinutes(1);

    private static final Logger LOG = Logger.getLogger(OrphanedReservationSweeper.class);

    private final Accounts accounts;
    private final ProjectStore projects;
    private final IdempotentExecutor once;
    private final OrphanedReservationSettings settings;
    private final ScheduledExecutorService clockwork =
            Executors.newSingleThreadScheduledExecutor(work -> new Thread(work, "stranded-credits"));

    /** The newest reservation up to which everything is known to have its run or to have been given back. */
    private UUID clear;

    OrphanedReservationSweeper(
            Accounts accounts, ProjectStore projects, IdempotentExecutor once, OrphanedReservationSettings settings) {
        this.accounts = accounts;
        this.projects = projects;
        this.once = once;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        long every = settings.lookEvery().toMillis();
        clockwork.scheduleWithFixedDelay(this::look, every, every, TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        clockwork.shutdownNow();
    }

    private void look() {
        try {
            for (List<Reservation> page = next(); !page.isEmpty(); page = next()) {
                giveBack(page);
                clear = page.get(page.size() - 1).reservationId();
            }
        } catch (ApiException e) {
            LOG.debugf("stranded credits are looked for later: %s", e.getMessage());
        } catch (RuntimeException e) {
            LOG.warn("stranded credits could not be looked for; the next round tries again", e);
        }
    }

    private List<Reservation> next() {
        return accounts.pending(settings.after(), clear);
    }

    private void giveBack(List<Reservation> pending) {
        Set<UUID> stranded =
                withoutRun(pending.stream().map(Reservation::reservationId).collect(Collectors.toSet()));
        if (stranded.isEmpty()) {
            return;
        }
        // First nobody can go on with such an attempt any more; who was just doing so has his run by now.
        once.forget(stranded);
        for (UUID id : withoutRun(stranded)) {
            accounts.settle(id, new SettlementRequest(0, "not_started"));
            LOG.warnf("reservation %s has no run; its credits were given back", id);
        }
    }

    private Set<UUID> withoutRun(Set<UUID> ids) {
        Set<UUID> without = new HashSet<>(ids);
        without.removeAll(projects.begun(ids));
        return without;
    }
}
