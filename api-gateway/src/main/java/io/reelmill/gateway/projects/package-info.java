/** {@code GET /projects} and {@code POST /rename-project}. */
package io.reelmill.gateway.projects;
