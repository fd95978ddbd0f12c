/**
 * How fast a fixed film is rendered, against x264 alone on the very same frames and against the ffmpeg program, and how much
 * memory that takes.
 */
package io.reelmill.bench.render;
