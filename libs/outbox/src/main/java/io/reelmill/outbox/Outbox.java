package io.reelmill.outbox;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.reelmill.contracts.ContractJson;
import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.Event;
import io.reelmill.database.Migrations;
import io.reelmill.database.SqlArray;
import io.reelmill.tracing.Traceparent;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;

/**
 * Writes events into the {@code outbox} table of a service's own schema, within the caller's transaction. An event carries the
 * {@code traceparent} of what caused it, when that is traced.
 */
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
        insert(tx, events.stream().map(this::prepare).toList());
    }

    /**
     * Writes an event as JSON, in an envelope with a new id, before the transaction that it belongs to: that one is then shorter.
     * Nothing is stored.
     */
    public OutboxMessage prepare(Event event) {
        return prepare(event, Traceparent.current());
    }

    /** As {@link #prepare(Event)}, for an event that is not caused by the current span, but by that of the given one or null. */
    public OutboxMessage prepare(Event event, String traceparent) {
        return message(event, UUID.randomUUID().toString(), traceparent);
    }

    /**
     * Tells prepared events with one statement, in their order.
     *
     * @throws IllegalStateException when the handle has no transaction open: the events would not share its fate
     */
    public void appendPrepared(Handle tx, List<OutboxMessage> messages) {
        insert(tx, messages);
    }

    /**
     * Tells an event under the caller's id, by which consumers know it again when it is told twice.
     *
     * @throws IllegalStateException when the handle has no transaction open: the event would not share its fate
     */
    public void append(Handle tx, Event event, String eventId) {
        insert(tx, List.of(message(event, eventId, Traceparent.current())));
    }

    private OutboxMessage message(Event event, String eventId, String traceparent) {
        CloudEvent envelope = CloudEvent.of(event, eventId, source, clock.instant());
        return new OutboxMessage(event.topic(), event.key(), headers(envelope, traceparent), envelope.data());
    }

    private void insert(Handle tx, List<OutboxMessage> messages) {
        if (!tx.isInTransaction()) {
            throw new IllegalStateException("an event is told only within the transaction that makes it true");
        }
        tx.createUpdate(insert)
                .bind("topics", SqlArray.texts(messages, OutboxMessage::topic))
                .bind("keys", SqlArray.texts(messages, OutboxMessage::key))
                .bind("headers", SqlArray.texts(messages, OutboxMessage::headers))
                .bind("bodies", SqlArray.bytes(messages, OutboxMessage::body))
                .bind("at", OffsetDateTime.ofInstant(clock.instant(), ZoneOffset.UTC))
                .execute();
    }

    private static String headers(CloudEvent envelope, String traceparent) {
        Map<String, String> headers = envelope.headers();
        if (traceparent != null) {
            headers.put(Traceparent.HEADER, traceparent);
        }
        try {
            return ContractJson.mapper().writeValueAsString(headers);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("headers of event " + envelope.id() + " cannot be written as JSON", e);
        }
    }
}
