package io.reelmill.sound.synth;

/** Those who are handed the notes. All times are samples from now. */
public interface Ensemble {

    /** Whether anyone sits there; notes for an empty seat are not heard. */
    boolean has(BandPart seat);

    /**
     * Plays a note.
     *
     * @param pitch MIDI number, 69 for 440 Hz
     * @param velocity 0 to 1
     * @param seconds how long it is held
     * @param delay samples from now until it begins
     */
    void play(BandPart seat, double pitch, double velocity, double seconds, int delay);

    /** Strikes a drum, {@code velocity} 0 to 1. */
    void strike(Drum drum, double velocity, int delay);

    /** Lets a breath of noise rise for so long, up to the moment {@code delay + seconds}. */
    void swell(double velocity, double seconds, int delay);
}
