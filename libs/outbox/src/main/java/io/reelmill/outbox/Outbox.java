package io.reelmill.outbox;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Event;
import io.reelmill.database.Migrations;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.UUID;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;

/** Writes events into the {@code outbox} table of a service's own schema, within the caller's transaction. */
public final class Outbox {

    private final String insert;
    private final String source;
    private final Clock clock;

    /**
     * @param schema the service's schema, see {@link #migrate}
     * @param source CloudEvents source of all events, such as {@code /reelmill/account-service}
     * @param clock gives the events their time
     */
    public Outbox(String schema, String source, Clock clock) {
        this.insert = "INSERT INTO " + SchemaName.checked(schema) + ".outbox (topic, key, headers, body, created_at)"
                + " VALUES (:topic, :key, CAST(:headers AS jsonb), :body, :at)";
        this.source = Objects.requireNonNull(source, "source");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /** Makes or updates the outbox table in a schema, which is made when it does not exist. */
    public static void migrate(DataSource database, String schema) {
        Migrations.apply(database, SchemaName.checked(schema), "outbox");
    }

    /**
     * Tells an event under a new id.
     *
     * @throws IllegalStateException when the handle has no transaction open: the event would not share its fate
     */
    public void append(Handle tx, Event event) {
        append(tx, event, UUID.randomUUID().toString());
    }

    /**
     * Tells an event under the caller's id, by which consumers know it again when it is told twice.
     *
     * @throws IllegalStateException when the handle has no transaction open: the event would not share its fate
     */
    public void append(Handle tx, Event event, String eventId) {
        if (!tx.isInTransaction()) {
            throw new IllegalStateException("an event is told only within the transaction that makes it true");
        }
        CloudEvent envelope = CloudEvent.of(event, eventId, source, clock.instant());
        tx.createUpdate(insert)
                .bind("topic", event.topic())
                .bind("key", event.key())
                .bind("headers", headers(envelope))
                .bind("body", envelope.data())
                .bind("at", OffsetDateTime.ofInstant(envelope.time(), ZoneOffset.UTC))
                .execute();
    }

    private static String headers(CloudEvent envelope) {
        try {
            return ContractJson.mapper().writeValueAsString(envelope.headers());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("headers of event " + envelope.id() + " cannot be written as JSON", e);
        }
    }
}
