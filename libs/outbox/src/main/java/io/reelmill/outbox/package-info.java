/**
 * Transactional outbox: an event is written in the transaction that makes it true ({@link io.reelmill.outbox.Outbox}) and
 * sent to Kafka afterwards ({@link io.reelmill.outbox.OutboxRelay}), at least once and in order for each key.
 */
package io.reelmill.outbox;
