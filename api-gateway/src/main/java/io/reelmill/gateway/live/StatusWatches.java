package io.reelmill.gateway.live;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.account.Principal;
import io.reelmill.contracts.event.KeyRevoked;
import io.reelmill.gateway.error.ApiException;
import io.reelmill.projects.ProjectStore;
import io.reelmill.projects.task.TaskKind;
import io.reelmill.projects.task.TaskStore;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jboss.logging.Logger;

/**
 * The open streams of this replica. Events feed them; what events miss is found by reading the rows at a low rate. A stream
 * ends with its run, or when its key is revoked.
 */
@Singleton
class StatusWatches {

    private static final Logger LOG = Logger.getLogger(StatusWatches.class);
    private static final long RETRY_AFTER_SECONDS = 10;

    private final Map<String, Set<StatusWatch>> byPid = new ConcurrentHashMap<>();
    private final Map<UUID, Integer> byKey = new ConcurrentHashMap<>();
    private final ProjectStore projects;
    private final TaskStore tasks;
    private final LiveSettings settings;
    private final ScheduledExecutorService scheduler =
            Executors.newScheduledThreadPool(2, work -> new Thread(work, "live-status"));

    StatusWatches(ProjectStore projects, TaskStore tasks, LiveSettings settings) {
        this.projects = projects;
        this.tasks = tasks;
        this.settings = settings;
    }

    void start(@Observes StartupEvent event) {
        long look = settings.lookEvery().toMillis();
        long beat = settings.heartbeatEvery().toMillis();
        scheduler.scheduleWithFixedDelay(this::look, look, look, TimeUnit.MILLISECONDS);
        scheduler.scheduleAtFixedRate(() -> all(StatusWatch::beat), beat, beat, TimeUnit.MILLISECONDS);
        // The service waits for the calls under way before it stops, and a stream would keep it waiting.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> all(StatusWatch::end), "live-status-stop"));
    }

    void stop(@Observes ShutdownEvent event) {
        scheduler.shutdownNow();
        all(StatusWatch::end);
    }

    /**
     * Opens a stream. From now on it receives every event; it sends nothing before it has seen the row.
     *
     * @param pid that the events are keyed by
     * @param generation its id; null where a project is followed
     * @throws ApiException 429 when the key follows as many projects as it may
     */
    StatusWatch open(Principal who, String pid, UUID generation) {
        byKey.compute(who.keyId(), (key, open) -> {
            int others = open == null ? 0 : open;
            if (others >= settings.streamsPerKey()) {
                throw ApiException.rateLimited(
                        "a key may hold at most " + settings.streamsPerKey() + " streams open", RETRY_AFTER_SECONDS);
            }
            return others + 1;
        });
        StatusWatch watch = new StatusWatch(who.keyId(), who.workspaceId(), pid, generation);
        byPid.compute(pid, (p, known) -> {
            Set<StatusWatch> set = known == null ? ConcurrentHashMap.newKeySet() : known;
            set.add(watch);
            return set;
        });
        return watch;
    }

    /** Ends a stream; calling it again has no effect. */
    void close(StatusWatch watch) {
        watch.end();
        byPid.computeIfPresent(watch.pid(), (pid, watches) -> {
            if (watches.remove(watch)) {
                byKey.computeIfPresent(watch.keyId(), (key, open) -> open > 1 ? open - 1 : null);
            }
            return watches.isEmpty() ? null : watches;
        });
    }

    /** Ends the streams of a key that is no longer valid. */
    void onRevoked(@Observes KeyRevoked event) {
        all(watch -> {
            if (watch.keyId().equals(event.keyId())) {
                watch.end();
            }
        });
    }

    /** Those who follow this project. */
    Collection<StatusWatch> of(String pid) {
        return byPid.getOrDefault(pid, Set.of());
    }

    private void look() {
        all(watch -> {
            try {
                if (watch.followsProject()) {
                    projects.find(watch.pid(), watch.workspaceId()).ifPresentOrElse(watch::see, watch::end);
                } else {
                    tasks.find(watch.generation(), TaskKind.MEDIA, watch.workspaceId())
                            .ifPresentOrElse(watch::see, watch::end);
                }
            } catch (RuntimeException e) {
                LOG.warnf("what a stream follows cannot be read pid=%s: %s", watch.pid(), e.getMessage());
            }
        });
    }

    private void all(Consumer<StatusWatch> what) {
        byPid.values().forEach(watches -> watches.forEach(what));
    }
}
