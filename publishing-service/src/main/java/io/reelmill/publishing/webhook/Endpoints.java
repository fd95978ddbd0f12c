package io.reelmill.publishing.webhook;

import io.reelmill.database.SqlArray;
import io.reelmill.publishing.queue.LeasedQueue;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
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
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The endpoints of deliveries: a row for each URL of a workspace. */
@Singleton
class Endpoints {

    private final Jdbi jdbi;
    private final Clock clock;
    private final WebhookSettings settings;

    Endpoints(Jdbi jdbi, Clock clock, WebhookSettings settings) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
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
            enabled.ifPresent(endpoint -> queue.lanes().unlimit(tx, id));
            return enabled;
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
