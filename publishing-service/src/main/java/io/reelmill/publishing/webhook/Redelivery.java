package io.reelmill.publishing.webhook;

import io.reelmill.database.SqlArray;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/** Has deliveries sent again that a workspace asks for. */
@Singleton
class Redelivery {

    private final Jdbi jdbi;
    private final Clock clock;
    private final DeliveryTasks tasks;

    Redelivery(Jdbi jdbi, Clock clock, DeliveryTasks tasks) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.tasks = tasks;
    }

    /**
     * Has a delivery attempted again now, under the same event id, with the schedule from its start and new links. While an
     * attempt is under way another one follows it.
     *
     * @param workspaceId the workspace that asks
     * @return false when it has no such delivery
     */
    boolean resend(UUID workspaceId, UUID eventId) {
        return jdbi.inTransaction(tx -> {
            lock(tx, workspaceId);
            return again(tx, tx.createQuery("""
                            SELECT event_id, url FROM publishing.deliveries
                             WHERE event_id = :event AND workspace_id = :workspace
                            """).bind("event", eventId).bind("workspace", workspaceId), workspaceId)
                    == 1;
        });
    }

    /**
     * Has all deliveries attempted again that failed for good.
     *
     * @param since when they were made, at the earliest
     * @param url of the endpoint, or all
     * @return how many
     */
    int recover(UUID workspaceId, Instant since, Optional<String> url) {
        return jdbi.inTransaction(tx -> {
            lock(tx, workspaceId);
            return again(
                    tx,
                    tx.createQuery("""
                            SELECT event_id, url FROM publishing.deliveries
                             WHERE workspace_id = :workspace AND state = 'failed' AND created_at >= :since
                               AND (CAST(:url AS text) IS NULL OR url = :url)
                            """)
                            .bind("workspace", workspaceId)
                            .bind("since", since)
                            .bind("url", url.orElse(null)),
                    workspaceId);
        });
    }

    /** Two calls of a workspace wait for each other: both may want the same deliveries, in another order. */
    private static void lock(Handle tx, UUID workspaceId) {
        tx.execute("SELECT pg_advisory_xact_lock(?)", workspaceId.getLeastSignificantBits());
    }

    private int again(Handle tx, Query found, UUID workspaceId) {
        Map<UUID, String> urls = new HashMap<>();
        found.map((row, context) -> urls.put(row.getObject(1, UUID.class), row.getString(2)))
                .list();
        List<UUID> events = urls.keySet().stream().sorted().toList();
        // The tasks first, as those have them who write down what came of an attempt.
        events.forEach(event ->
                tasks.queue().put(tx, event, workspaceId, Endpoint.id(workspaceId, urls.get(event)), clock.instant()));
        return tx.createUpdate("""
                        UPDATE publishing.deliveries
                           SET state = 'pending', reason = NULL, ended_at = NULL, body = NULL, links_at = :now
                         WHERE event_id = ANY (CAST(:events AS uuid[]))
                        """)
                .bind("events", SqlArray.uuids(events, id -> id))
                .bind("now", clock.instant())
                .execute();
    }
}
