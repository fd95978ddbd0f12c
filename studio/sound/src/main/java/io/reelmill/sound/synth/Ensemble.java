package io.reelmill.sound.synth;

/** The receiver of notes. All times are samples from now. */
public interface Ensemble {

    /** Whether the part exists; notes for a missing part are ignored. */
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

    /** Starts a noise swell of this length that ends at {@code delay + seconds}. */
    void swell(double velocity, double seconds, int delay);
}
