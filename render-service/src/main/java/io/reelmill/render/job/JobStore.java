package io.reelmill.render.job;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.catalog.GenerationSpec;
import io.reelmill.contracts.catalog.RenderSpec;
import io.reelmill.contracts.event.RenderRequested;
import io.reelmill.contracts.event.TaskRequested;
import io.reelmill.tracing.Traceparent;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The queue. Times are the database's, so that workers with wrong clocks agree on leases. */
@ApplicationScoped
public class JobStore {

    static final String CLAIM = QueryFile.read("claim.sql");

    private final Jdbi jdbi;
    private final WorkerSettings settings;
    private final QueueMeters meters;

    public JobStore(Jdbi jdbi, WorkerSettings settings, QueueMeters meters) {
        this.jdbi = jdbi;
        this.settings = settings;
        this.meters = meters;
    }

    /** Takes a job in; one that is there already is left as it is. */
    public void add(RenderRequested request) {
        jdbi.useHandle(tx -> tx.createUpdate("""
            INSERT INTO render.job (run_id, output, outputs, pid, workspace_id, credits_reserved, spec,
                                    requested_at, priority, sandbox, traceparent)
            VALUES (:runId, :output, :outputs, :pid, :workspaceId, :credits, :spec::jsonb, :requestedAt,
                    :priority, :sandbox, :traceparent)
            ON CONFLICT DO NOTHING\
            """)
                .bind("runId", request.runId())
                .bind("output", request.output())
                .bind("outputs", request.outputs())
                .bind("pid", request.pid())
                .bind("workspaceId", request.workspaceId())
                .bind("credits", request.creditsReserved())
                .bind("spec", json(request.spec()))
                .bind("sandbox", request.sandbox())
                .bind("requestedAt", java.sql.Timestamp.from(request.requestedAt()))
                .bind("priority", request.priority())
                .bind("traceparent", Traceparent.current())
                .execute());
    }

    /**
     * Takes a task in; one that is there already is left as it is.
     *
     * @return false when the film that it is to export is not known here
     */
    public boolean add(TaskRequested task) {
        return jdbi.inTransaction(tx -> {
            RenderSpec spec = task.export() == null
                    ? task.media().renderSpec()
                    : spec(tx, task.export())
                            .map(film -> film.overriddenBy(task.export().overrides()))
                            .orElse(null);
            if (spec == null) {
                return false;
            }
            tx.createUpdate("""
                INSERT INTO render.job (run_id, output, outputs, pid, workspace_id, credits_reserved, spec,
                                        requested_at, kind, media, content_run, priority,
                                        sandbox, traceparent)
                VALUES (:id, :output, 1, :pid, :workspaceId, :credits, :spec::jsonb, :requestedAt, :kind,
                        :media::jsonb, :contentRun, :priority, :sandbox, :traceparent)
                ON CONFLICT DO NOTHING\
                """)
                    .bind("id", task.taskId())
                    .bind("output", task.export() == null ? 0 : task.export().output())
                    .bind("pid", task.pid())
                    .bind("workspaceId", task.workspaceId())
                    .bind("credits", task.creditsReserved())
                    .bind("spec", json(spec))
                    .bind("requestedAt", java.sql.Timestamp.from(task.requestedAt()))
                    .bind("kind", (task.export() == null ? JobKind.MEDIA : JobKind.EXPORT).stored())
                    .bind("media", task.media() == null ? null : json(task.media()))
                    .bind("priority", task.priority())
                    .bind("traceparent", Traceparent.current())
                    .bind("sandbox", task.sandbox())
                    .bind(
                            "contentRun",
                            task.export() == null ? null : task.export().runId())
                    .execute();
            return true;
        });
    }

    /** How a film was ordered. */
    private static Optional<RenderSpec> spec(Handle tx, TaskRequested.Export export) {
        return tx.createQuery(
                        "SELECT spec FROM render.job WHERE run_id = :runId AND output = :output AND kind = 'render'")
                .bind("runId", export.runId())
                .bind("output", export.output())
                .map((row, context) -> parsed(row.getString(1), RenderSpec.class))
                .findOne();
    }

    /**
     * Takes the next job. First come those whose holder let its lease run out: they have had their turn. Then the workspaces with
     * fewer jobs under way, then the older request. Each step of priority makes a request a minute older than it is: it goes
     * ahead of those that came up to a minute before it and never of those that have waited for longer, so none starves.
     * Jobs of the sandbox come after all others, and only while few of them are under way: what is free must not take the
     * workers from what is paid.
     *
     * <p>It may find none while other workers claim the same few jobs.
     */
    public Optional<Job> claim(String worker) {
        return jdbi.withHandle(tx -> tx.createQuery(CLAIM)
                .bind("worker", worker)
                .bind("lease", seconds(settings.lease()))
                .bind("maxSandbox", settings.maxSandboxJobs())
                .map((row, context) -> claimed(row))
                .findOne());
    }

    /** Prolongs the lease; false when this attempt no longer holds the job. */
    public boolean renew(Job job) {
        return jdbi.withHandle(tx -> tx.createUpdate("""
            UPDATE render.job SET lease_until = now() + :lease::interval
             WHERE run_id = :runId AND output = :output AND attempt = :attempt AND state = 'running'\
            """)
                        .bind("runId", job.runId())
                        .bind("output", job.output())
                        .bind("attempt", job.attempt())
                        .bind("lease", seconds(settings.lease()))
                        .execute()
                == 1);
    }

    /** Locks the job row for the transaction and tells whether this attempt still holds it: the fence before a write. */
    public boolean holds(Handle tx, Job job) {
        return tx.createQuery("""
            SELECT 1 FROM render.job
             WHERE run_id = :runId AND output = :output AND attempt = :attempt AND state = 'running'
               FOR UPDATE\
            """)
                .bind("runId", job.runId())
                .bind("output", job.output())
                .bind("attempt", job.attempt())
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** Ends the job, in the transaction that tells its end. The caller has made sure that it {@link #holds} it. */
    public void close(Handle tx, Job job, String lastError) {
        tx.createUpdate("""
            UPDATE render.job SET state = 'done', finished_at = now(), lease_until = NULL,
                   last_error = coalesce(:error, last_error)
             WHERE run_id = :runId AND output = :output\
            """)
                .bind("runId", job.runId())
                .bind("output", job.output())
                .bind("error", lastError)
                .execute();
    }

    /** Gives the job back, to be tried again after the pause; does nothing when another holds it by now. */
    public void giveBack(Job job, Duration pause, String lastError) {
        jdbi.useHandle(tx -> tx.createUpdate("""
            UPDATE render.job SET state = 'waiting', lease_until = NULL, not_before = now() + :pause::interval,
                   last_error = :error
             WHERE run_id = :runId AND output = :output AND attempt = :attempt AND state = 'running'\
            """)
                .bind("runId", job.runId())
                .bind("output", job.output())
                .bind("attempt", job.attempt())
                .bind("pause", seconds(pause))
                .bind("error", lastError)
                .execute());
    }

    /**
     * Gives the job back without the loss of a try, to be tried again after the pause, as what it needs is not there now.
     *
     * @param patience how old a request may be for that
     * @return false, and nothing is changed, when the request is older, or another holds the job by now
     */
    public boolean postpone(Job job, Duration pause, Duration patience, String lastError) {
        return jdbi.withHandle(tx -> tx.createUpdate("""
            UPDATE render.job SET state = 'waiting', lease_until = NULL, not_before = now() + :pause::interval,
                   tries = tries - 1, last_error = :error
             WHERE run_id = :runId AND output = :output AND attempt = :attempt AND state = 'running'
               AND requested_at > now() - :patience::interval\
            """)
                        .bind("runId", job.runId())
                        .bind("output", job.output())
                        .bind("attempt", job.attempt())
                        .bind("pause", seconds(pause))
                        .bind("patience", seconds(patience))
                        .bind("error", lastError)
                        .execute()
                == 1);
    }

    /** Gives the job back as if it had not been claimed: the worker is shutting down, and that is not the job's fault. */
    public void handOver(Job job) {
        jdbi.useHandle(tx -> tx.createUpdate("""
            UPDATE render.job SET state = 'waiting', lease_until = NULL, not_before = now(), tries = tries - 1
             WHERE run_id = :runId AND output = :output AND attempt = :attempt AND state = 'running'\
            """)
                .bind("runId", job.runId())
                .bind("output", job.output())
                .bind("attempt", job.attempt())
                .execute());
    }

    private Job claimed(ResultSet row) throws SQLException {
        Job job = read(row);
        if (job.attempt() == 1) {
            meters.claimed(Duration.ofMillis(Math.round(1000 * row.getDouble("waited_seconds"))));
        }
        return job;
    }

    private static Job read(ResultSet row) throws SQLException {
        UUID id = row.getObject("run_id", UUID.class);
        UUID contentRun = row.getObject("content_run", UUID.class);
        String media = row.getString("media");
        return new Job(
                id,
                row.getInt("output"),
                row.getInt("outputs"),
                row.getString("pid"),
                row.getObject("workspace_id", UUID.class),
                row.getInt("credits_reserved"),
                parsed(row.getString("spec"), RenderSpec.class),
                row.getBoolean("sandbox"),
                row.getInt("attempt"),
                row.getInt("tries"),
                JobKind.ofStored(row.getString("kind")),
                media == null ? null : parsed(media, GenerationSpec.class),
                contentRun == null ? id : contentRun,
                row.getString("traceparent"));
    }

    private static <T> T parsed(String json, Class<T> type) throws SQLException {
        try {
            return ContractJson.mapper().readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new SQLException("a job row holds a spec of another form", e);
        }
    }

    private static String seconds(Duration duration) {
        return duration.toMillis() / 1000.0 + " seconds";
    }

    private static String json(Object spec) {
        try {
            return ContractJson.mapper().writeValueAsString(spec);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a spec is always JSON", e);
        }
    }
}
