package io.reelmill.sound.music;

import java.util.List;

/**
 * What everyone in the band knows about the bar that is to be played.
 *
 * @param index 0 for the first of the piece
 * @param section where in the form
 * @param chord of the first half
 * @param second chord of the second half, often the same
 * @param next chord of the next bar
 * @param voicing layout of the first chord, low to high
 * @param secondVoicing layout of the second
 * @param endsPiece whether only the final chord follows
 */
record Bar(
        int index,
        Section section,
        Chord chord,
        Chord second,
        Chord next,
        List<Integer> voicing,
        List<Integer> secondVoicing,
        boolean endsPiece) {

    static final int STEPS = 16;

    /** 0 for the first bar of the section. */
    int inSection() {
        return index - section.firstBar();
    }

    /** Where in a phrase of so many bars; phrases end where the section ends. */
    int inPhrase(int bars) {
        return Math.floorMod(inSection() - section.bars(), bars);
    }

    Chord chordAt(int step) {
        return step < STEPS / 2 ? chord : second;
    }

    List<Integer> voicingAt(int step) {
        return step < STEPS / 2 ? voicing : secondVoicing;
    }

    boolean changesHalfway() {
        return !chord.equals(second);
    }
}
