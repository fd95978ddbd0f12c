package io.reelmill.publishing.queue;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Groups of tasks of one kind that share a limit. A lane that is not told of here has the limit of its kind. */
public final class Lanes {

    private final String kind;

    Lanes(String kind) {
        this.kind = kind;
    }

    /** Takes the tasks of a lane out that no worker has. */
    public void clear(Handle tx, UUID lane) {
        tx.createUpdate("DELETE FROM publishing.tasks WHERE kind = :kind AND lane = :lane AND claim IS NULL")
                .bind("kind", kind)
                .bind("lane", lane)
                .execute();
    }

    /** Gives a lane a limit of its own, and pauses it if a time is given. */
    public void limit(Handle tx, UUID lane, int maxAtOnce, Optional<Instant> pausedUntil) {
        tx.createUpdate("""
                        INSERT INTO publishing.lanes (kind, id, max_at_once, paused_until)
                        VALUES (:kind, :lane, :max, :until)
                        ON CONFLICT (kind, id) DO UPDATE SET max_at_once = :max, paused_until = :until
                        """)
                .bind("kind", kind)
                .bind("lane", lane)
                .bind("max", maxAtOnce)
                .bind("until", pausedUntil.orElse(null))
                .execute();
    }

    /** Gives a lane the limit of its kind again. */
    public void unlimit(Handle tx, UUID lane) {
        tx.createUpdate("DELETE FROM publishing.lanes WHERE kind = :kind AND id = :lane")
                .bind("kind", kind)
                .bind("lane", lane)
                .execute();
    }
}
