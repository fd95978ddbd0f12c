package io.reelmill.sound.synth;

import java.util.Random;

/** Synthesises the notes of a timbre. */
interface Instrument {

    /**
     * Begins a note.
     *
     * @param frequency Hz
     * @param velocity 0 to 1
     * @param seconds how long the key is held
     * @param chance random source for the variation between strokes
     */
    Voice play(double frequency, double velocity, double seconds, Random chance);
}
