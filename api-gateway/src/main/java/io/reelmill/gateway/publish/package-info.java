/** Publishing of finished videos: into the queue of a channel, or at once. */
package io.reelmill.gateway.publish;
