package io.reelmill.sound.music;

/**
 * A section of the form.
 *
 * @param kind its role
 * @param firstBar 0 for the first of the piece
 * @param bars how many
 * @param energy 0 to 1
 * @param turn 0 for the first cycle of the form, 1 for the second
 */
record Section(Kind kind, int firstBar, int bars, double energy, int turn) {

    enum Kind {
        INTRO,
        GROOVE,
        LIFT,
        BREAK,
        OUT
    }

    boolean ends(int bar) {
        return bar == firstBar + bars - 1;
    }
}
