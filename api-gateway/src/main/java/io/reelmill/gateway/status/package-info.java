/** {@code GET /status}. */
package io.reelmill.gateway.status;
