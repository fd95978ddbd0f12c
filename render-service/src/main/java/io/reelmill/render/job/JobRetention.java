package io.reelmill.render.job;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;
import org.jdbi.v3.core.Jdbi;

/**
 * Deletes the rows of jobs that ended long ago. Those of the film that a project shows stay, however old: they say how it was
 * ordered, by which it can be exported in another form.
 */
@ApplicationScoped
class JobRetention {

    private static final Logger LOG = Logger.getLogger(JobRetention.class);

    /** Rows of one statement, so that no transaction lasts long. */
    private static final int BATCH = 1_000;

    private final Jdbi jdbi;
    private final JobRetentionSettings settings;

    JobRetention(Jdbi jdbi, JobRetentionSettings settings) {
        this.jdbi = jdbi;
        this.settings = settings;
    }

    @Scheduled(every = "1h", delayed = "15m", concurrentExecution = ConcurrentExecution.SKIP)
    void sweep() {
        int deleted = 0;
        int batch;
        do {
            batch = deleteSome();
            deleted += batch;
        } while (batch == BATCH);
        if (deleted > 0) {
            LOG.infof("ended jobs deleted rows=%d", deleted);
        }
    }

    private int deleteSome() {
        return jdbi.withHandle(tx -> tx.createUpdate("""
            DELETE FROM render.job WHERE (run_id, output) IN (
                SELECT j.run_id, j.output FROM render.job j
                 WHERE j.state = 'done' AND j.finished_at < now() - :keep::interval
                   AND NOT EXISTS (SELECT 1 FROM projects.project p
                                    WHERE p.pid = j.pid AND p.shown_run_id = j.run_id)
                 LIMIT :batch FOR UPDATE SKIP LOCKED)\
            """)
                .bind("keep", settings.keepEnded().toSeconds() + " seconds")
                .bind("batch", BATCH)
                .execute());
    }
}
