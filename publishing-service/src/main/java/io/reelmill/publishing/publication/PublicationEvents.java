package io.reelmill.publishing.publication;

import io.reelmill.contracts.event.PublicationChanged;
import io.reelmill.contracts.publishing.Platform;
import io.reelmill.outbox.Outbox;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.UUID;
import org.jdbi.v3.core.Handle;

/** Tells the other services what becomes of targets, in the transaction that makes it so. */
@Singleton
class PublicationEvents {

    private final Outbox outbox;
    private final Clock clock;

    PublicationEvents(Outbox outbox, Clock clock) {
        this.outbox = outbox;
        this.clock = clock;
    }

    /** Tells the present state of a target: scheduled, published or failed. */
    void changed(Handle tx, UUID target) {
        PublicationChanged event = tx.createQuery("""
                        SELECT t.*, p.workspace_id, p.pid, p.publish_at
                          FROM publishing.publication_targets t
                          JOIN publishing.publications p ON p.id = t.publication_id
                         WHERE t.id = :id
                        """)
                .bind("id", target)
                .map((row, context) -> event(row, clock.instant()))
                .one();
        outbox.append(tx, event);
    }

    private static PublicationChanged event(ResultSet row, Instant now) throws SQLException {
        return new PublicationChanged(
                row.getObject("publication_id", UUID.class),
                row.getObject("id", UUID.class),
                row.getObject("workspace_id", UUID.class),
                row.getString("pid"),
                Platform.of(row.getString("platform")).orElseThrow(),
                row.getObject("account_id", UUID.class),
                row.getString("state"),
                Targets.instant(row, "publish_at"),
                row.getString("post_id"),
                row.getString("url"),
                row.getString("error_code"),
                row.getString("error"),
                now);
    }
}
