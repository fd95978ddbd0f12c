package io.reelmill.projects;

import java.sql.Timestamp;
import java.time.Clock;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Projects that their workspace deletes. From then on nothing finds them and nothing names their files, which the caller deletes; what
 * it leaves is an orphan like any other. What was charged stays charged.
 */
public final class Deletions {

    private final Jdbi jdbi;
    private final Clock clock;

    Deletions(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /** What came of it. */
    public enum Outcome {
        DELETED,
        /** The workspace has no such project. */
        UNKNOWN,
        /** It is being rendered or exported. */
        BUSY
    }

    /** Prefix of the keys of all files of a project. */
    public static String folder(String pid) {
        return pid + "/";
    }

    /** Deletes a project that has ended. */
    public Outcome delete(String pid, UUID workspaceId) {
        return jdbi.inTransaction(tx -> {
            String status = tx.createQuery("""
                            SELECT status FROM projects.project
                             WHERE pid = :pid AND workspace_id = :workspaceId AND deleted_at IS NULL FOR UPDATE""")
                    .bind("pid", pid)
                    .bind("workspaceId", workspaceId)
                    .mapTo(String.class)
                    .findOne()
                    .orElse(null);
            if (status == null) {
                return Outcome.UNKNOWN;
            }
            if (!status.equals("ready") && !status.equals("error") || isExported(tx, pid)) {
                return Outcome.BUSY;
            }
            empty(tx, pid);
            return Outcome.DELETED;
        });
    }

    /**
     * Keeps a project from being deleted until a transaction ends, so that what it orders is seen by who deletes it then.
     *
     * @return false when it has been deleted
     */
    public boolean holdOff(Handle tx, String pid) {
        return tx.createQuery("""
                        SELECT 1 FROM projects.project WHERE pid = :pid AND deleted_at IS NULL FOR KEY SHARE""")
                .bind("pid", pid)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    private static boolean isExported(Handle tx, String pid) {
        return tx.createQuery("""
                        SELECT EXISTS (SELECT 1 FROM projects.task
                                        WHERE pid = :pid AND kind = 'export' AND status = 'rendering')""").bind("pid", pid).mapTo(Boolean.class).one();
    }

    private void empty(Handle tx, String pid) {
        tx.createUpdate("""
                        WITH run AS (
                            UPDATE projects.run SET expired_at = coalesce(expired_at, :now) WHERE pid = :pid)
                        , export AS (
                            UPDATE projects.task SET expired_at = :now
                             WHERE pid = :pid AND kind = 'export' AND expired_at IS NULL)
                        UPDATE projects.project
                           SET deleted_at = :now, updated_at = :now, name = '', metadata = NULL, webhook_url = NULL,
                               error = NULL, warnings = '[]', quality = NULL
                         WHERE pid = :pid""")
                .bind("pid", pid)
                .bind("now", Timestamp.from(clock.instant()))
                .execute();
    }
}
