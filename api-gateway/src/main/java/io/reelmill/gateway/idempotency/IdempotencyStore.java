package io.reelmill.gateway.idempotency;

import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.Query;

/** The table of claims and first answers. */
@Singleton
class IdempotencyStore {

    private static final Duration MEMORY = Duration.ofHours(24);

    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private static final String FIND = """
            SELECT attempt_id, claim, claimed_until > now() AS claimed, status, body, request_hash FROM gateway.idempotency
             WHERE workspace_id = :workspaceId AND key = :key AND created_at >= :oldest""";

    /** A row that is too old counts as none; a claim whose time is over goes to this call, with its attempt. */
    private static final String TAKE = """
            INSERT INTO gateway.idempotency AS kept
                   (workspace_id, key, request_hash, attempt_id, claim, claimed_until, created_at)
            VALUES (:workspaceId, :key, :hash, :attempt, :token, now() + make_interval(secs => :lease), :now)
                ON CONFLICT (workspace_id, key) DO UPDATE
               SET request_hash = excluded.request_hash, claim = excluded.claim, claimed_until = excluded.claimed_until,
                   attempt_id = CASE WHEN kept.created_at < :oldest THEN excluded.attempt_id ELSE kept.attempt_id END,
                   created_at = CASE WHEN kept.created_at < :oldest THEN excluded.created_at ELSE kept.created_at END,
                   status = NULL, body = NULL
             WHERE kept.created_at < :oldest
                OR (kept.status IS NULL AND kept.claimed_until <= now() AND kept.request_hash = excluded.request_hash)
            RETURNING attempt_id""";

    private final Jdbi jdbi;
    private final Clock clock;
    private final IdempotencySettings settings;

    IdempotencyStore(Jdbi jdbi, Clock clock, IdempotencySettings settings) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.settings = settings;
    }

    /** A call under an idempotency key. */
    @SuppressWarnings("ArrayRecordComponent") // compared by its parts
    record Call(UUID workspaceId, String key, byte[] requestHash) {}

    private record Row(UUID attempt, UUID token, boolean claimed, Answer answer, boolean sameRequest) {}

    /** Claims a call's key, in a transaction of its own. */
    Claim claim(Call call) {
        try {
            return jdbi.inTransaction(tx -> {
                Optional<Claim> found = find(tx, call, "").flatMap(IdempotencyStore::taken);
                return found.or(() -> take(tx, call))
                        // Another call was quicker between the two statements.
                        .or(() -> find(tx, call, "").flatMap(IdempotencyStore::taken))
                        .orElseGet(Claim.InProgress::new);
            });
        } catch (JdbiException e) {
            if (e.getCause() instanceof SQLException cause && LOCK_NOT_AVAILABLE.equals(cause.getSQLState())) {
                return new Claim.InProgress();
            }
            throw e;
        }
    }

    private static Optional<Claim> taken(Row row) {
        if (!row.sameRequest()) {
            return Optional.of(new Claim.OtherRequest());
        }
        if (row.answer() != null) {
            return Optional.of(new Claim.Answered(row.answer()));
        }
        return row.claimed() ? Optional.of(new Claim.InProgress()) : Optional.empty();
    }

    private Optional<Claim> take(Handle tx, Call call) {
        waitBriefly(tx);
        UUID token = UUID.randomUUID();
        return tx.createQuery(TAKE)
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("hash", call.requestHash())
                .bind("attempt", UUID.randomUUID())
                .bind("token", token)
                .bind("lease", settings.claimLease().toMillis() / 1000.0)
                .bind("now", Timestamp.from(clock.instant()))
                .bind("oldest", oldest())
                .mapTo(UUID.class)
                .findOne()
                .map(attempt -> new Claim.Granted(attempt, token));
    }

    /**
     * Locks a claimed row until the transaction ends.
     *
     * @throws ClaimLostException when another call has taken the key over
     */
    void hold(Handle tx, Call call, Claim.Granted claim) {
        lock(tx, call, claim);
    }

    private Row lock(Handle tx, Call call, Claim.Granted claim) {
        waitBriefly(tx);
        return find(tx, call, " FOR UPDATE")
                .filter(row -> claim.token().equals(row.token()))
                .orElseThrow(ClaimLostException::new);
    }

    /** Stores the answer of a call whose row is held. */
    void answer(Handle tx, Call call, Answer answer) {
        tx.createUpdate("""
                        UPDATE gateway.idempotency SET status = :status, body = :body
                         WHERE workspace_id = :workspaceId AND key = :key""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("status", answer.status())
                .bind("body", answer.body())
                .execute();
    }

    /**
     * Stores the answer of a call for which nothing was done.
     *
     * @throws ClaimLostException when another call has taken the key over
     */
    void answer(Call call, Claim.Granted claim, Answer answer) {
        jdbi.useTransaction(tx -> {
            hold(tx, call, claim);
            answer(tx, call, answer);
        });
    }

    /** Ends a claim at once; who repeats the call takes it over, with its attempt. */
    void release(Call call, Claim.Granted claim) {
        jdbi.useHandle(tx -> tx.createUpdate("""
                        UPDATE gateway.idempotency SET claimed_until = now()
                         WHERE workspace_id = :workspaceId AND key = :key AND claim = :token AND status IS NULL""")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("token", claim.token())
                .execute());
    }

    /**
     * What became of a claim whose transaction failed or was not confirmed. Waits for that transaction, which holds the row.
     *
     * @return the answer when it was committed after all; empty when nothing was stored and nothing will be: the row is gone
     * @throws ClaimLostException when another call has taken the key over
     */
    Optional<Answer> resolve(Call call, Claim.Granted claim) {
        return jdbi.inTransaction(tx -> {
            Row row = lock(tx, call, claim);
            if (row.answer() == null) {
                delete(tx, call);
            }
            return Optional.ofNullable(row.answer());
        });
    }

    /** Takes the rows of attempts back that were broken off long ago; whoever repeats such a call begins anew. */
    void forget(Collection<UUID> attempts) {
        jdbi.useHandle(tx -> tx.createUpdate(
                        "DELETE FROM gateway.idempotency WHERE status IS NULL AND attempt_id = ANY(:attempts)")
                .bindArray("attempts", UUID.class, attempts)
                .execute());
    }

    /** Deletes rows that are older than a day; a few thousand at a time, so that nobody waits for it. */
    void deleteOld() {
        jdbi.useHandle(tx -> tx.createUpdate("""
                        DELETE FROM gateway.idempotency WHERE (workspace_id, key) IN (
                            SELECT workspace_id, key FROM gateway.idempotency WHERE created_at < :oldest
                             LIMIT 5000 FOR UPDATE SKIP LOCKED)""").bind("oldest", oldest()).execute());
    }

    private Optional<Row> find(Handle tx, Call call, String lock) {
        Query query = tx.createQuery(FIND + lock);
        return query.bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .bind("oldest", oldest())
                .map((row, context) -> new Row(
                        row.getObject("attempt_id", UUID.class),
                        row.getObject("claim", UUID.class),
                        row.getBoolean("claimed"),
                        row.getObject("status") == null
                                ? null
                                : new Answer(row.getInt("status"), row.getBytes("body"), Map.of(), true),
                        Arrays.equals(row.getBytes("request_hash"), call.requestHash())))
                .findOne();
    }

    private static void delete(Handle tx, Call call) {
        tx.createUpdate("DELETE FROM gateway.idempotency WHERE workspace_id = :workspaceId AND key = :key")
                .bind("workspaceId", call.workspaceId())
                .bind("key", call.key())
                .execute();
    }

    /** A row is held for the length of one transaction that waits for nobody. */
    private static void waitBriefly(Handle tx) {
        tx.execute("SET LOCAL lock_timeout = '5s'");
    }

    private Timestamp oldest() {
        return Timestamp.from(clock.instant().minus(MEMORY));
    }

    /** The time of a claim was over, and another call has taken the key. */
    static final class ClaimLostException extends RuntimeException {

        private static final long serialVersionUID = 1;

        ClaimLostException() {
            super("another call has taken the key over", null, false, false);
        }
    }
}
