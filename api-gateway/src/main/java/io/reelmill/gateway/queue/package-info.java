/** The queue of publications, as the publishing-service keeps it. */
package io.reelmill.gateway.queue;
