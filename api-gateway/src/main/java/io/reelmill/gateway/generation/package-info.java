/** {@code POST /generate-media}: images and clips without a project. The same workers make them that render films. */
package io.reelmill.gateway.generation;
