/** Messages that a consumer group could not read: lists them with the reason and sends them again. */
package io.reelmill.kafka.deadletter;
