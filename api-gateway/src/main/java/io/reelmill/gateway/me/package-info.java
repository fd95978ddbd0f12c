/** {@code GET /me}. */
package io.reelmill.gateway.me;
