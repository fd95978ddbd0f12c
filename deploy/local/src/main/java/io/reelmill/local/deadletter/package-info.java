/** Messages that a consumer group could not read: what they are, why, and how they are sent again. */
package io.reelmill.local.deadletter;
