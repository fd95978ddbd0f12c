/** {@code GET /status/stream}: a project or a generation followed live, by server-sent events. */
package io.reelmill.gateway.live;
