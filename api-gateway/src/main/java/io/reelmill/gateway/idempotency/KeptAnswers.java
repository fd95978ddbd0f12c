package io.reelmill.gateway.idempotency;

import jakarta.inject.Singleton;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** The table of first answers. */
@Singleton
class KeptAnswers {

    private static final Duration MEMORY = Duration.ofHours(24);

    private final Clock clock;

    KeptAnswers(Clock clock) {
        this.clock = clock;
    }

    /** A call under an idempotency key. */
    @SuppressWarnings("ArrayRecordComponent") // compared by its parts
    record Call(UUID workspaceId, String key, byte[] requestHash) {}

    /** What is known of a call: its answer, or that the key belongs to another request. */
    record Kept(Answer answer, boolean sameRequest) {}

    Optional<Kept> find(Handle tx, Call call) {
        return tx.createQuery("""
                        SELECT status, body, request_hash FROM gateway.idempotency
                         WHERE workspace_id = :workspaceId AND key = :key AND created_at >= :oldest""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("oldest", oldest())
                .map((row, context) -> new Kept(
                        new Answer(row.getInt("status"), row.getBytes("body"), Map.of(), true),
                        Arrays.equals(row.getBytes("request_hash"), call.requestHash())))
                .findOne();
    }

    /**
     * Makes the call this transaction's own. A twin that is being served elsewhere is waited for.
     *
     * @return false when it was answered already
     */
    boolean claim(Handle tx, Call call) {
        tx.execute("SET LOCAL lock_timeout = '20s'");
        return tx.createUpdate("""
                        INSERT INTO gateway.idempotency AS kept (workspace_id, key, request_hash, created_at)
                        VALUES (:workspaceId, :key, :hash, :now)
                        ON CONFLICT (workspace_id, key) DO UPDATE
                           SET request_hash = excluded.request_hash, created_at = excluded.created_at
                         WHERE kept.created_at < :oldest""")
                        .bind("workspaceId", call.workspaceId())
                        .bind("key", call.key())
                        .bind("hash", call.requestHash())
                        .bind("now", Timestamp.from(clock.instant()))
                        .bind("oldest", oldest())
                        .execute()
                == 1;
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
                             LIMIT 5000 FOR UPDATE SKIP LOCKED)""")
                .bind("oldest", oldest())
                .execute();
    }

    private Timestamp oldest() {
        return Timestamp.from(clock.instant().minus(MEMORY));
    }
}
