/** Channels, their slots and accounts, as the publishing-service keeps them. */
package io.reelmill.gateway.channel;
