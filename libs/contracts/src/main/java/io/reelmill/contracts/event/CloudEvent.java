package io.reelmill.contracts.event;

import io.reelmill.contracts.ContractJson;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/**
 * An {@link Event} in its envelope, as CloudEvents 1.0 lays it on Kafka in binary mode: attributes in headers named {@code
 * ce_…}, the event's JSON as the value.
 *
 * @param id unique for each event; consumers remove duplicates by it
 * @param source the service that tells it, {@code /reelmill/render-service}
 */
@SuppressWarnings("ArrayRecordComponent") // an envelope, never compared
public record CloudEvent(String id, String type, String source, String subject, Instant time, byte[] data) {

    private static final String PREFIX = "ce_";
    private static final Map<String, Class<? extends Event>> TYPES = Map.of(
            RenderRequested.TYPE, RenderRequested.class,
            TaskRequested.TYPE, TaskRequested.class,
            RenderFinished.TYPE, RenderFinished.class,
            RenderProgressed.TYPE, RenderProgressed.class,
            KeyRevoked.TYPE, KeyRevoked.class,
            AccountChanged.TYPE, AccountChanged.class,
            SettlementRequested.TYPE, SettlementRequested.class,
            PublicationChanged.TYPE, PublicationChanged.class,
            WebhookEndpointDisabled.TYPE, WebhookEndpointDisabled.class);

    /** Wraps an event with a new id. */
    public static CloudEvent of(Event event, String source, Instant time) {
        return of(event, UUID.randomUUID().toString(), source, time);
    }

    /** Wraps an event under an id of the caller's, so that telling it twice is telling it once. */
    public static CloudEvent of(Event event, String id, String source, Instant time) {
        try {
            byte[] data = ContractJson.mapper().writeValueAsBytes(event);
            return new CloudEvent(id, event.type(), source, event.key(), time, data);
        } catch (IOException e) {
            throw new IllegalArgumentException("event " + event.type() + " cannot be written as JSON", e);
        }
    }

    /** Kafka headers of this envelope. */
    public Map<String, String> headers() {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(PREFIX + "specversion", "1.0");
        headers.put(PREFIX + "id", id);
        headers.put(PREFIX + "type", type);
        headers.put(PREFIX + "source", source);
        headers.put(PREFIX + "subject", subject);
        headers.put(PREFIX + "time", time.toString());
        headers.put("content-type", "application/json");
        return headers;
    }

    /**
     * Reads an envelope.
     *
     * @throws UnreadableEventException when an attribute is missing or malformed
     */
    public static CloudEvent read(Map<String, String> headers, byte[] data) {
        try {
            return new CloudEvent(
                    attribute(headers, "id"),
                    attribute(headers, "type"),
                    attribute(headers, "source"),
                    headers.getOrDefault(PREFIX + "subject", ""),
                    Instant.parse(attribute(headers, "time")),
                    Objects.requireNonNullElseGet(data, () -> new byte[0]));
        } catch (DateTimeException e) {
            throw new UnreadableEventException("ce_time is not an ISO 8601 time", e);
        }
    }

    /**
     * The event inside.
     *
     * @throws UnreadableEventException when its type is unknown or its body is not of that type
     */
    public Event event() {
        Class<? extends Event> kind = TYPES.get(type);
        if (kind == null) {
            throw new UnreadableEventException("unknown event type " + type, null);
        }
        try {
            return ContractJson.mapper().readValue(data, kind);
        } catch (IOException e) {
            throw new UnreadableEventException("the body is not a " + type, e);
        }
    }

    private static String attribute(Map<String, String> headers, String name) {
        String value = headers.get(PREFIX + name);
        if (value == null || value.isBlank()) {
            throw new UnreadableEventException("header ce_" + name + " is missing", null);
        }
        return value;
    }

    /** A message that is not one of ours; it belongs on the dead-letter topic. */
    public static final class UnreadableEventException extends RuntimeException {
        private static final long serialVersionUID = 1;

        public UnreadableEventException(String message, Throwable cause) {
            super(message, cause);
        }
    }
}
