package io.reelmill.gateway.request;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.gateway.schedule.PeriodicTask;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Keeps the latest calls of each workspace. A call only leaves a note in memory; a thread writes the notes every second. What a
 * replica has noted and not written is lost with it, and so are notes beyond {@link #MAX_NOTES}: no call waits for the log.
 */
@Singleton
class RequestLog {

    static final int MAX_KEPT = 1_000;

    private static final int MAX_NOTES = 10_000;
    private static final Duration WRITTEN_EVERY = Duration.ofSeconds(1);

    private record Note(UUID workspaceId, LoggedRequest request) {}

    private final BlockingQueue<Note> notes = new ArrayBlockingQueue<>(MAX_NOTES);
    private final PeriodicTask task = new PeriodicTask("request-log", this::write);
    private final Jdbi jdbi;

    RequestLog(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    void start(@Observes StartupEvent event) {
        task.start(WRITTEN_EVERY);
    }

    void stop(@Observes ShutdownEvent event) {
        task.stop();
    }

    /** Notes a call; never waits. */
    void add(UUID workspaceId, LoggedRequest request) {
        notes.offer(new Note(workspaceId, request));
    }

    /** The latest calls of a workspace, newest first. */
    List<LoggedRequest> latest(UUID workspaceId, int limit) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT * FROM gateway.request_log WHERE workspace_id = :workspace ORDER BY number DESC LIMIT :limit""")
                .bind("workspace", workspaceId)
                .bind("limit", limit)
                .map((row, context) -> new LoggedRequest(
                        row.getString("id"),
                        row.getTimestamp("at").toInstant(),
                        row.getString("method"),
                        row.getString("path"),
                        row.getInt("status"),
                        row.getInt("milliseconds"),
                        row.getObject("key_id", UUID.class)))
                .list());
    }

    private void write() {
        List<Note> taken = new ArrayList<>();
        notes.drainTo(taken);
        if (taken.isEmpty()) {
            return;
        }
        Map<UUID, List<LoggedRequest>> byWorkspace = new LinkedHashMap<>();
        taken.forEach(note -> byWorkspace
                .computeIfAbsent(note.workspaceId(), workspace -> new ArrayList<>())
                .add(note.request()));
        jdbi.useTransaction(tx -> byWorkspace.forEach((workspace, requests) -> {
            insert(tx, workspace, requests.subList(Math.max(0, requests.size() - MAX_KEPT), requests.size()));
            forgetOlder(tx, workspace);
        }));
    }

    private static void insert(Handle tx, UUID workspace, List<LoggedRequest> requests) {
        try (PreparedBatch batch = tx.prepareBatch("""
                INSERT INTO gateway.request_log (workspace_id, key_id, at, id, method, path, status, milliseconds)
                VALUES (:workspace, :key, :at, :id, :method, :path, :status, :milliseconds)""")) {
            for (LoggedRequest request : requests) {
                batch.bind("workspace", workspace)
                        .bind("key", request.keyId())
                        .bind("at", request.at())
                        .bind("id", request.id())
                        .bind("method", request.method())
                        .bind("path", request.path())
                        .bind("status", request.status())
                        .bind("milliseconds", request.milliseconds())
                        .add();
            }
            batch.execute();
        }
    }

    private static void forgetOlder(Handle tx, UUID workspace) {
        tx.createUpdate("""
                        DELETE FROM gateway.request_log WHERE workspace_id = :workspace AND number <= (
                            SELECT number FROM gateway.request_log WHERE workspace_id = :workspace
                             ORDER BY number DESC OFFSET :kept LIMIT 1)""").bind("workspace", workspace).bind("kept", MAX_KEPT).execute();
    }
}
