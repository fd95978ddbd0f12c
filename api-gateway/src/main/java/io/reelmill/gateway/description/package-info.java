/** {@code GET /render}: the live description, made from the parameter catalog. */
package io.reelmill.gateway.description;
