package io.reelmill.render.stage;

import io.reelmill.render.job.Job;
import io.reelmill.render.job.JobStore;
import io.reelmill.render.job.LeaseLostException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;

/** The table of kept results. */
@ApplicationScoped
public class StageResults {

    private final Jdbi jdbi;
    private final JobStore jobs;

    public StageResults(Jdbi jdbi, JobStore jobs) {
        this.jdbi = jdbi;
        this.jobs = jobs;
    }

    /** A kept result: its JSON, and its folder under the work root. */
    record Kept(String folder, String result) {}

    Optional<Kept> find(Job job, String stage, String inputHash) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT folder, result::text FROM render.stage_result
                         WHERE pid = :pid AND output = :output AND stage = :stage AND input_hash = :hash""")
                .bind("pid", job.pid())
                .bind("output", job.output())
                .bind("stage", stage)
                .bind("hash", inputHash)
                .map((row, context) -> new Kept(row.getString(1), row.getString(2)))
                .findOne());
    }

    /**
     * Keeps a result in place of an older one.
     *
     * @throws LeaseLostException when the attempt no longer holds the job
     */
    void keep(Job job, String stage, String inputHash, Kept kept) {
        jdbi.useTransaction(tx -> {
            if (!jobs.holds(tx, job)) {
                throw new LeaseLostException(job);
            }
            tx.createUpdate("""
                            INSERT INTO render.stage_result (pid, output, stage, input_hash, folder, attempt, result)
                            VALUES (:pid, :output, :stage, :hash, :folder, :attempt, :result::jsonb)
                            ON CONFLICT (pid, output, stage, input_hash) DO UPDATE
                               SET folder = excluded.folder, attempt = excluded.attempt, result = excluded.result,
                                   created_at = now()""")
                    .bind("pid", job.pid())
                    .bind("output", job.output())
                    .bind("stage", stage)
                    .bind("hash", inputHash)
                    .bind("folder", kept.folder())
                    .bind("attempt", job.attempt())
                    .bind("result", kept.result())
                    .execute();
        });
    }

    /** The folders of all kept results of an output. */
    List<String> folders(Job job) {
        return jdbi.withHandle(tx -> tx.createQuery(
                        "SELECT DISTINCT folder FROM render.stage_result WHERE pid = :pid AND output = :output")
                .bind("pid", job.pid())
                .bind("output", job.output())
                .mapTo(String.class)
                .list());
    }

    /** Those of the projects that a job is under way for. */
    Set<String> underWay(Collection<String> pids) {
        return jdbi.withHandle(
                tx -> tx.createQuery("SELECT DISTINCT pid FROM render.job WHERE pid = ANY(:pids) AND state <> 'done'")
                        .bindArray("pids", String.class, pids.toArray())
                        .mapTo(String.class)
                        .set());
    }

    /** Forgets results that are older than any file of theirs. */
    void forgetOlderThan(Duration age) {
        jdbi.useHandle(tx -> tx.execute(
                "DELETE FROM render.stage_result r WHERE created_at < now() - ?::interval AND NOT EXISTS"
                        + " (SELECT 1 FROM render.job j WHERE j.pid = r.pid"
                        + " AND (j.state <> 'done' OR j.finished_at > now() - ?::interval))",
                age.toSeconds() + " seconds",
                age.toSeconds() + " seconds"));
    }

    /** Forgets all results of a project. */
    void forget(String pid) {
        jdbi.useHandle(tx -> tx.execute("DELETE FROM render.stage_result WHERE pid = ?", pid));
    }
}
