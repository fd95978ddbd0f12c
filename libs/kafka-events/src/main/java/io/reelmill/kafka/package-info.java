/**
 * Events as Kafka messages, and their consumption: a message is acknowledged when its effect is committed. While the database is
 * away the message waits; only one that cannot be processed goes to the dead letters.
 */
package io.reelmill.kafka;
