/** Calls that come at the same time, done together. */
package io.reelmill.gateway.batch;
