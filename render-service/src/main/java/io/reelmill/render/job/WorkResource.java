package io.reelmill.render.job;

import io.reelmill.contracts.studio.StudioApi;
import io.reelmill.contracts.studio.StudioApi.OpenJobs;
import io.reelmill.contracts.studio.StudioApi.QueuedJob;
import io.reelmill.contracts.studio.StudioApi.Work;
import io.reelmill.service.RequiredScope;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Tells operators what the workers do and what waits for them. */
@Path(StudioApi.WORK)
@RequiredScope("work")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class WorkResource {

    private static final int MAX_LISTED = 100;

    private static final String JOBS = """
            SELECT j.worker, j.kind, j.pid, j.output, j.workspace_id, j.sandbox, j.attempt, j.tries, j.requested_at, j.lease_until,
                   j.last_error, CASE WHEN j.kind = 'render' THEN p.stage ELSE t.stage END AS stage,
                   coalesce(CASE WHEN j.kind = 'render' THEN o.progress ELSE t.progress END, 0) AS progress
              FROM render.job j
              LEFT JOIN projects.output o ON j.kind = 'render' AND o.run_id = j.run_id AND o.index = j.output
              LEFT JOIN projects.project p ON j.kind = 'render' AND p.pid = j.pid
              LEFT JOIN projects.task t ON j.kind <> 'render' AND t.id = j.run_id
            """;

    private final Jdbi jdbi;

    WorkResource(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    @GET
    public Work work() {
        return jdbi.inTransaction(tx -> {
            record Waiting(int count, Instant oldest) {}
            Waiting waiting = tx.createQuery(
                            "SELECT count(*) AS count, min(requested_at) AS oldest FROM render.job WHERE state = 'waiting'")
                    .map((row, context) -> new Waiting(row.getInt("count"), instant(row, "oldest")))
                    .one();
            return new Work(
                    waiting.count(),
                    waiting.oldest(),
                    jobs(tx, "WHERE j.state = 'running' ORDER BY j.requested_at"),
                    jobs(
                            tx,
                            "WHERE j.state = 'waiting' AND j.last_error IS NOT NULL ORDER BY j.tries DESC, j.requested_at"),
                    workspaces(tx));
        });
    }

    private static List<QueuedJob> jobs(Handle tx, String which) {
        return tx.createQuery(JOBS + which + " LIMIT " + MAX_LISTED)
                .map((row, context) -> new QueuedJob(
                        row.getString("worker"),
                        row.getString("kind"),
                        row.getString("pid"),
                        row.getInt("output"),
                        row.getObject("workspace_id", UUID.class),
                        row.getBoolean("sandbox"),
                        row.getString("stage"),
                        row.getInt("progress"),
                        row.getInt("attempt"),
                        row.getInt("tries"),
                        instant(row, "requested_at"),
                        instant(row, "lease_until"),
                        row.getString("last_error")))
                .list();
    }

    private static List<OpenJobs> workspaces(Handle tx) {
        return tx.createQuery("""
                        SELECT workspace_id, count(*) FILTER (WHERE state = 'waiting') AS waiting,
                               count(*) FILTER (WHERE state = 'running') AS under_way
                          FROM render.job WHERE state <> 'done'
                         GROUP BY workspace_id ORDER BY count(*) DESC, workspace_id LIMIT """ + " " + MAX_LISTED)
                .map((row, context) -> new OpenJobs(
                        row.getObject("workspace_id", UUID.class), row.getInt("waiting"), row.getInt("under_way")))
                .list();
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
