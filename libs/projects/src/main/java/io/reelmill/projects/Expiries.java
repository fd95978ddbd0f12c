package io.reelmill.projects;

import io.reelmill.contracts.project.Pid;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Jdbi;

/** Films whose retention is over. Their projects stay; their files are named by nothing from then on, and are deleted. */
public final class Expiries {

    private static final Pattern KEY =
            Pattern.compile("([0-9A-Za-z]{22})/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/.+");

    private final Jdbi jdbi;
    private final Clock clock;

    Expiries(Jdbi jdbi, Clock clock) {
        this.jdbi = jdbi;
        this.clock = clock;
    }

    /**
     * Something that has expired.
     *
     * @param id of a run, or of an export
     */
    public record Expired(String pid, UUID id) {

        /** Prefix of the keys of its files. */
        public String folder() {
            return pid + "/" + id + "/";
        }
    }

    /**
     * Marks films that are due, the oldest first, and the exports of projects that show one of them. Callers at the same time mark
     * different films. A film waits while an export is made of it.
     *
     * @param max films
     * @return what was marked; empty when nothing is due
     */
    public List<Expired> mark(int max) {
        return jdbi.inTransaction(tx -> tx.createQuery("""
                        WITH due AS (
                            SELECT r.run_id FROM projects.run r
                             WHERE r.expires_at <= :now AND r.expired_at IS NULL
                               AND NOT EXISTS (SELECT 1 FROM projects.task t
                                                WHERE t.pid = r.pid AND t.kind = 'export' AND t.status = 'rendering')
                             ORDER BY r.expires_at LIMIT :max FOR UPDATE OF r SKIP LOCKED)
                        , film AS (
                            UPDATE projects.run r SET expired_at = :now FROM due WHERE r.run_id = due.run_id
                            RETURNING r.run_id, r.pid)
                        , export AS (
                            UPDATE projects.task t SET expired_at = :now
                              FROM film JOIN projects.project p ON p.pid = film.pid AND p.shown_run_id = film.run_id
                             WHERE t.pid = film.pid AND t.kind = 'export' AND t.status <> 'rendering' AND t.expired_at IS NULL
                            RETURNING t.id, t.pid)
                        SELECT pid, run_id FROM film UNION ALL SELECT pid, id FROM export""")
                .bind("now", Timestamp.from(clock.instant()))
                .bind("max", max)
                .map((row, context) -> new Expired(row.getString(1), row.getObject(2, UUID.class)))
                .list());
    }

    /** Whether a media key is of a film, or of an export, that has expired. */
    public boolean contain(String key) {
        Matcher parts = KEY.matcher(key);
        if (!parts.matches() || !Pid.isWellFormed(parts.group(1))) {
            return false;
        }
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT EXISTS (SELECT 1 FROM projects.run
                                        WHERE run_id = :id AND pid = :pid AND expired_at IS NOT NULL)
                            OR EXISTS (SELECT 1 FROM projects.task
                                        WHERE id = :id AND pid = :pid AND expired_at IS NOT NULL)""")
                .bind("id", UUID.fromString(parts.group(2)))
                .bind("pid", parts.group(1))
                .mapTo(Boolean.class)
                .one());
    }

    /** Those of the projects that show a film that has expired, and render no other. */
    public Set<String> among(Collection<String> pids) {
        return jdbi.withHandle(tx -> tx.createQuery("""
                        SELECT p.pid FROM projects.project p JOIN projects.run r ON r.run_id = p.shown_run_id
                         WHERE p.pid = ANY(:pids) AND p.status IN ('ready', 'error') AND r.expired_at IS NOT NULL""")
                .bindArray("pids", String.class, pids)
                .mapTo(String.class)
                .set());
    }
}
