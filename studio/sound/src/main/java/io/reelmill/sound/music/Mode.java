package io.reelmill.sound.music;

import java.util.List;

/** The scales, as semitones above the tonic. */
@SuppressWarnings("ImmutableEnumChecker") // List.of is immutable
public enum Mode {
    MAJOR(0, 2, 4, 5, 7, 9, 11),
    LYDIAN(0, 2, 4, 6, 7, 9, 11),
    MIXOLYDIAN(0, 2, 4, 5, 7, 9, 10),
    DORIAN(0, 2, 3, 5, 7, 9, 10),
    MINOR(0, 2, 3, 5, 7, 8, 10),
    PHRYGIAN(0, 1, 3, 5, 7, 8, 10),
    HARMONIC_MINOR(0, 2, 3, 5, 7, 8, 11),
    PHRYGIAN_DOMINANT(0, 1, 4, 5, 7, 8, 10);

    private final List<Integer> steps;

    Mode(Integer... steps) {
        this.steps = List.of(steps);
    }

    /** Whether it sounds minor: by its third, or by the step that leads to the tonic. */
    boolean minor() {
        return steps.get(2) == 3 || steps.get(1) == 1;
    }

    /** Semitones from the tonic to a step of the scale; 0 is the tonic, 7 its octave, -1 the step below. */
    int semitones(int step) {
        return 12 * Math.floorDiv(step, 7) + steps.get(Math.floorMod(step, 7));
    }
}
