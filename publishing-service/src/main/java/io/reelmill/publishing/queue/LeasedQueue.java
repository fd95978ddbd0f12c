package io.reelmill.publishing.queue;

import io.reelmill.database.SqlArray;
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

    /**
     * Tasks t that are still held under claims. The planner may have looked when the table was empty, and would let a join read all
     * tasks for each claim. So there is none: tasks are found by an index and their claims by a hash, each made once.
     */
    private static final String HELD = """
             t.id = ANY (ARRAY(SELECT unnest(CAST(:ids AS uuid[]))))
             AND ((t.id, t.claim) IN (SELECT * FROM unnest(CAST(:ids AS uuid[]), CAST(:tokens AS uuid[])))) IS TRUE
            """;

    private final Jdbi jdbi;
    private final Clock clock;
    private final String kind;
    private final Duration lease;
    private final DueTasks due;

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
        this.due = new DueTasks(kind, lease, maxOfOneLane);
    }

    /** The lanes of the kind. */
    public Lanes lanes() {
        return new Lanes(kind);
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
                        ON CONFLICT (id) DO UPDATE
                           SET due_at = :due, failures = 0, again = t.claim IS NOT NULL
                        """, id)
                .bind("kind", kind)
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
        return update(tx, "DELETE FROM publishing.tasks WHERE id = :id AND claim IS NULL", id)
                        .execute()
                == 1;
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
        return due.claim(tx, max, clock.instant());
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
                            DELETE FROM publishing.tasks t WHERE %s AND NOT t.again RETURNING t.id
                            """.formatted(HELD)), claims)
                    .mapTo(UUID.class)
                    .forEach(id -> releases.put(id, Release.DONE));
        }
        return withTheOthers(tx, claims, releases);
    }

    /** Gives a task back that is to be done later. */
    public Release defer(Handle tx, Claim claim, Instant due, boolean failed) {
        return defer(tx, List.of(new Deferral(claim, due, failed))).get(claim.id());
    }

    /** Gives tasks back that are to be done later. */
    public Map<UUID, Release> defer(Handle tx, List<Deferral> deferrals) {
        List<Claim> claims = deferrals.stream().map(Deferral::claim).toList();
        Map<UUID, Release> releases = new HashMap<>();
        if (!deferrals.isEmpty()) {
            bind(tx.createQuery("""
                            UPDATE publishing.tasks t SET (due_at, failures, claim, lease_until) = (
                                SELECT h.due, t.failures + h.failed, CAST(NULL AS uuid), CAST(NULL AS timestamptz)
                                  FROM unnest(CAST(:ids AS uuid[]), CAST(:dues AS timestamptz[]), :failed) AS h(id, due, failed)
                                 WHERE h.id = t.id)
                             WHERE %s AND NOT t.again RETURNING t.id
                            """.formatted(HELD)), claims)
                    .bind("dues", SqlArray.texts(deferrals, d -> d.due().toString()))
                    .bind("failed", SqlArray.integers(deferrals, d -> d.failed() ? 1 : 0))
                    .mapTo(UUID.class)
                    .forEach(id -> releases.put(id, Release.DONE));
        }
        return withTheOthers(tx, claims, releases);
    }

    /** Those of the lanes in which something has been due, and in nobody's hands, since a time. Paused lanes are not among them. */
    public Set<UUID> waiting(Collection<UUID> lanes, Instant since) {
        return new HashSet<>(jdbi.withHandle(handle -> handle.createQuery("""
            SELECT t.lane FROM (
                SELECT lane FROM publishing.tasks
                 WHERE kind = :kind AND claim IS NULL AND due_at <= :since AND lane = ANY (CAST(:lanes AS uuid[]))
                 UNION
                SELECT lane FROM publishing.tasks
                 WHERE kind = :kind AND claim IS NOT NULL AND lane = ANY (CAST(:lanes AS uuid[]))
                   AND due_at <= :since AND lease_until <= :since) t
             WHERE NOT EXISTS (SELECT FROM publishing.lanes l
                                WHERE l.kind = :kind AND l.id = t.lane AND l.paused_until > :since)
            """)
                .bind("kind", kind)
                .bind("lanes", SqlArray.uuids(lanes, lane -> lane))
                .bind("since", since)
                .mapTo(UUID.class)
                .list()));
    }

    /** How much waits of what is due. */
    public Backlog backlog() {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        SELECT count(*), coalesce(extract(epoch FROM :now - min(due_at)), 0) FROM (
                            SELECT due_at FROM publishing.tasks WHERE kind = :kind AND claim IS NULL
                             UNION ALL
                            SELECT due_at FROM publishing.tasks WHERE kind = :kind AND claim IS NOT NULL) t
                        """)
                .bind("now", clock.instant())
                .bind("kind", kind)
                .map((row, context) -> new Backlog(row.getLong(1), Math.max(0, row.getDouble(2))))
                .one());
    }

    /** Of the claims that were not given back: tasks that were asked for anew are due again, the others are lost. */
    private Map<UUID, Release> withTheOthers(Handle tx, List<Claim> claims, Map<UUID, Release> releases) {
        List<Claim> others = claims.stream()
                .filter(claim -> !releases.containsKey(claim.id()))
                .toList();
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
        var query = tx.createQuery(update + "WHERE" + HELD + condition + " RETURNING t.id");
        times.forEach((name, time) -> query.bind(name, OffsetDateTime.ofInstant(time, ZoneOffset.UTC)));
        return new HashSet<>(bind(query, claims).mapTo(UUID.class).list());
    }

    private <S extends SqlStatement<S>> S bind(S statement, Collection<Claim> claims) {
        return statement
                .bind("ids", SqlArray.uuids(claims, Claim::id))
                .bind("tokens", SqlArray.uuids(claims, Claim::token));
    }

    private Update update(Handle tx, String statement, UUID id) {
        return tx.createUpdate(statement).bind("id", id);
    }
}
