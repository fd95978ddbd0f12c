/** A Kafka broker in KRaft mode in its own JVM, and the topics of Reelmill on it. */
package io.reelmill.local.kafka;
