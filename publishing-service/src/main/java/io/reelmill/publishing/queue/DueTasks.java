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

    List<Claim> claim(Handle tx, int max, Instant now) {
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
