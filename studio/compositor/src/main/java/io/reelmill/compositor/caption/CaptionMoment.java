package io.reelmill.compositor.caption;

/**
 * What is seen of a cue: equal moments look the same.
 *
 * @param cue index of the cue
 * @param active index of the word that is being spoken
 * @param age seconds since that word began, {@link #SETTLED} when it has come to rest
 */
record CaptionMoment(int cue, int active, double age) {

    /** How long a word takes to appear. */
    static final double SETTLED = 0.08;

    /** 0 to 1: how far the word has come to rest, quick first. */
    double arrived() {
        double rest = 1 - Math.min(1, age / SETTLED);
        return 1 - rest * rest * rest;
    }
}
