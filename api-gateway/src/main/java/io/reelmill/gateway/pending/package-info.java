/** Endpoints that are described already and not served yet. */
package io.reelmill.gateway.pending;
