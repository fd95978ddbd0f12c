package io.reelmill.projects;

import io.reelmill.contracts.project.ProjectSnapshot;
import io.reelmill.contracts.project.ProjectStatus;
import io.reelmill.database.Migrations;
import io.reelmill.database.SqlArray;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Verbs on projects. Those that take a {@link Handle} are part of the caller's transaction, so that an event can be written
 * with the change that it tells of.
 */
public final class ProjectStore {

    private static final String SCHEMA = "projects";

    /** The new runs, as rows. */
    private static final String FRESH = """
            WITH fresh AS (
                SELECT * FROM jsonb_to_recordset(:runs::jsonb) AS run(
                    "pid" text, "runId" uuid, "workspaceId" uuid, "name" text, "workflow" text, "outputs" int,
                    "creditsReserved" int, "warnings" jsonb, "metadata" jsonb, "webhookUrl" text,
                    "sandbox" boolean, "retentionDays" int, "watermarked" boolean))
            """;

    private static final String RUNS = """
            , run AS (
                INSERT INTO projects.run (run_id, pid, outputs, credits_reserved, started_at, retention_days, watermarked)
                SELECT "runId", "pid", "outputs", "creditsReserved", :now, "retentionDays", "watermarked" FROM fresh)
            INSERT INTO projects.output (run_id, index)
            SELECT "runId", index FROM fresh, generate_series(0, "outputs" - 1) AS index
            """;

    private final Jdbi jdbi;
    private final Clock clock;
    private final RunEnds ends;
    private final Expiries expiries;
    private final Deletions deletions;

    public ProjectStore(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.ends = new RunEnds(clock);
        this.expiries = new Expiries(jdbi, clock);
        this.deletions = new Deletions(jdbi, clock);
    }

    /** Brings the tables up to date; every service that uses them does so as it starts. */
    public static void migrate(DataSource source) {
        Migrations.apply(source, SCHEMA, SCHEMA);
    }

    /** Makes a project with its first run. */
    public void create(Handle tx, NewRun run) {
        create(tx, List.of(run));
    }

    /** Makes several projects, each with its first run, with one statement. */
    public void create(Handle tx, List<NewRun> runs) {
        tx.createUpdate(FRESH + """
                        , project AS (
                            INSERT INTO projects.project (pid, workspace_id, name, workflow, run_id, shown_run_id, warnings,
                                                          metadata, webhook_url, sandbox, created_at, updated_at)
                            SELECT "pid", "workspaceId", "name", "workflow", "runId", "runId", "warnings",
                                   "metadata", "webhookUrl", "sandbox", :now, :now FROM fresh)
                        """ + RUNS)
                .bind("runs", StoredJson.of(runs))
                .bind("now", now())
                .execute();
    }

    /**
     * Begins a new run of a project that has come to an end. What the last good run made stays readable until the new one is
     * ready.
     *
     * @return false when the workspace has no such project, its present run has not ended, or one of both is of the sandbox and
     *     the other is not; nothing is changed then
     */
    public boolean restart(Handle tx, NewRun run) {
        int changed = tx.createUpdate("""
                        UPDATE projects.project
                           SET run_id = :runId, status = 'building', stage = NULL, progress = 0, credits_used = 0,
                               workflow = :workflow, error = NULL, error_code = NULL, finished_at = NULL, updated_at = :now,
                               warnings = :warnings::jsonb, metadata = :metadata::jsonb, webhook_url = :webhookUrl,
                               shown_run_id = CASE WHEN EXISTS (SELECT 1 FROM projects.output o JOIN projects.run r USING (run_id)
                                   WHERE o.run_id = shown_run_id AND o.status = 'ready' AND r.expired_at IS NULL)
                                   THEN shown_run_id ELSE :runId END
                         WHERE pid = :pid AND workspace_id = :workspaceId AND sandbox = :sandbox
                           AND status IN ('ready', 'error') AND deleted_at IS NULL""")
                .bind("pid", run.pid())
                .bind("workspaceId", run.workspaceId())
                .bind("runId", run.runId())
                .bind("workflow", run.workflow())
                .bind("warnings", StoredJson.of(run.warnings()))
                .bind("metadata", StoredJson.orNull(run.metadata()))
                .bind("webhookUrl", run.webhookUrl())
                .bind("sandbox", run.sandbox())
                .bind("now", now())
                .execute();
        if (changed == 1) {
            tx.createUpdate(FRESH + RUNS)
                    .bind("runs", StoredJson.of(List.of(run)))
                    .bind("now", now())
                    .execute();
        }
        return changed == 1;
    }

    /** A project of this workspace; another's is not found. */
    public Optional<ProjectSnapshot> find(String pid, UUID workspaceId) {
        return jdbi.withHandle(
                tx -> Snapshots.find(tx, pid).filter(p -> p.workspaceId().equals(workspaceId)));
    }

    /**
     * Whether a video carries a watermark of the client's.
     *
     * @param videoKey in the media store
     */
    public boolean isWatermarked(String pid, String videoKey) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT EXISTS (SELECT 1 FROM projects.run r JOIN projects.output o USING (run_id)
                                        WHERE r.pid = :pid AND o.video_key = :key AND r.watermarked)""")
                .bind("pid", pid)
                .bind("key", videoKey)
                .mapTo(Boolean.class)
                .one());
    }

    /** How many projects of a workspace's sandbox wait or are rendered. */
    public int openInSandbox(UUID workspaceId) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT count(*) FROM projects.project
                         WHERE workspace_id = :workspaceId AND sandbox AND status IN ('building', 'rendering')""")
                .bind("workspaceId", workspaceId)
                .mapTo(Integer.class)
                .one());
    }

    /** Those of the runs that were ever begun. */
    public Set<UUID> begun(Collection<UUID> runIds) {
        return jdbi.withHandle(tx -> tx.createQuery("SELECT run_id FROM projects.run WHERE run_id = ANY(:ids)")
                .bindArray("ids", UUID.class, runIds)
                .mapTo(UUID.class)
                .set());
    }

    /** The keys of all files and playlists that films of the projects of these runs name, but for those that have expired. */
    public Set<String> mediaOf(Collection<UUID> runIds) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT key
                          FROM projects.run r JOIN projects.output o USING (run_id),
                               unnest(ARRAY[o.video_key, o.thumbnail_key, o.cover_key, o.preview_key]) AS key
                         WHERE r.pid IN (SELECT pid FROM projects.run WHERE run_id = ANY(:ids))
                           AND r.expired_at IS NULL AND key IS NOT NULL""")
                .bindArray("ids", UUID.class, runIds)
                .mapTo(String.class)
                .set());
    }

    /**
     * Those of the runs that were begun, for a caller whose own transaction may still be committed though its connection was lost.
     * Waits for such a transaction: a run that is missing here is begun by nobody who had written it before this call.
     *
     * <p>A row that another transaction has written and not yet committed is seen by nothing but a unique index. So the rows are
     * inserted, which waits for that transaction, and taken back.
     */
    public Set<UUID> begunForCertain(Collection<UUID> runIds) {
        if (runIds.isEmpty()) {
            return Set.of();
        }
        return jdbi.withHandle(tx -> {
            tx.begin();
            try {
                tx.execute("SET LOCAL lock_timeout = '5s'");
                Set<UUID> begun = new HashSet<>(runIds);
                begun.removeAll(tx.createQuery("""
                                INSERT INTO projects.run (run_id, pid, outputs, credits_reserved, started_at)
                                SELECT id, '', 1, 1, :now FROM unnest(:ids::uuid[]) AS id ORDER BY id
                                    ON CONFLICT (run_id) DO NOTHING RETURNING run_id""")
                        .bind("ids", SqlArray.uuids(runIds, id -> id))
                        .bind("now", now())
                        .mapTo(UUID.class)
                        .set());
                return begun;
            } finally {
                tx.rollback();
            }
        });
    }

    /** Projects of a workspace, newest first. */
    public List<ProjectSnapshot> list(UUID workspaceId, ProjectFilter filter) {
        return jdbi.withHandle(tx -> Snapshots.list(tx, workspaceId, filter));
    }

    /**
     * Renames, in whatever state the project is.
     *
     * @return false when the workspace has no such project
     */
    public boolean rename(String pid, UUID workspaceId, String name) {
        return jdbi.withHandle(tx -> tx.createUpdate("""
                        UPDATE projects.project SET name = :name, updated_at = :now
                         WHERE pid = :pid AND workspace_id = :workspaceId AND deleted_at IS NULL""")
                        .bind("pid", pid)
                        .bind("workspaceId", workspaceId)
                        .bind("name", name)
                        .bind("now", now())
                        .execute()
                == 1);
    }

    /**
     * Tells how far one output is. Progress never goes back, neither does the status; a run that has ended or been replaced is
     * left alone.
     *
     * @param progress percent of this output
     * @return the progress of the whole run, or empty when the run is no longer the present one or has ended
     */
    public Optional<Integer> advance(
            Handle tx, String pid, UUID runId, int output, ProjectStatus status, String stage, int progress) {
        int changed = tx.createUpdate("""
                        UPDATE projects.output SET progress = greatest(progress, :progress),
                               status = CASE WHEN status = 'building' THEN :status ELSE status END
                         WHERE run_id = :runId AND index = :output AND status IN ('building', 'rendering')""")
                .bind("runId", runId)
                .bind("output", output)
                .bind("status", status.wireName())
                .bind("progress", progress)
                .execute();
        if (changed == 0) {
            return Optional.empty();
        }
        return tx.createQuery("""
                        UPDATE projects.project p
                           SET progress = greatest(p.progress, (SELECT floor(avg(o.progress))::int FROM projects.output o
                                                                 WHERE o.run_id = :runId)),
                               status = CASE WHEN p.status = 'building' THEN :status ELSE p.status END,
                               stage = :stage, updated_at = :now
                         WHERE p.pid = :pid AND p.run_id = :runId AND p.status IN ('building', 'rendering')
                        RETURNING p.progress""")
                .bind("pid", pid)
                .bind("runId", runId)
                .bind("status", status.wireName())
                .bind("stage", stage)
                .bind("now", now())
                .mapTo(Integer.class)
                .findOne();
    }

    /**
     * Tells by which playlist an output is watched while it is rendered; one that has ended is left alone.
     *
     * @param key of the playlist, or null when it is not to be watched any more
     */
    public void preview(Handle tx, UUID runId, int output, String key) {
        tx.createUpdate("""
                        UPDATE projects.output SET preview_key = :key
                         WHERE run_id = :runId AND index = :output AND status IN ('building', 'rendering')""")
                .bind("runId", runId)
                .bind("output", output)
                .bind("key", key)
                .execute();
    }

    /**
     * Ends one output, once; the last one to end ends the run.
     *
     * @return the end of the run when this was its last output, else empty; also empty when the output had ended before
     */
    public Optional<RunEnd> finish(Handle tx, String pid, UUID runId, int output, OutputEnd end) {
        return ends.finish(tx, pid, runId, output, end);
    }

    /** The films whose time is over. */
    public Expiries expiries() {
        return expiries;
    }

    /** Projects that their workspace deletes. */
    public Deletions deletions() {
        return deletions;
    }

    private Timestamp now() {
        return Timestamp.from(clock.instant());
    }
}
