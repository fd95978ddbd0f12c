package io.reelmill.compositor.caption;

/**
 * What is seen of a cue: equal moments look the same.
 *
 * @param cue index of the cue
 * @param active index of the word that is being spoken
 * @param age seconds since that word began, at most as long as something moves
 * @param cueAge seconds since the cue began, at most as long as something moves
 * @param swept how much of the word has been said, 0 to 1, in steps
 */
record CaptionMoment(int cue, int active, double age, double cueAge, double swept) {

    /** How long the mark takes from one word to the next, in seconds. */
    static final double MARKED = 0.08;
    /** The longest that anything moves. */
    static final double SETTLED = 0.09;

    /** 0 to 1: how far something that takes so long has come to rest, quick first. */
    static double arrived(double age, double seconds) {
        double rest = 1 - Math.min(1, age / Math.max(seconds, 1e-6));
        return 1 - rest * rest * rest;
    }
}
