/**
 * How fast a fixed film is rendered, against x264 alone on the very same frames.
 */
package io.reelmill.compositor.bench;
