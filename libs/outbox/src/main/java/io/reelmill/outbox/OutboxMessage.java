package io.reelmill.outbox;

/**
 * An event in its envelope, ready to be written into the outbox; see {@link Outbox#prepare}.
 *
 * @param headers a JSON object
 */
@SuppressWarnings("ArrayRecordComponent") // a row in passing, never compared
public record OutboxMessage(String topic, String key, String headers, byte[] body) {}
