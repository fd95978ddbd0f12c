/** Micro-batching: calls that come at the same time are served as one group. */
package io.reelmill.gateway.batch;
