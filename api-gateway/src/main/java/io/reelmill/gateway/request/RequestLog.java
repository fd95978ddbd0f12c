package io.reelmill.gateway.request;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.contracts.account.Principal;
import io.reelmill.database.SqlArray;
import io.reelmill.gateway.error.RequestId;
import io.reelmill.gateway.schedule.PeriodicTask;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
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

/**
 * Keeps the latest calls of each workspace. A call only leaves a note in memory; a thread writes the notes every second. What a
 * replica has noted and not written is lost with it, and so are notes beyond {@link #MAX_NOTES}: no call waits for the log.
 */
@Singleton
public class RequestLog {

    static final int MAX_KEPT = 1_000;

    private static final int MAX_PATH = 300;
    private static final int MAX_NOTES = 10_000;
    private static final Duration WRITTEN_EVERY = Duration.ofSeconds(1);

    private record Note(UUID workspaceId, LoggedRequest request) {}

    private final BlockingQueue<Note> notes = new ArrayBlockingQueue<>(MAX_NOTES);
    private final PeriodicTask task = new PeriodicTask("request-log", this::write);
    private final Jdbi jdbi;
    private final Clock clock;

    RequestLog(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    void start(@Observes StartupEvent event) {
        task.start(WRITTEN_EVERY);
    }

    void stop(@Observes ShutdownEvent event) {
        task.stop();
    }

    /**
     * Notes a call whose answer begins; never waits.
     *
     * @param path without its query; cut where it is very long
     * @param milliseconds that the call has taken until now
     */
    public void note(RoutingContext call, Principal who, String method, String path, int status, int milliseconds) {
        LoggedRequest request = new LoggedRequest(
                RequestId.of(call),
                clock.instant().minusMillis(milliseconds),
                method,
                path.substring(0, Math.min(path.length(), MAX_PATH)),
                status,
                milliseconds,
                who.keyId());
        notes.offer(new Note(who.workspaceId(), request));
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
        tx.createUpdate("""
                        INSERT INTO gateway.request_log (workspace_id, key_id, at, id, method, path, status, milliseconds)
                        SELECT :workspace, * FROM unnest(CAST(:keys AS uuid[]), CAST(:times AS timestamptz[]), :ids,
                                                         :methods, :paths, :statuses, :milliseconds)
                        """)
                .bind("workspace", workspace)
                .bind("keys", SqlArray.uuids(requests, LoggedRequest::keyId))
                .bind("times", SqlArray.texts(requests, request -> request.at().toString()))
                .bind("ids", SqlArray.texts(requests, LoggedRequest::id))
                .bind("methods", SqlArray.texts(requests, LoggedRequest::method))
                .bind("paths", SqlArray.texts(requests, LoggedRequest::path))
                .bind("statuses", SqlArray.integers(requests, LoggedRequest::status))
                .bind("milliseconds", SqlArray.integers(requests, LoggedRequest::milliseconds))
                .execute();
    }

    private static void forgetOlder(Handle tx, UUID workspace) {
        tx.createUpdate("""
                        DELETE FROM gateway.request_log WHERE workspace_id = :workspace AND number <= (
                            SELECT number FROM gateway.request_log WHERE workspace_id = :workspace
                             ORDER BY number DESC OFFSET :kept LIMIT 1)""").bind("workspace", workspace).bind("kept", MAX_KEPT).execute();
    }
}
