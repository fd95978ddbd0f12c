package io.reelmill.projects;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Reads project rows, with the outputs that are shown, in one query. */
final class Snapshots {

    private static final String SELECT = """
            SELECT p.*, r.expires_at, r.expired_at IS NOT NULL AS expired, (SELECT coalesce(json_agg(json_build_object(
                             'index', o.index, 'status', o.status, 'videoKey', CASE WHEN r.expired_at IS NULL THEN o.video_key END,
                             'thumbnailKey', CASE WHEN r.expired_at IS NULL THEN o.thumbnail_key END,
                             'coverKey', CASE WHEN r.expired_at IS NULL THEN o.cover_key END,
                             'durationSeconds', o.duration_seconds, 'width', o.width, 'height', o.height,
                             'frameRate', o.frame_rate, 'sizeBytes', o.size_bytes,
                             'attributions', o.attributions, 'language',
                             CASE WHEN o.language IS NOT NULL
                                  THEN json_build_object('tag', o.language, 'source', o.language_source) END) ORDER BY o.index), '[]')
                           FROM projects.output o WHERE o.run_id = p.shown_run_id) AS outputs,
                   (SELECT o.preview_key FROM projects.output o
                     WHERE o.run_id = p.run_id AND o.preview_key IS NOT NULL ORDER BY o.index LIMIT 1) AS preview_key
              FROM projects.project p LEFT JOIN projects.run r ON r.run_id = p.shown_run_id
            """;

    private Snapshots() {}

    static Optional<ProjectSnapshot> find(Handle tx, String pid) {
        return tx.createQuery(SELECT + " WHERE p.pid = :pid AND p.deleted_at IS NULL")
                .bind("pid", pid)
                .map((row, context) -> read(row))
                .findOne();
    }

    static List<ProjectSnapshot> list(Handle tx, UUID workspaceId, ProjectFilter filter) {
        return tx.createQuery(SELECT + """
                         WHERE p.workspace_id = :workspaceId AND p.deleted_at IS NULL
                           AND (:before::text IS NULL OR p.pid < :before)
                           AND (:status::text IS NULL OR p.status = :status)
                           AND (:workflow::text IS NULL OR p.workflow = :workflow)
                         ORDER BY p.pid DESC LIMIT :limit""")
                .bind("workspaceId", workspaceId)
                .bind("before", filter.before().orElse(null))
                .bind("status", filter.status().map(ProjectStatus::wireName).orElse(null))
                .bind("workflow", filter.workflow().orElse(null))
                .bind("limit", filter.limit())
                .map((row, context) -> read(row))
                .list();
    }

    private static ProjectSnapshot read(ResultSet row) throws SQLException {
        return new ProjectSnapshot(
                row.getString("pid"),
                row.getObject("run_id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getString("name"),
                row.getString("workflow"),
                ProjectStatus.of(row.getString("status")),
                row.getString("stage"),
                row.getInt("progress"),
                StoredJson.read(row.getString("outputs"), new TypeReference<List<ProjectSnapshot.Output>>() {}),
                row.getInt("credits_used"),
                row.getString("error"),
                row.getString("error_code"),
                StoredJson.read(row.getString("warnings"), new TypeReference<List<String>>() {}),
                StoredJson.read(row.getString("quality"), new TypeReference<JsonNode>() {}),
                StoredJson.read(row.getString("metadata"), new TypeReference<JsonNode>() {}),
                row.getString("webhook_url"),
                row.getBoolean("sandbox"),
                time(row, "created_at"),
                time(row, "updated_at"),
                time(row, "finished_at"),
                row.getString("preview_key"),
                time(row, "expires_at"),
                row.getBoolean("expired"));
    }

    private static Instant time(ResultSet row, String column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
