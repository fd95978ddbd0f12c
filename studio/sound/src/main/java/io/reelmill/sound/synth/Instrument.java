package io.reelmill.sound.synth;

import java.util.Random;

/** Turns a note into sound. */
interface Instrument {

    /**
     * Begins a note.
     *
     * @param frequency Hz
     * @param velocity 0 to 1
     * @param seconds how long the key is held
     * @param chance for what differs from stroke to stroke
     */
    Voice play(double frequency, double velocity, double seconds, Random chance);
}
