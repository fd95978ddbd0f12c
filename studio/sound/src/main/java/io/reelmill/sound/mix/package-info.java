/**
 * The mix of a video: tracks are levelled, the voice is processed, the bed is ducked under it, and the sum is brought
 * to the loudness of the platforms. {@link io.reelmill.sound.mix.Mixdown} is the entry point.
 */
package io.reelmill.sound.mix;
