package io.reelmill.projects.task;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.database.SqlArray;
import io.reelmill.projects.StoredJson;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Verbs on tasks. Those that take a {@link Handle} are part of the caller's transaction. */
public final class TaskStore {

    private final Jdbi jdbi;
    private final Clock clock;

    public TaskStore(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /** Makes a task that is still to be done. */
    public void create(Handle tx, NewTask task) {
        tx.createUpdate("""
            INSERT INTO projects.task (id, kind, workspace_id, pid, options, breakdown, credits_reserved, warnings,
                                       created_at, updated_at)
            VALUES (:id, :kind, :workspace, :pid, :options::jsonb, :breakdown::jsonb, :credits, :warnings::jsonb,
                    :now, :now)\
            """)
                .bind("id", task.id())
                .bind("kind", task.kind().stored())
                .bind("workspace", task.workspaceId())
                .bind("pid", task.pid())
                .bind("options", task.options().toString())
                .bind("breakdown", task.breakdown().toString())
                .bind("credits", task.creditsReserved())
                .bind("warnings", StoredJson.of(task.warnings()))
                .bind("now", now())
                .execute();
    }

    /** A task of this kind and workspace; another's is not found. */
    public Optional<Task> find(UUID id, TaskKind kind, UUID workspaceId) {
        return jdbi.withHandle(tx -> tx.createQuery("""
            SELECT * FROM projects.task WHERE id = :id AND kind = :kind AND workspace_id = :workspace\
            """)
                .bind("id", id)
                .bind("kind", kind.stored())
                .bind("workspace", workspaceId)
                .map((row, context) -> read(row))
                .findOne());
    }

    /** The exports of a project, oldest first, at most the last {@code limit}. */
    public List<Task> exports(String pid, UUID workspaceId, int limit) {
        return jdbi.withHandle(tx -> tx.createQuery("""
            SELECT * FROM (
                SELECT * FROM projects.task WHERE pid = :pid AND workspace_id = :workspace AND kind = 'export'
                 ORDER BY created_at DESC, id LIMIT :limit) AS latest
             ORDER BY created_at, id\
            """)
                .bind("pid", pid)
                .bind("workspace", workspaceId)
                .bind("limit", limit)
                .map((row, context) -> read(row))
                .list());
    }

    /** Those of the tasks that have ended. */
    public List<Task> ended(Collection<UUID> ids) {
        return jdbi.withHandle(
                tx -> tx.createQuery("SELECT * FROM projects.task WHERE id = ANY(:ids) AND status <> 'rendering'")
                        .bindArray("ids", UUID.class, ids)
                        .map((row, context) -> read(row))
                        .list());
    }

    /**
     * Tells how far a task is; progress never goes back, and a task that has ended is left alone.
     *
     * @return its percent now; empty when it has ended
     */
    public Optional<Integer> advance(Handle tx, UUID id, String stage, int progress) {
        return tx.createQuery("""
            UPDATE projects.task
               SET progress = greatest(progress, :progress), stage = :stage, updated_at = :now
             WHERE id = :id AND status = 'rendering'
            RETURNING progress\
            """)
                .bind("id", id)
                .bind("progress", progress)
                .bind("stage", stage)
                .bind("now", now())
                .mapTo(Integer.class)
                .findOne();
    }

    /**
     * Ends a task, once.
     *
     * @return its workspace when it was this call that ended it
     */
    public Optional<UUID> finish(Handle tx, UUID id, TaskEnd end) {
        TaskEnd.Ready ready = end instanceof TaskEnd.Ready good ? good : null;
        TaskEnd.Failed failed = end instanceof TaskEnd.Failed bad ? bad : null;
        return tx.createQuery("""
            UPDATE projects.task
               SET status = :status, progress = 100, stage = NULL, credits_used = least(:credits, credits_reserved),
                   files = :files::jsonb, transcript = :transcript::jsonb, warnings = warnings || :warnings::jsonb,
                   error = :error, error_code = :code, updated_at = :now, finished_at = :now
             WHERE id = :id AND status = 'rendering'
            RETURNING workspace_id\
            """)
                .bind("id", id)
                .bind("status", ready == null ? "error" : "ready")
                .bind("credits", end.credits())
                .bind("files", ready == null ? "[]" : StoredJson.of(ready.files()))
                .bind(
                        "transcript",
                        ready == null || ready.transcript() == null
                                ? null
                                : ready.transcript().toString())
                .bind("warnings", ready == null ? "[]" : StoredJson.of(ready.warnings()))
                .bind("error", failed == null ? null : failed.message())
                .bind("code", failed == null ? null : failed.code())
                .bind("now", now())
                .mapTo(UUID.class)
                .findOne();
    }

    /**
     * The keys of all files that these tasks name, and exports of the projects of runs of these ids, but for those that have expired.
     * An export of a film as it is names the film's own file.
     */
    public Set<String> mediaOf(Collection<UUID> ids) {
        return jdbi.withHandle(tx -> tx.createQuery("""
            SELECT file ->> 'key' FROM projects.task t, jsonb_array_elements(t.files) AS file
             WHERE t.id = ANY(:ids) AND t.expired_at IS NULL
             UNION
            SELECT file ->> 'key' FROM projects.task t, jsonb_array_elements(t.files) AS file
             WHERE t.pid IN (SELECT pid FROM projects.run WHERE run_id = ANY(:ids)) AND t.kind = 'export'
               AND t.expired_at IS NULL\
            """)
                .bindArray("ids", UUID.class, ids)
                .mapTo(String.class)
                .set());
    }

    /**
     * Those of the tasks that are stored, for a caller whose own transaction may still be committed though its connection was
     * lost: a unique index alone shows such a row, so the rows are inserted, which waits for that transaction, and taken back.
     */
    public Set<UUID> storedForCertain(Collection<UUID> ids) {
        if (ids.isEmpty()) {
            return Set.of();
        }
        return jdbi.withHandle(tx -> {
            tx.begin();
            try {
                tx.execute("SET LOCAL lock_timeout = '5s'");
                Set<UUID> stored = new HashSet<>(ids);
                stored.removeAll(tx.createQuery("""
                    INSERT INTO projects.task (id, kind, workspace_id, pid, options, credits_reserved, created_at,
                                               updated_at)
                    SELECT id, 'media', id, '', '{}', 1, :now, :now FROM unnest(:ids::uuid[]) AS id ORDER BY id
                        ON CONFLICT (id) DO NOTHING RETURNING id\
                    """)
                        .bind("ids", SqlArray.uuids(ids, id -> id))
                        .bind("now", now())
                        .mapTo(UUID.class)
                        .set());
                return stored;
            } finally {
                tx.rollback();
            }
        });
    }

    private Timestamp now() {
        return Timestamp.from(clock.instant());
    }

    private static Task read(ResultSet row) throws SQLException {
        return new Task(
                row.getObject("id", UUID.class),
                TaskKind.ofStored(row.getString("kind")),
                row.getObject("workspace_id", UUID.class),
                row.getString("pid"),
                StoredJson.read(row.getString("options"), new TypeReference<JsonNode>() {}),
                StoredJson.read(row.getString("breakdown"), new TypeReference<JsonNode>() {}),
                ProjectStatus.of(row.getString("status")),
                row.getString("stage"),
                row.getInt("progress"),
                row.getInt("credits_reserved"),
                row.getInt("credits_used"),
                StoredJson.read(row.getString("files"), new TypeReference<List<TaskFile>>() {}),
                StoredJson.read(row.getString("transcript"), new TypeReference<JsonNode>() {}),
                StoredJson.read(row.getString("warnings"), new TypeReference<List<String>>() {}),
                row.getString("error"),
                row.getString("error_code"),
                time(row, "created_at"),
                time(row, "updated_at"),
                time(row, "finished_at"),
                time(row, "expired_at"));
    }

    private static Instant time(ResultSet row, String column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
