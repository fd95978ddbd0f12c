package io.reelmill.publishing.queue;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Update;

/** Tasks of one kind. Safe for any number of threads and replicas; nobody waits for a lock. */
public final class LeasedQueue {

    private final Jdbi jdbi;
    private final Clock clock;
    private final String kind;
    private final Duration lease;
    private final int maxOfOneWorkspace;

    /**
     * @param kind of the tasks, as in the table
     * @param lease after which a claimed task is free again; longer than a worker may take
     * @param maxOfOneWorkspace tasks of one workspace at one time, so that a slow one delays no other
     */
    public LeasedQueue(Jdbi jdbi, Clock clock, String kind, Duration lease, int maxOfOneWorkspace) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.kind = kind;
        this.lease = lease;
        this.maxOfOneWorkspace = maxOfOneWorkspace;
    }

    /** What became of a task that a worker gave back. */
    public enum Release {
        /** As the worker said. */
        DONE,
        /** It was asked for anew meanwhile, and is due again. */
        AGAIN,
        /** The claim is no longer held: nothing was written. */
        LOST
    }

    /** How many tasks wait, and how late the latest of them is. */
    public record Backlog(long waiting, double lateSeconds) {}

    /**
     * Has something done at a time. When it waits already it is moved there; when a worker has it, it is done once more
     * afterwards. Either way its failures are forgotten.
     */
    public void put(Handle tx, UUID id, UUID workspaceId, Instant due) {
        update(tx, """
                        INSERT INTO publishing.tasks AS t (kind, id, workspace_id, due_at)
                        VALUES (:kind, :id, :workspace, :due)
                        ON CONFLICT (kind, id) DO UPDATE
                           SET due_at = :due, failures = 0, again = t.claim IS NOT NULL
                        """, id).bind("workspace", workspaceId).bind("due", due).execute();
    }

    /**
     * Takes a task out before a worker has it.
     *
     * @return false when a worker has it, or there is none
     */
    public boolean remove(Handle tx, UUID id) {
        return update(tx, "DELETE FROM publishing.tasks WHERE kind = :kind AND id = :id AND (claim IS NULL)", id)
                        .execute()
                == 1;
    }

    /** Claims a due task: first attempts before retries, and no more for one workspace than its share of workers. */
    public Optional<Claim> claim() {
        Instant now = clock.instant();
        UUID token = UUID.randomUUID();
        return jdbi.inTransaction(tx -> tx.createQuery("""
                        WITH busy AS MATERIALIZED (
                            SELECT workspace_id FROM publishing.tasks
                             WHERE kind = :kind AND claim IS NOT NULL AND lease_until > :now
                             GROUP BY workspace_id HAVING count(*) >= :share),
                        due AS MATERIALIZED (
                            SELECT id, claim IS NOT NULL AS interrupted FROM publishing.tasks
                             WHERE kind = :kind AND due_at <= :now AND (lease_until IS NULL OR lease_until <= :now)
                               AND workspace_id NOT IN (SELECT workspace_id FROM busy)
                             ORDER BY (failures > 0), due_at
                             LIMIT 1 FOR UPDATE SKIP LOCKED)
                        UPDATE publishing.tasks t SET claim = :token, lease_until = :lease
                          FROM due WHERE t.kind = :kind AND t.id = due.id
                        RETURNING t.id, t.workspace_id, t.failures, due.interrupted, t.claim
                        """)
                .bind("kind", kind)
                .bind("now", now)
                .bind("share", maxOfOneWorkspace)
                .bind("token", token)
                .bind("lease", now.plus(lease))
                .map((row, context) -> claim(row))
                .findOne());
    }

    /**
     * Locks a held task until the transaction ends, and gives it a whole lease again. What was asked for anew until now is
     * what the worker is about to do.
     *
     * @return false when the claim is no longer held and nothing may be done
     */
    public boolean renew(Handle tx, Claim claim) {
        return held(tx, "UPDATE publishing.tasks SET lease_until = :lease, again = false", claim)
                        .bind("lease", clock.instant().plus(lease))
                        .execute()
                == 1;
    }

    /** Gives a task back that is done. */
    public Release complete(Handle tx, Claim claim) {
        if (again(tx, claim)) {
            return Release.AGAIN;
        }
        int deleted = held(tx, "DELETE FROM publishing.tasks", claim).execute();
        return deleted == 1 ? Release.DONE : Release.LOST;
    }

    /**
     * Gives a task back that is to be done later.
     *
     * @param failed whether an attempt failed, or there was none
     */
    public Release defer(Handle tx, Claim claim, Instant due, boolean failed) {
        if (again(tx, claim)) {
            return Release.AGAIN;
        }
        int moved = held(tx, """
                        UPDATE publishing.tasks
                           SET due_at = :due, failures = failures + :failed, claim = NULL, lease_until = NULL
                        """, claim)
                .bind("due", due)
                .bind("failed", failed ? 1 : 0)
                .execute();
        return moved == 1 ? Release.DONE : Release.LOST;
    }

    /** How much waits of what is due. */
    public Backlog backlog() {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT count(*), coalesce(extract(epoch FROM :now - min(due_at)), 0)
                          FROM publishing.tasks WHERE kind = :kind
                        """)
                .bind("now", clock.instant())
                .bind("kind", kind)
                .map((row, context) -> new Backlog(row.getLong(1), Math.max(0, row.getDouble(2))))
                .one());
    }

    private boolean again(Handle tx, Claim claim) {
        return held(tx, """
                        UPDATE publishing.tasks SET again = false, failures = 0, claim = NULL, lease_until = NULL
                        """, claim, " AND again").execute() == 1;
    }

    private Update held(Handle tx, String statement, Claim claim) {
        return held(tx, statement, claim, "");
    }

    private Update held(Handle tx, String statement, Claim claim, String condition) {
        String where = " WHERE kind = :kind AND id = :id AND claim = :token" + condition;
        return update(tx, statement + where, claim.id()).bind("token", claim.token());
    }

    private Update update(Handle tx, String statement, UUID id) {
        return tx.createUpdate(statement).bind("kind", kind).bind("id", id);
    }

    private static Claim claim(ResultSet row) throws SQLException {
        return new Claim(
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getInt("failures"),
                row.getBoolean("interrupted"),
                row.getObject("claim", UUID.class));
    }
}
