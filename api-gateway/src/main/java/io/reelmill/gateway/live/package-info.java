/** {@code GET /status/stream}: a project followed live, by server-sent events. */
package io.reelmill.gateway.live;
