package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.WebhookEndpointDisabled;
import io.reelmill.database.SqlArray;
import io.reelmill.outbox.Outbox;
import io.reelmill.publishing.queue.LeasedQueue;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * How calls of each endpoint go, and what follows from it. One that answers soon has a full share of calls at one time, any
 * other a small one. After some failures in a row its circuit opens: nothing is sent for a while, then one call at a time
 * until one succeeds. An endpoint that has failed for days, or says that it is gone, is disabled: nothing is sent to it until
 * a person enables it or sends something again that it takes.
 */
@Singleton
class Endpoints {

    private static final Logger LOG = Logger.getLogger(Endpoints.class);

    /** The time of the last success is written no more often than this. */
    private static final Duration SUCCESS_RESOLUTION = Duration.ofMinutes(1);

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;
    private final Outbox outbox;

    Endpoints(Jdbi jdbi, Clock clock, WebhookSettings settings, Outbox outbox) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
        this.outbox = outbox;
    }

    /**
     * An endpoint as its workspace sees it.
     *
     * @param state {@code active} or {@code disabled}
     * @param reason why it is disabled, else null
     * @param failures one after the other
     * @param failingSince the first of them, else null
     * @param pausedUntil nothing is sent before, as the last calls failed; else null
     */
    public record Shown(
            UUID id,
            String url,
            String state,
            String reason,
            int failures,
            Instant failingSince,
            Instant pausedUntil,
            Instant lastSuccessAt,
            Instant disabledAt,
            Instant createdAt) {}

    /**
     * Makes the endpoints of deliveries known.
     *
     * @return why they are disabled, of those that are, by id
     */
    Map<UUID, String> register(Handle tx, List<NewDelivery> deliveries) {
        // In the order of their ids: another replica may be making the same ones.
        Map<UUID, NewDelivery> byEndpoint = new TreeMap<>();
        deliveries.forEach(delivery -> byEndpoint.put(delivery.endpointId(), delivery));
        tx.createUpdate("""
                        INSERT INTO publishing.endpoints (id, workspace_id, url, created_at)
                        SELECT id, workspace, url, :now
                          FROM unnest(CAST(:ids AS uuid[]), CAST(:workspaces AS uuid[]), :urls) AS e(id, workspace, url)
                        ON CONFLICT (id) DO NOTHING
                        """)
                .bind("ids", SqlArray.uuids(byEndpoint.keySet(), id -> id))
                .bind("workspaces", SqlArray.uuids(byEndpoint.values(), NewDelivery::workspaceId))
                .bind("urls", SqlArray.texts(byEndpoint.values(), NewDelivery::url))
                .bind("now", clock.instant())
                .execute();
        Map<UUID, String> disabled = new HashMap<>();
        tx.createQuery("""
                        SELECT id, reason FROM publishing.endpoints
                         WHERE id = ANY (CAST(:ids AS uuid[])) AND state = 'disabled'
                        """)
                .bind("ids", SqlArray.uuids(byEndpoint.keySet(), id -> id))
                .map((row, context) -> disabled.put(row.getObject(1, UUID.class), row.getString(2)))
                .list();
        return disabled;
    }

    /** Endpoints as they are now, by id. */
    Map<UUID, Endpoint> find(Handle tx, Set<UUID> ids) {
        return tx
                .createQuery("""
                        SELECT e.id, e.workspace_id, e.url, e.failures, e.state, l.max_at_once, e.last_success_at
                          FROM publishing.endpoints e
                          LEFT JOIN publishing.lanes l ON l.kind = :kind AND l.id = e.id
                         WHERE e.id = ANY (CAST(:ids AS uuid[]))
                        """)
                .bind("kind", DeliveryTasks.KIND)
                .bind("ids", SqlArray.uuids(ids, id -> id))
                .map((row, context) -> new Endpoint(
                        row.getObject(1, UUID.class),
                        row.getObject(2, UUID.class),
                        row.getString(3),
                        row.getInt(4),
                        row.getString(5).equals("disabled"),
                        row.getInt(6) == settings.claimsOfOneProvenEndpoint(),
                        instant(row, 7)))
                .stream()
                .collect(Collectors.toMap(Endpoint::id, Function.identity()));
    }

    /** The endpoints of a workspace, newest first. */
    List<Shown> list(UUID workspaceId, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT * FROM publishing.endpoints WHERE workspace_id = :workspace
                         ORDER BY created_at DESC, id LIMIT :limit
                        """)
                .bind("workspace", workspaceId)
                .bind("limit", limit)
                .map((row, context) -> shown(row))
                .list());
    }

    /** Has an endpoint called again; empty when the workspace has no such one. */
    Optional<Shown> enable(LeasedQueue queue, UUID workspaceId, UUID id) {
        return jdbi.inTransaction(tx -> {
            Optional<Shown> enabled = tx.createQuery("""
                            UPDATE publishing.endpoints
                               SET state = 'active', reason = NULL, failures = 0, failing_since = NULL, open_until = NULL,
                                   disabled_at = NULL
                             WHERE id = :id AND workspace_id = :workspace RETURNING *
                            """)
                    .bind("id", id)
                    .bind("workspace", workspaceId)
                    .map((row, context) -> shown(row))
                    .findOne();
            enabled.ifPresent(endpoint -> queue.unlimit(tx, id));
            return enabled;
        });
    }

    /** Takes note of attempts that have ended; endpoints are locked in the order of their ids. */
    void note(Handle tx, LeasedQueue queue, List<EndedAttempt> ended) {
        Map<UUID, List<EndedAttempt>> byEndpoint = ended.stream()
                .collect(Collectors.groupingBy(e -> e.delivery().endpoint().id(), TreeMap::new, Collectors.toList()));
        byEndpoint.forEach((id, attempts) -> {
            List<EndedAttempt> taken =
                    attempts.stream().filter(EndedAttempt::isDelivered).toList();
            if (taken.isEmpty()) {
                noteFailures(tx, queue, attempts);
            } else {
                noteSuccess(tx, queue, taken);
            }
        });
    }

    private void noteSuccess(Handle tx, LeasedQueue queue, List<EndedAttempt> taken) {
        Endpoint endpoint = taken.get(0).delivery().endpoint();
        Instant now = clock.instant();
        boolean stale = endpoint.lastSuccessAt() == null
                || endpoint.lastSuccessAt().plus(SUCCESS_RESOLUTION).isBefore(now);
        if (stale || endpoint.failures() > 0 || endpoint.isDisabled()) {
            tx.createUpdate("""
                            UPDATE publishing.endpoints
                               SET state = 'active', reason = NULL, failures = 0, failing_since = NULL, open_until = NULL,
                                   disabled_at = NULL, last_success_at = :now
                             WHERE id = :id
                            """).bind("now", now).bind("id", endpoint.id()).execute();
        }
        boolean soon = taken.stream().allMatch(e -> e.attempt().duration().compareTo(settings.soon()) < 0);
        if (soon && !endpoint.isProven()) {
            queue.limit(tx, endpoint.id(), settings.claimsOfOneProvenEndpoint(), Optional.empty());
        } else if (!soon || endpoint.failures() > 0) {
            queue.unlimit(tx, endpoint.id());
        }
    }

    private void noteFailures(Handle tx, LeasedQueue queue, List<EndedAttempt> attempts) {
        UUID id = attempts.get(0).delivery().endpoint().id();
        Instant now = clock.instant();
        Optional<Instant> since = tx.createQuery("""
                        UPDATE publishing.endpoints
                           SET failures = failures + :count, failing_since = coalesce(failing_since, :now)
                         WHERE id = :id RETURNING CASE WHEN failures >= :many THEN failing_since END
                        """)
                .bind("count", attempts.size())
                .bind("now", now)
                .bind("id", id)
                .bind("many", settings.failuresUntilPause())
                .map((row, context) -> instant(row, 1))
                .findOne();
        boolean gone = attempts.stream().anyMatch(e -> e.next() instanceof NextStep.Gone);
        if (gone) {
            disable(tx, queue, id, "the receiver answered 410: it wants no more calls");
        } else if (since.isPresent() && !since.get().isAfter(now.minus(settings.disableAfter()))) {
            disable(
                    tx,
                    queue,
                    id,
                    "every call failed for " + settings.disableAfter().toDays() + " days");
        } else if (since.isPresent()) {
            Instant until = now.plus(pause(Duration.between(since.get(), now)));
            tx.createUpdate("UPDATE publishing.endpoints SET open_until = :until WHERE id = :id")
                    .bind("until", until)
                    .bind("id", id)
                    .execute();
            queue.limit(tx, id, 1, Optional.of(until));
        }
    }

    /** The longer it has been failing the longer it is left alone. */
    private Duration pause(Duration failing) {
        Duration pause = failing.dividedBy(4);
        if (pause.compareTo(settings.shortestPause()) < 0) {
            return settings.shortestPause();
        }
        return pause.compareTo(settings.longestPause()) > 0 ? settings.longestPause() : pause;
    }

    private void disable(Handle tx, LeasedQueue queue, UUID id, String reason) {
        Optional<WebhookEndpointDisabled> disabled = tx.createQuery("""
                        UPDATE publishing.endpoints SET state = 'disabled', reason = :reason, disabled_at = :now, open_until = NULL
                         WHERE id = :id AND state = 'active' RETURNING workspace_id, url, failing_since
                        """)
                .bind("reason", reason)
                .bind("now", clock.instant())
                .bind("id", id)
                .map((row, context) -> new WebhookEndpointDisabled(
                        row.getObject("workspace_id", UUID.class),
                        id,
                        row.getString("url"),
                        reason,
                        instant(row, 3),
                        clock.instant()))
                .findOne();
        queue.unlimit(tx, id);
        queue.clear(tx, id);
        tx.createUpdate("""
                        UPDATE publishing.deliveries d SET state = 'failed', reason = :reason, ended_at = :now
                          FROM publishing.endpoints e
                         WHERE e.id = :id AND d.workspace_id = e.workspace_id AND d.url = e.url AND d.state = 'pending'
                           AND NOT EXISTS (SELECT 1 FROM publishing.tasks t WHERE t.kind = 'webhook' AND t.id = d.event_id)
                        """)
                .bind("reason", "the endpoint was disabled: " + reason)
                .bind("now", clock.instant())
                .bind("id", id)
                .execute();
        disabled.ifPresent(event -> {
            outbox.append(tx, event);
            LOG.warnf("webhook endpoint disabled: workspace=%s endpoint=%s: %s", event.workspaceId(), id, reason);
        });
    }

    private static Shown shown(ResultSet row) throws SQLException {
        return new Shown(
                row.getObject("id", UUID.class),
                row.getString("url"),
                row.getString("state"),
                row.getString("reason"),
                row.getInt("failures"),
                instant(row, row.findColumn("failing_since")),
                instant(row, row.findColumn("open_until")),
                instant(row, row.findColumn("last_success_at")),
                instant(row, row.findColumn("disabled_at")),
                instant(row, row.findColumn("created_at")));
    }

    static Instant instant(ResultSet row, int column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }
}
