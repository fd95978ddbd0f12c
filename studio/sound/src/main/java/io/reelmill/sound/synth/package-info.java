/**
 * The synthesiser: band-limited oscillators, modelled strings and bars, frequency modulation, a synthesised drum kit,
 * echo and reverberation, and the {@link io.reelmill.sound.synth.Band} that mixes them to stereo. It turns notes into
 * samples; the notes come from the composer.
 */
package io.reelmill.sound.synth;
