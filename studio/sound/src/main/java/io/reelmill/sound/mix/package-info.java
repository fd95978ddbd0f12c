/**
 * The finished sound of a video: tracks levelled, the voice polished, the bed ducked under it, all of it brought to the
 * loudness of the platforms. {@link io.reelmill.sound.mix.Mixdown} is the way in.
 */
package io.reelmill.sound.mix;
