package io.reelmill.publishing.queue;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Finds due tasks of one kind and claims them: first attempts before retries, and no more of a lane than its limit. */
final class DueTasks {

    /** Due tasks that one claim looks at. Those of full and of paused lanes are not among them. */
    private static final int MAX_LOOKED_AT = 1_000;

    private final String kind;
    private final Duration lease;
    private final int maxOfOneLane;

    DueTasks(String kind, Duration lease, int maxOfOneLane) {
        this.kind = kind;
        this.lease = lease;
        this.maxOfOneLane = maxOfOneLane;
    }

    /**
     * No step joins a table with the result of another: rows are found by an index, or by where they lie. A join would be a loop over
     * all of both, or a plan that reads a whole table.
     */
    List<Claim> claim(Handle tx, int max, Instant now) {
        return tx.createQuery("""
                        WITH claimed AS MATERIALIZED (
                            SELECT ctid AS at, lane, failures, due_at, lease_until FROM publishing.tasks
                             WHERE kind = :kind AND claim IS NOT NULL),
                        busy AS MATERIALIZED (
                            SELECT lane, count(*) AS n FROM claimed WHERE lease_until > :now GROUP BY lane),
                        closed AS MATERIALIZED (
                            SELECT lane FROM busy
                             WHERE n >= coalesce((SELECT max_at_once FROM publishing.lanes l
                                                   WHERE l.kind = :kind AND l.id = busy.lane), :share)
                             UNION ALL
                            SELECT id FROM publishing.lanes WHERE kind = :kind AND paused_until > :now),
                        due AS MATERIALIZED (
                            (SELECT ctid AS at, lane, false AS retry, due_at FROM publishing.tasks
                              WHERE kind = :kind AND claim IS NULL AND least(failures, 1) = 0 AND due_at <= :now
                                AND lane NOT IN (SELECT lane FROM closed)
                              ORDER BY due_at LIMIT :looked)
                             UNION ALL
                            (SELECT ctid AS at, lane, true AS retry, due_at FROM publishing.tasks
                              WHERE kind = :kind AND claim IS NULL AND least(failures, 1) = 1 AND due_at <= :now
                                AND lane NOT IN (SELECT lane FROM closed)
                              ORDER BY due_at LIMIT :looked)
                             UNION ALL
                            (SELECT at, lane, failures > 0 AS retry, due_at FROM claimed
                              WHERE lease_until <= :now AND due_at <= :now AND lane NOT IN (SELECT lane FROM closed)
                              ORDER BY due_at LIMIT :looked)),
                        placed AS (
                            SELECT at, lane, retry, due_at,
                                   row_number() OVER (PARTITION BY lane ORDER BY retry, due_at) AS place FROM due),
                        roomy AS (
                            SELECT at, retry, due_at, place, max(CASE WHEN place = 1 THEN
                                   coalesce((SELECT max_at_once FROM publishing.lanes l
                                              WHERE l.kind = :kind AND l.id = placed.lane), :share)
                                   - (SELECT count(*) FROM publishing.tasks b
                                       WHERE b.kind = :kind AND b.lane = placed.lane AND b.claim IS NOT NULL
                                         AND b.lease_until > :now) END) OVER (PARTITION BY lane) AS room
                              FROM placed),
                        free AS MATERIALIZED (
                            SELECT t.ctid AS at, t.id, t.claim IS NOT NULL AS interrupted FROM publishing.tasks t
                             WHERE t.ctid = ANY (ARRAY(
                                       SELECT at FROM roomy WHERE place <= room ORDER BY retry, due_at LIMIT :max))
                               AND (t.lease_until IS NULL OR t.lease_until <= :now) AND t.due_at <= :now
                               FOR UPDATE SKIP LOCKED)
                        UPDATE publishing.tasks t SET claim = gen_random_uuid(), lease_until = :lease
                         WHERE t.ctid = ANY (ARRAY(SELECT at FROM free))
                        RETURNING t.id, t.workspace_id, t.lane, t.failures, t.claim,
                                  t.id = ANY (ARRAY(SELECT id FROM free WHERE interrupted)) AS interrupted
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
