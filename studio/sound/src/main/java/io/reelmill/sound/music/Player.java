package io.reelmill.sound.music;

import java.util.List;

/** A musician: plays any bar and the final chord. */
interface Player {

    /**
     * Plays one bar.
     *
     * @param energy 0 to 1, of this bar in this track
     */
    void play(Bar bar, Score score, double energy);

    /** Plays the final chord. */
    void end(Chord home, List<Integer> voicing, Score score, double steps);
}
