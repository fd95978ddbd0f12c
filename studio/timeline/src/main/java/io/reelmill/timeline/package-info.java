/**
 * The one document that the compositor reads: clips, motions, transitions, caption words with times, audio tracks.
 *
 * <p>Plain JSON, versioned ({@link io.reelmill.timeline.Timeline#VERSION}); the same timeline and the same files give
 * the same frames, bit for bit. Files are named by paths relative to the folder the timeline is rendered in, so that a
 * timeline can be moved together with them. All times are seconds from the start of the video.
 */
package io.reelmill.timeline;
