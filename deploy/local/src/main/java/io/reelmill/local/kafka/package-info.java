/** A Kafka broker in KRaft mode as a JVM of its own, and the topics of Reelmill on it. */
package io.reelmill.local.kafka;
