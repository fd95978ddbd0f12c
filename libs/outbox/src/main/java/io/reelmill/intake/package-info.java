/**
 * The way from Kafka into a database: events are read from messages, and a message is acknowledged when what it says is
 * committed. While the database is away the message waits; only one that cannot be understood goes to the dead letters.
 */
package io.reelmill.intake;
