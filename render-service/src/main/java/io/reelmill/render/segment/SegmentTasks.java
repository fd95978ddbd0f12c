package io.reelmill.render.segment;

import io.reelmill.render.job.Job;
import io.reelmill.render.job.WorkerSettings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatement;

/**
 * The table by which workers share the segments of a film. It saves work and is needed for nothing: what it does not tell, the
 * worker of the film makes itself. Times are the database's.
 */
@ApplicationScoped
public class SegmentTasks {

    private static final String OF_PIECE = " WHERE run_id = :runId AND output = :output AND piece = :piece";
    private static final String HELD = OF_PIECE + " AND attempt = :attempt AND state = 'running'";

    private final Jdbi jdbi;
    private final WorkerSettings settings;
    private final String node;

    @Inject
    public SegmentTasks(Jdbi jdbi, WorkerSettings settings) {
        this(jdbi, settings, RenderingNode.fingerprint());
    }

    /** @param node what a worker must be to make the same bytes */
    SegmentTasks(Jdbi jdbi, WorkerSettings settings, String node) {
        this.jdbi = jdbi;
        this.settings = settings;
        this.node = node;
    }

    /** Whose turn a segment is. */
    enum Turn {
        /** The asker's: nobody makes it or has made it. */
        OURS,
        /** A helper is making it. */
        THEIRS,
        /** A helper has made it. */
        DONE
    }

    /**
     * Offers a segment to all workers. One that an earlier attempt of the job offered stays as it is, unless that attempt was
     * making it.
     *
     * @param place in the film: what comes first is wanted first
     */
    void offer(Job job, int place, String piece, SegmentOrder order) {
        jdbi.useHandle(tx -> ofPiece(tx.createUpdate("""
                        INSERT INTO render.segment_task (run_id, output, piece, job_attempt, place, node, segment_order)
                        VALUES (:runId, :output, :piece, :jobAttempt, :place, :node, :order)
                        ON CONFLICT (run_id, output, piece) DO UPDATE
                           SET job_attempt = excluded.job_attempt, place = excluded.place, node = excluded.node,
                               state = CASE WHEN segment_task.lease_until = 'infinity' THEN 'waiting'
                                            ELSE segment_task.state END
                         WHERE segment_task.job_attempt < excluded.job_attempt"""), job, piece)
                .bind("jobAttempt", job.attempt())
                .bind("place", place)
                .bind("node", node)
                .bind("order", order.json())
                .execute());
    }

    /** Takes a segment for the worker of the film, unless a helper has it. Its hold ends with that on the job. */
    Turn take(Job job, String piece) {
        return jdbi.inTransaction(tx -> {
            int taken = ofPiece(
                            tx.createUpdate("UPDATE render.segment_task"
                                    + " SET state = 'running', attempt = attempt + 1, lease_until = 'infinity'"
                                    + OF_PIECE
                                    + " AND (state IN ('waiting', 'refused')"
                                    + " OR (state = 'running' AND lease_until < now()))"),
                            job,
                            piece)
                    .execute();
            if (taken == 1) {
                return Turn.OURS;
            }
            String state = ofPiece(tx.createQuery("SELECT state FROM render.segment_task" + OF_PIECE), job, piece)
                    .mapTo(String.class)
                    .findOne()
                    .orElse("gone");
            return switch (state) {
                case "done" -> Turn.DONE;
                case "running" -> Turn.THEIRS;
                default -> Turn.OURS;
            };
        });
    }

    /** Tells that the worker of the film has made a segment. */
    void made(Job job, String piece) {
        jdbi.useHandle(tx -> ofPiece(
                        tx.createUpdate("UPDATE render.segment_task SET state = 'done', lease_until = NULL" + OF_PIECE),
                        job,
                        piece)
                .execute());
    }

    /** Those of some segments that are being made by somebody who gives signs of life. */
    Set<String> underWay(Job job, Collection<String> pieces) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT piece FROM render.segment_task
                         WHERE run_id = :runId AND output = :output AND piece = ANY(:pieces)
                           AND state = 'running' AND lease_until >= now()""")
                .bind("runId", job.runId())
                .bind("output", job.output())
                .bindArray("pieces", String.class, pieces.toArray())
                .mapTo(String.class)
                .set());
    }

    /** Withdraws what was offered for a job. */
    void withdraw(Job job) {
        jdbi.useHandle(tx -> tx.createUpdate("DELETE FROM render.segment_task"
                        + " WHERE run_id = :runId AND output = :output AND job_attempt <= :attempt")
                .bind("runId", job.runId())
                .bind("output", job.output())
                .bind("attempt", job.attempt())
                .execute());
    }

    /** Takes the next segment that a worker without a job can make. Films of the sandbox get no help: they cost nothing. */
    Optional<SegmentTask> claim(String worker) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        WITH chosen AS (
                            SELECT t.run_id, t.output, t.piece, j.pid
                              FROM render.segment_task t JOIN render.job j USING (run_id, output)
                             WHERE t.state = 'waiting' AND t.node = :node AND t.not_before <= now()
                               AND j.state = 'running' AND NOT j.sandbox
                             ORDER BY t.place LIMIT 1 FOR UPDATE OF t SKIP LOCKED)
                        UPDATE render.segment_task t
                           SET state = 'running', attempt = attempt + 1, worker = :worker,
                               lease_until = now() + :lease::interval
                          FROM chosen c
                         WHERE t.run_id = c.run_id AND t.output = c.output AND t.piece = c.piece
                        RETURNING t.run_id, t.output, c.pid, t.piece, t.segment_order, t.attempt""")
                .bind("node", node)
                .bind("worker", worker)
                .bind("lease", seconds(settings.lease()))
                .map((row, context) -> new SegmentTask(
                        row.getObject(1, UUID.class),
                        row.getInt(2),
                        row.getString(3),
                        row.getString(4),
                        row.getString(5),
                        row.getInt(6)))
                .findOne());
    }

    /** Prolongs a helper's hold; false when it has lost it. */
    boolean renew(SegmentTask task) {
        return held(task, "lease_until = now() + :lease::interval", settings.lease());
    }

    /** Tells that a helper has made a segment; false when it has lost its hold. */
    boolean finish(SegmentTask task) {
        return held(task, "state = 'done', lease_until = NULL", Duration.ZERO);
    }

    /** Offers a helper's segment again, after a pause. */
    void giveBack(SegmentTask task, Duration pause) {
        held(task, "state = 'waiting', lease_until = NULL, not_before = now() + :lease::interval", pause);
    }

    /** Leaves a segment to the worker of its film. */
    void refuse(SegmentTask task) {
        held(task, "state = 'refused', lease_until = NULL", Duration.ZERO);
    }

    private boolean held(SegmentTask task, String change, Duration interval) {
        return jdbi.withHandle(tx -> tx.createUpdate("UPDATE render.segment_task SET " + change + HELD)
                        .bind("runId", task.runId())
                        .bind("output", task.output())
                        .bind("piece", task.piece())
                        .bind("attempt", task.attempt())
                        .bind("lease", seconds(interval))
                        .execute()
                == 1);
    }

    private static <S extends SqlStatement<S>> S ofPiece(S statement, Job job, String piece) {
        return statement.bind("runId", job.runId()).bind("output", job.output()).bind("piece", piece);
    }

    private static String seconds(Duration duration) {
        return duration.toMillis() / 1000.0 + " seconds";
    }
}
