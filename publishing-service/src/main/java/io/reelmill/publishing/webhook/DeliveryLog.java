package io.reelmill.publishing.webhook;

import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** What was sent to whom and what came of it. */
@Singleton
public class DeliveryLog {

    private final Jdbi jdbi;
    private final Clock clock;

    DeliveryLog(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /**
     * A delivery as its workspace sees it.
     *
     * @param event {@code render.finished} or {@code webhook.test}
     * @param pid and {@code runId} null with a test event
     * @param state {@code pending}, {@code delivered}, {@code failed}
     * @param nextAttemptAt null unless pending
     * @param reason why it failed for good, else null
     */
    public record Entry(
            UUID eventId,
            String event,
            String pid,
            UUID runId,
            String url,
            String state,
            Instant nextAttemptAt,
            String reason,
            Instant createdAt,
            Instant endedAt,
            List<AttemptEntry> attempts) {}

    /** An attempt that has ended; one that was interrupted may have been sent or not. */
    public record AttemptEntry(
            int number,
            Instant startedAt,
            String outcome,
            Integer status,
            String error,
            Long durationMs,
            String response) {}

    /**
     * Deliveries of a workspace, newest first.
     *
     * @param before only those made earlier
     */
    List<Entry> newest(UUID workspaceId, Optional<Instant> before, int limit) {
        return jdbi.inTransaction(tx -> {
            List<UUID> ids = tx.createQuery("""
                            SELECT event_id FROM publishing.deliveries
                             WHERE workspace_id = :workspace AND created_at < :before
                             ORDER BY created_at DESC, event_id LIMIT :limit
                            """)
                    .bind("workspace", workspaceId)
                    .bind("before", before.orElseGet(() -> clock.instant().plus(Duration.ofDays(1))))
                    .bind("limit", limit)
                    .mapTo(UUID.class)
                    .list();
            Map<UUID, List<AttemptEntry>> attempts = attempts(tx, ids);
            return tx.createQuery("""
                            SELECT d.*, t.due_at FROM publishing.deliveries d
                              LEFT JOIN publishing.tasks t ON t.id = d.event_id
                             WHERE d.event_id = ANY (:ids)
                             ORDER BY d.created_at DESC, d.event_id
                            """)
                    .bindArray("ids", UUID.class, ids)
                    .map((row, context) -> entry(row, attempts))
                    .list();
        });
    }

    private static Map<UUID, List<AttemptEntry>> attempts(Handle tx, List<UUID> ids) {
        return tx
                .createQuery("SELECT * FROM publishing.attempts WHERE event_id = ANY (:ids) ORDER BY number")
                .bindArray("ids", UUID.class, ids)
                .map((row, context) -> Map.entry(row.getObject("event_id", UUID.class), attempt(row)))
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private static Entry entry(ResultSet row, Map<UUID, List<AttemptEntry>> attempts) throws SQLException {
        UUID eventId = row.getObject("event_id", UUID.class);
        return new Entry(
                eventId,
                row.getString("event"),
                row.getString("pid"),
                row.getObject("run_id", UUID.class),
                row.getString("url"),
                row.getString("state"),
                instant(row, "due_at"),
                row.getString("reason"),
                instant(row, "created_at"),
                instant(row, "ended_at"),
                attempts.getOrDefault(eventId, List.of()));
    }

    private static AttemptEntry attempt(ResultSet row) throws SQLException {
        return new AttemptEntry(
                row.getInt("number"),
                instant(row, "started_at"),
                row.getString("outcome"),
                row.getObject("status", Integer.class),
                row.getString("error"),
                row.getObject("duration_ms", Long.class),
                row.getString("response"));
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }
}
