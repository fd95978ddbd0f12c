package io.reelmill.publishing.queue;

import io.reelmill.database.SqlArray;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jdbi.v3.core.statement.Update;

/** Tasks of one kind. Safe for any number of threads and replicas; nobody waits for a lock. */
public final class LeasedQueue {

    /** Due tasks that one claim looks at. Those of full and of paused lanes are not among them. */
    private static final int MAX_LOOKED_AT = 1_000;

    private final Jdbi jdbi;
    private final Clock clock;
    private final String kind;
    private final Duration lease;
    private final int maxOfOneLane;

    /**
     * @param kind of the tasks, as in the table
     * @param lease after which a claimed task is free again; longer than a worker may take
     * @param maxOfOneLane tasks of one lane at one time, so that a slow one delays no other; a row of the table of lanes may
     *     say otherwise
     */
    public LeasedQueue(Jdbi jdbi, Clock clock, String kind, Duration lease, int maxOfOneLane) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.kind = kind;
        this.lease = lease;
        this.maxOfOneLane = maxOfOneLane;
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

    /** @param failed whether an attempt failed, or there was none */
    public record Deferral(Claim claim, Instant due, boolean failed) {}

    /** Has something done at a time, in the lane of its workspace. */
    public void put(Handle tx, UUID id, UUID workspaceId, Instant due) {
        put(tx, id, workspaceId, workspaceId, due);
    }

    /**
     * Has something done at a time. When it waits already it is moved there; when a worker has it, it is done once more
     * afterwards. Either way its failures are forgotten.
     */
    public void put(Handle tx, UUID id, UUID workspaceId, UUID lane, Instant due) {
        update(tx, """
                        INSERT INTO publishing.tasks AS t (kind, id, workspace_id, lane, due_at)
                        VALUES (:kind, :id, :workspace, :lane, :due)
                        ON CONFLICT (kind, id) DO UPDATE
                           SET due_at = :due, failures = 0, again = t.claim IS NOT NULL
                        """, id)
                .bind("workspace", workspaceId)
                .bind("lane", lane)
                .bind("due", due)
                .execute();
    }

    /**
     * Has things done at a time that were never asked for before.
     *
     * @param id of one, and its workspace and lane
     */
    public <T> void putNew(
            Handle tx,
            Collection<T> rows,
            Function<T, UUID> id,
            Function<T, UUID> workspace,
            Function<T, UUID> lane,
            Instant due) {
        if (rows.isEmpty()) {
            return;
        }
        tx.createUpdate("""
                        INSERT INTO publishing.tasks (kind, id, workspace_id, lane, due_at)
                        SELECT :kind, id, workspace, lane, :due
                          FROM unnest(CAST(:ids AS uuid[]), CAST(:workspaces AS uuid[]), CAST(:lanes AS uuid[]))
                               AS n(id, workspace, lane)
                        """)
                .bind("kind", kind)
                .bind("ids", SqlArray.uuids(rows, id))
                .bind("workspaces", SqlArray.uuids(rows, workspace))
                .bind("lanes", SqlArray.uuids(rows, lane))
                .bind("due", due)
                .execute();
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

    /** Takes the tasks of a lane out that no worker has. */
    public void clear(Handle tx, UUID lane) {
        tx.createUpdate("DELETE FROM publishing.tasks WHERE kind = :kind AND lane = :lane AND claim IS NULL")
                .bind("kind", kind)
                .bind("lane", lane)
                .execute();
    }

    /** Gives a lane a limit of its own, and pauses it if a time is given. */
    public void limit(Handle tx, UUID lane, int maxAtOnce, Optional<Instant> pausedUntil) {
        tx.createUpdate("""
                        INSERT INTO publishing.lanes (kind, id, max_at_once, paused_until)
                        VALUES (:kind, :lane, :max, :until)
                        ON CONFLICT (kind, id) DO UPDATE SET max_at_once = :max, paused_until = :until
                        """)
                .bind("kind", kind)
                .bind("lane", lane)
                .bind("max", maxAtOnce)
                .bind("until", pausedUntil.orElse(null))
                .execute();
    }

    /** Gives a lane the limit of its kind again. */
    public void unlimit(Handle tx, UUID lane) {
        tx.createUpdate("DELETE FROM publishing.lanes WHERE kind = :kind AND id = :lane")
                .bind("kind", kind)
                .bind("lane", lane)
                .execute();
    }

    /** Claims one due task. */
    public Optional<Claim> claim() {
        return claim(1).stream().findFirst();
    }

    /**
     * Claims due tasks: first attempts before retries, and no more of a lane than its limit.
     *
     * @param max how many at most
     */
    public List<Claim> claim(int max) {
        // Not waited for on disk: a claim that a crash of the server undoes was not acted upon, as what is written next
        // is.
        return jdbi.inTransaction(tx -> {
            tx.execute("SET LOCAL synchronous_commit TO OFF");
            return claim(tx, max);
        });
    }

    /** Like {@link #claim(int)}, in the caller's transaction. */
    public List<Claim> claim(Handle tx, int max) {
        Instant now = clock.instant();
        return tx.createQuery("""
                        WITH busy AS MATERIALIZED (
                            SELECT lane, count(*) AS n FROM publishing.tasks
                             WHERE kind = :kind AND claim IS NOT NULL AND lease_until > :now GROUP BY lane),
                        room AS MATERIALIZED (
                            SELECT coalesce(b.lane, l.id) AS lane,
                                   CASE WHEN l.paused_until > :now THEN 0
                                        ELSE coalesce(l.max_at_once, :share) - coalesce(b.n, 0) END AS free
                              FROM busy b
                              FULL JOIN (SELECT * FROM publishing.lanes WHERE kind = :kind) l ON l.id = b.lane),
                        due AS MATERIALIZED (
                            SELECT id, lane, failures > 0 AS retry, due_at FROM publishing.tasks
                             WHERE kind = :kind AND due_at <= :now AND (lease_until IS NULL OR lease_until <= :now)
                               AND lane NOT IN (SELECT lane FROM room WHERE free <= 0)
                             ORDER BY (failures > 0), due_at
                             LIMIT :looked),
                        placed AS (
                            SELECT id, lane, retry, due_at,
                                   row_number() OVER (PARTITION BY lane ORDER BY retry, due_at) AS place FROM due),
                        chosen AS MATERIALIZED (
                            SELECT p.id FROM placed p LEFT JOIN room r ON r.lane = p.lane
                             WHERE p.place <= coalesce(r.free, :share)
                             ORDER BY p.retry, p.due_at LIMIT :max),
                        free AS MATERIALIZED (
                            SELECT t.id, t.claim IS NOT NULL AS interrupted FROM publishing.tasks t
                             WHERE t.kind = :kind AND t.id IN (SELECT id FROM chosen)
                               AND (t.lease_until IS NULL OR t.lease_until <= :now) AND t.due_at <= :now
                               FOR UPDATE SKIP LOCKED)
                        UPDATE publishing.tasks t SET claim = gen_random_uuid(), lease_until = :lease
                          FROM free WHERE t.kind = :kind AND t.id = free.id
                        RETURNING t.id, t.workspace_id, t.lane, t.failures, free.interrupted, t.claim
                        """)
                .bind("kind", kind)
                .bind("now", now)
                .bind("share", maxOfOneLane)
                .bind("looked", Math.max(max, MAX_LOOKED_AT))
                .bind("max", max)
                .bind("lease", now.plus(lease))
                .map((row, context) -> claim(row))
                .list();
    }

    /** Like {@link #renew(Handle, List)} for one task. */
    public boolean renew(Handle tx, Claim claim) {
        return !renew(tx, List.of(claim)).isEmpty();
    }

    /**
     * Locks held tasks until the transaction ends, and gives them a whole lease again. What was asked for anew until now is
     * what the worker is about to do.
     *
     * @return those whose claims are still held; nothing may be done for the others
     */
    public Set<UUID> renew(Handle tx, List<Claim> claims) {
        return held(tx, """
                        UPDATE publishing.tasks t SET lease_until = :lease, again = false
                        """, claims, "", Map.of("lease", clock.instant().plus(lease)));
    }

    /** Gives a task back that is done. */
    public Release complete(Handle tx, Claim claim) {
        return complete(tx, List.of(claim)).get(claim.id());
    }

    /** Gives tasks back that are done. */
    public Map<UUID, Release> complete(Handle tx, List<Claim> claims) {
        Map<UUID, Release> releases = new HashMap<>();
        if (!claims.isEmpty()) {
            bind(tx.createQuery("""
                            DELETE FROM publishing.tasks t
                             USING unnest(CAST(:ids AS uuid[]), CAST(:tokens AS uuid[])) AS h(id, token)
                             WHERE t.kind = :kind AND t.id = h.id AND t.claim = h.token AND NOT t.again RETURNING t.id
                            """), claims).mapTo(UUID.class).forEach(id -> releases.put(id, Release.DONE));
        }
        return withTheOthers(tx, claims, releases);
    }

    /** Gives a task back that is to be done later. */
    public Release defer(Handle tx, Claim claim, Instant due, boolean failed) {
        return defer(tx, List.of(new Deferral(claim, due, failed))).get(claim.id());
    }

    /** Gives tasks back that are to be done later. */
    public Map<UUID, Release> defer(Handle tx, List<Deferral> deferrals) {
        Map<UUID, Release> releases = new HashMap<>();
        if (!deferrals.isEmpty()) {
            tx.createQuery("""
                            UPDATE publishing.tasks t
                               SET due_at = h.due, failures = failures + h.failed, claim = NULL, lease_until = NULL
                              FROM unnest(CAST(:ids AS uuid[]), CAST(:tokens AS uuid[]), CAST(:dues AS timestamptz[]),
                                          :failed) AS h(id, token, due, failed)
                             WHERE t.kind = :kind AND t.id = h.id AND t.claim = h.token AND NOT t.again RETURNING t.id
                            """)
                    .bind("kind", kind)
                    .bind("ids", SqlArray.uuids(deferrals, d -> d.claim().id()))
                    .bind("tokens", SqlArray.uuids(deferrals, d -> d.claim().token()))
                    .bind("dues", SqlArray.texts(deferrals, d -> d.due().toString()))
                    .bind("failed", SqlArray.integers(deferrals, d -> d.failed() ? 1 : 0))
                    .mapTo(UUID.class)
                    .forEach(id -> releases.put(id, Release.DONE));
        }
        return withTheOthers(
                tx, deferrals.stream().map(Deferral::claim).toList(), releases);
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

    /** Of the claims that were not given back: tasks that were asked for anew are due again, the others are lost. */
    private Map<UUID, Release> withTheOthers(Handle tx, List<Claim> claims, Map<UUID, Release> releases) {
        List<Claim> others =
                claims.stream().filter(claim -> !releases.containsKey(claim.id())).toList();
        others.forEach(claim -> releases.put(claim.id(), Release.LOST));
        held(tx, """
                        UPDATE publishing.tasks t SET again = false, failures = 0, claim = NULL, lease_until = NULL
                        """, others, " AND t.again", Map.of()).forEach(id -> releases.put(id, Release.AGAIN));
        return releases;
    }

    private Set<UUID> held(
            Handle tx, String update, Collection<Claim> claims, String condition, Map<String, Instant> times) {
        if (claims.isEmpty()) {
            return Set.of();
        }
        var query = tx.createQuery(update
                + " FROM unnest(CAST(:ids AS uuid[]), CAST(:tokens AS uuid[])) AS h(id, token)"
                + " WHERE t.kind = :kind AND t.id = h.id AND t.claim = h.token" + condition + " RETURNING t.id");
        times.forEach((name, time) -> query.bind(name, OffsetDateTime.ofInstant(time, ZoneOffset.UTC)));
        return new HashSet<>(bind(query, claims).mapTo(UUID.class).list());
    }

    private <S extends SqlStatement<S>> S bind(S statement, Collection<Claim> claims) {
        return statement
                .bind("kind", kind)
                .bind("ids", SqlArray.uuids(claims, Claim::id))
                .bind("tokens", SqlArray.uuids(claims, Claim::token));
    }

    private Update update(Handle tx, String statement, UUID id) {
        return tx.createUpdate(statement).bind("kind", kind).bind("id", id);
    }

    private static Claim claim(ResultSet row) throws SQLException {
        return new Claim(
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getObject("lane", UUID.class),
                row.getInt("failures"),
                row.getBoolean("interrupted"),
                row.getObject("claim", UUID.class));
    }
}
