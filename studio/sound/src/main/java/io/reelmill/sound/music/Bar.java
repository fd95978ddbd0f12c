package io.reelmill.sound.music;

import java.util.List;

/**
 * The context of a bar, shared by all players.
 *
 * @param index 0 for the first of the piece
 * @param steps length in sixteenths
 * @param section the section of the form
 * @param chord of the first half
 * @param second chord of the second half, often the same
 * @param next chord of the next bar
 * @param voicing layout of the first chord, low to high
 * @param secondVoicing layout of the second
 * @param endsPiece whether only the final chord follows
 */
record Bar(
        int index,
        int steps,
        Section section,
        Chord chord,
        Chord second,
        Chord next,
        List<Integer> voicing,
        List<Integer> secondVoicing,
        boolean endsPiece) {

    /** Number of sixteenths before the second chord. */
    static final int HALF = 8;

    private static final int STEPS_OF_A_BEAT = 4;

    /** Sixteenths in a bar with this many beats. */
    static int stepsOf(int beats) {
        return beats * STEPS_OF_A_BEAT;
    }

    /** 0 for the first bar of the section. */
    int inSection() {
        return index - section.firstBar();
    }

    /** Position in a phrase of the given number of bars. Phrases end where the section ends. */
    int inPhrase(int bars) {
        return Math.floorMod(inSection() - section.bars(), bars);
    }

    Chord chordAt(int step) {
        return step < HALF ? chord : second;
    }

    List<Integer> voicingAt(int step) {
        return step < HALF ? voicing : secondVoicing;
    }

    boolean changesHalfway() {
        return !chord.equals(second);
    }
}
