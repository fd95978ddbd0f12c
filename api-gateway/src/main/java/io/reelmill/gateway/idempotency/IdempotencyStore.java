package io.reelmill.gateway.idempotency;

import jakarta.inject.Singleton;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** The table of first answers. */
@Singleton
class IdempotencyStore {

    private static final Duration MEMORY = Duration.ofHours(24);

    private final Clock clock;

    IdempotencyStore(Clock clock) {
        this.clock = clock;
    }

    /** A call under an idempotency key. */
    @SuppressWarnings("ArrayRecordComponent") // compared by its parts
    record Call(UUID workspaceId, String key, byte[] requestHash) {}

    /**
     * What is known of a call.
     *
     * @param attempt the same for every repetition of the call
     * @param answer null while there is none
     * @param sameRequest whether the key does not belong to another request
     */
    record Kept(UUID attempt, Answer answer, boolean sameRequest) {}

    Optional<Kept> find(Handle tx, Call call) {
        return find(tx, call, "");
    }

    /** Gives the call a row, unless it has one. */
    void enter(Handle tx, Call call) {
        tx.createUpdate("""
                        DELETE FROM gateway.idempotency
                         WHERE workspace_id = :workspaceId AND key = :key AND created_at < :oldest""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("oldest", oldest())
                .execute();
        tx.createUpdate("""
                        INSERT INTO gateway.idempotency (workspace_id, key, request_hash, attempt_id, created_at)
                        VALUES (:workspaceId, :key, :hash, :attempt, :now) ON CONFLICT DO NOTHING""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("hash", call.requestHash())
                .bind("attempt", UUID.randomUUID())
                .bind("now", Timestamp.from(clock.instant()))
                .execute();
    }

    /** Makes the call's row this transaction's own. A twin that is being served elsewhere is waited for. */
    Optional<Kept> hold(Handle tx, Call call) {
        tx.execute("SET LOCAL lock_timeout = '20s'");
        return find(tx, call, " FOR UPDATE");
    }

    private Optional<Kept> find(Handle tx, Call call, String lock) {
        return tx.createQuery("""
                        SELECT attempt_id, status, body, request_hash FROM gateway.idempotency
                         WHERE workspace_id = :workspaceId AND key = :key AND created_at >= :oldest""" + lock)
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("oldest", oldest())
                .map((row, context) -> new Kept(
                        row.getObject("attempt_id", UUID.class),
                        row.getObject("status") == null
                                ? null
                                : new Answer(row.getInt("status"), row.getBytes("body"), Map.of(), true),
                        Arrays.equals(row.getBytes("request_hash"), call.requestHash())))
                .findOne();
    }

    /** Takes the row of an attempt back that came to nothing. */
    void leave(Handle tx, Call call) {
        tx.createUpdate("""
                        DELETE FROM gateway.idempotency
                         WHERE workspace_id = :workspaceId AND key = :key AND status IS NULL""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .execute();
    }

    /** Takes the rows of attempts back that were broken off long ago; whoever repeats the call then begins anew. */
    void leave(Handle tx, Collection<UUID> attempts) {
        tx.createUpdate("DELETE FROM gateway.idempotency WHERE status IS NULL AND attempt_id = ANY(:attempts)")
                .bindArray("attempts", UUID.class, attempts)
                .execute();
    }

    void keep(Handle tx, Call call, Answer answer) {
        tx.createUpdate("""
                        UPDATE gateway.idempotency SET status = :status, body = :body
                         WHERE workspace_id = :workspaceId AND key = :key""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("status", answer.status())
                .bind("body", answer.body())
                .execute();
    }

    /** Forgets what is older than a day; a few thousand at a time, so that nobody waits for it. */
    void forgetOld(Handle tx) {
        tx.createUpdate("""
                        DELETE FROM gateway.idempotency WHERE (workspace_id, key) IN (
                            SELECT workspace_id, key FROM gateway.idempotency WHERE created_at < :oldest
                             LIMIT 5000 FOR UPDATE SKIP LOCKED)""").bind("oldest", oldest()).execute();
    }

    private Timestamp oldest() {
        return Timestamp.from(clock.instant().minus(MEMORY));
    }
}
