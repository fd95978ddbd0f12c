/** Channels: their time zone, their weekly slots, and the platform accounts that they publish to. */
package io.reelmill.publishing.channel;
