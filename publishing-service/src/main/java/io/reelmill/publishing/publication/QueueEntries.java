package io.reelmill.publishing.publication;

import io.reelmill.publishing.fault.InvalidFieldException;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Changes entries of the queue that a person asks to be changed. Each call is one transaction. */
@Singleton
class QueueEntries {

    private final Jdbi jdbi;
    private final Clock clock;
    private final Targets targets;
    private final PublicationEvents events;

    QueueEntries(Jdbi jdbi, Clock clock, Targets targets, PublicationEvents events) {
        this.jdbi = jdbi;
        this.clock = clock;
        this.targets = targets;
        this.events = events;
    }

    /** Moves an entry to another time. */
    void move(UUID workspace, UUID id, Instant at) {
        if (at == null) {
            throw InvalidFieldException.of("publishAt", "required", "is required");
        }
        if (at.isBefore(clock.instant())) {
            throw InvalidFieldException.of("publishAt", "past", "must not lie in the past");
        }
        jdbi.useTransaction(tx -> {
            lockChannel(tx, workspace, id);
            List<UUID> waiting = unscheduled(tx, workspace, id);
            InvalidFieldException.notAfter("publishAt", at, keptUntil(tx, id));
            boolean taken = tx.createQuery("""
                            SELECT EXISTS (SELECT 1 FROM publishing.publications o, publishing.publications p
                                            WHERE p.id = :id AND o.id <> p.id AND o.queued AND p.queued
                                              AND o.channel_id = p.channel_id AND o.publish_at = :at)
                            """)
                    .bind("id", id)
                    .bind("at", at)
                    .mapTo(Boolean.class)
                    .one();
            if (taken) {
                throw InvalidFieldException.conflict(
                        "publishAt", "publishAt is the time of another entry of the channel");
            }
            tx.createUpdate("UPDATE publishing.publications SET publish_at = :at WHERE id = :id")
                    .bind("at", at)
                    .bind("id", id)
                    .execute();
            for (UUID target : waiting) {
                targets.queue().put(tx, target, workspace, at);
                events.changed(tx, target);
            }
        });
    }

    /** Removes an entry of which nothing has been sent. */
    void remove(UUID workspace, UUID id) {
        jdbi.useTransaction(tx -> {
            unscheduled(tx, workspace, id);
            tx.execute("DELETE FROM publishing.publications WHERE id = ?", id);
        });
    }

    /** Has the failed targets of an entry attempted again now. */
    void retry(UUID workspace, UUID id) {
        jdbi.useTransaction(tx -> {
            lock(tx, workspace, id);
            List<UUID> failed =
                    tx.createQuery("""
                            UPDATE publishing.publication_targets
                               SET state = CASE WHEN reference IS NULL THEN 'scheduled' ELSE 'unknown' END,
                                   error_code = NULL, error = NULL, ended_at = NULL, attempts = greatest(attempts, 1)
                             WHERE publication_id = :id AND state = 'failed' RETURNING id
                            """).bind("id", id).mapTo(UUID.class).list();
            if (failed.isEmpty()) {
                throw InvalidFieldException.conflict("id", "nothing of this entry has failed");
            }
            failed.forEach(target -> targets.queue().put(tx, target, workspace, clock.instant()));
        });
    }

    /** Takes the targets of an entry out of the queue; refuses when a worker has one or one has been attempted. */
    private List<UUID> unscheduled(Handle tx, UUID workspace, UUID id) {
        lock(tx, workspace, id);
        List<String> states = tx.createQuery(
                        "SELECT state FROM publishing.publication_targets WHERE publication_id = ?")
                .bind(0, id)
                .mapTo(String.class)
                .list();
        List<UUID> all = tx.createQuery("SELECT id FROM publishing.publication_targets WHERE publication_id = ?")
                .bind(0, id)
                .mapTo(UUID.class)
                .list();
        boolean untouched = states.stream().allMatch("scheduled"::equals)
                && all.stream().allMatch(target -> targets.queue().remove(tx, target));
        boolean ended = states.stream().allMatch("failed"::equals);
        if (!untouched && !ended) {
            throw InvalidFieldException.conflict("id", "the entry is being published or has been published");
        }
        return untouched ? all : List.of();
    }

    /** When the file of the video is deleted; null where it is kept for ever or lies elsewhere. */
    private static Instant keptUntil(Handle tx, UUID id) {
        return tx.createQuery("SELECT video_kept_until FROM publishing.publications WHERE id = ?")
                .bind(0, id)
                .mapTo(Instant.class)
                .findOne()
                .orElse(null);
    }

    /** Times of a channel are given one after the other, here and in {@link FreeSlots}. */
    private static void lockChannel(Handle tx, UUID workspace, UUID id) {
        tx.createQuery("""
                        SELECT id FROM publishing.channels
                         WHERE id = (SELECT channel_id FROM publishing.publications
                                      WHERE id = :id AND workspace_id = :workspace) FOR UPDATE
                        """)
                .bind("id", id)
                .bind("workspace", workspace)
                .mapTo(UUID.class)
                .findOne();
    }

    private static void lock(Handle tx, UUID workspace, UUID id) {
        Optional<UUID> found = tx.createQuery(
                        "SELECT id FROM publishing.publications WHERE id = ? AND workspace_id = ? FOR UPDATE")
                .bind(0, id)
                .bind(1, workspace)
                .mapTo(UUID.class)
                .findOne();
        if (found.isEmpty()) {
            throw InvalidFieldException.notFound("id", "entry");
        }
    }
}
