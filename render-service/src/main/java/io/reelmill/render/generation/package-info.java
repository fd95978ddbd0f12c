/** Images and clips for themselves: {@code POST /generate-media}. */
package io.reelmill.render.generation;
