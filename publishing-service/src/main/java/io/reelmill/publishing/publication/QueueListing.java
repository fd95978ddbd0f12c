package io.reelmill.publishing.publication;

import io.reelmill.contracts.publishing.Platform;
import io.reelmill.contracts.publishing.PublishingApi.Entry;
import io.reelmill.contracts.publishing.PublishingApi.Target;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Entries of the queue as their workspace sees them. */
@Singleton
public class QueueListing {

    /** An entry is as far as the least advanced of its targets. */
    private static final List<String> PROGRESS =
            List.of("scheduled", "sending", "unknown", "sent", "failed", "published");

    private final Jdbi jdbi;

    QueueListing(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * Entries by their time, the latest first.
     *
     * @param offset entries to leave out
     */
    public List<Entry> list(UUID workspace, int limit, int offset) {
        return jdbi.inTransaction(tx -> entries(
                tx,
                tx.createQuery("""
                                SELECT id FROM publishing.publications WHERE workspace_id = :workspace
                                 ORDER BY publish_at DESC, id LIMIT :limit OFFSET :offset
                                """)
                        .bind("workspace", workspace)
                        .bind("limit", limit)
                        .bind("offset", offset)
                        .mapTo(UUID.class)
                        .list()));
    }

    public Optional<Entry> find(UUID workspace, UUID id) {
        return jdbi.inTransaction(tx -> entries(
                        tx,
                        tx.createQuery("SELECT id FROM publishing.publications WHERE workspace_id = ? AND id = ?")
                                .bind(0, workspace)
                                .bind(1, id)
                                .mapTo(UUID.class)
                                .list())
                .stream()
                .findFirst());
    }

    private static List<Entry> entries(Handle tx, List<UUID> ids) {
        Map<UUID, List<Target>> targets = tx
                .createQuery(
                        "SELECT * FROM publishing.publication_targets WHERE publication_id = ANY (:ids) ORDER BY platform, id")
                .bindArray("ids", UUID.class, ids)
                .map((row, context) -> Map.entry(row.getObject("publication_id", UUID.class), target(row)))
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return tx.createQuery("""
                        SELECT p.*, c.name AS channel_name FROM publishing.publications p
                          LEFT JOIN publishing.channels c ON c.id = p.channel_id
                         WHERE p.id = ANY (:ids) ORDER BY p.publish_at DESC, p.id
                        """)
                .bindArray("ids", UUID.class, ids)
                .map((row, context) -> entry(row, targets.getOrDefault(row.getObject("id", UUID.class), List.of())))
                .list();
    }

    private static Entry entry(ResultSet row, List<Target> targets) throws SQLException {
        String status = PROGRESS.stream()
                .filter(state -> targets.stream().anyMatch(t -> t.status().equals(state)))
                .findFirst()
                .orElse("scheduled");
        return new Entry(
                row.getObject("id", UUID.class),
                status,
                Targets.instant(row, "publish_at"),
                row.getObject("channel_id", UUID.class),
                row.getString("channel_name"),
                row.getString("pid"),
                row.getString("video_url"),
                targets,
                Targets.object(row.getString("extra_params")),
                Targets.instant(row, "created_at"));
    }

    private static Target target(ResultSet row) throws SQLException {
        return new Target(
                row.getObject("id", UUID.class),
                Platform.of(row.getString("platform")).orElseThrow(),
                row.getObject("account_id", UUID.class),
                row.getString("account_name"),
                row.getString("state"),
                row.getInt("progress"),
                row.getString("post_id"),
                row.getString("url"),
                row.getString("error_code"),
                row.getString("error"));
    }
}
