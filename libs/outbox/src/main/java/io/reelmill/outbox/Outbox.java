package io.reelmill.outbox;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Event;
import io.reelmill.database.Migrations;
import io.reelmill.database.SqlArray;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
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
        this.insert = """
                INSERT INTO %s.outbox (topic, key, headers, body, created_at)
                SELECT topic, key, headers, body, :at
                  FROM unnest(:topics, :keys, :headers, :bodies) WITH ORDINALITY AS e(topic, key, headers, body, n)
                 ORDER BY n""".formatted(SchemaName.checked(schema));
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
     * Tells several events with one statement, in their order and each under a new id.
     *
     * @throws IllegalStateException when the handle has no transaction open: the events would not share its fate
     */
    public void append(Handle tx, List<? extends Event> events) {
        insert(
                tx,
                events,
                events.stream()
                        .map(event -> envelope(event, UUID.randomUUID().toString()))
                        .toList());
    }

    /**
     * Tells an event under the caller's id, by which consumers know it again when it is told twice.
     *
     * @throws IllegalStateException when the handle has no transaction open: the event would not share its fate
     */
    public void append(Handle tx, Event event, String eventId) {
        insert(tx, List.of(event), List.of(envelope(event, eventId)));
    }

    private CloudEvent envelope(Event event, String eventId) {
        return CloudEvent.of(event, eventId, source, clock.instant());
    }

    private void insert(Handle tx, List<? extends Event> events, List<CloudEvent> envelopes) {
        if (!tx.isInTransaction()) {
            throw new IllegalStateException("an event is told only within the transaction that makes it true");
        }
        tx.createUpdate(insert)
                .bind("topics", SqlArray.texts(events, Event::topic))
                .bind("keys", SqlArray.texts(events, Event::key))
                .bind("headers", SqlArray.texts(envelopes, Outbox::headers))
                .bind("bodies", SqlArray.bytes(envelopes, CloudEvent::data))
                .bind("at", OffsetDateTime.ofInstant(clock.instant(), ZoneOffset.UTC))
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
