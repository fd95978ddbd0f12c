/**
 * The instruments and the room: band-limited oscillators, modelled strings and bars, frequency modulation, a drawn drum
 * kit, echoes and reverberation, and the {@link io.reelmill.sound.synth.Band} that plays them all into one stereo mix.
 * Notes in, samples out; what is played is composed elsewhere.
 */
package io.reelmill.sound.synth;
