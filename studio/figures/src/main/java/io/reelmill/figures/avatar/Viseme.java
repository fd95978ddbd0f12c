package io.reelmill.figures.avatar;

/**
 * The mouth shape at a time.
 *
 * @param open 0 closed to 1 wide open
 * @param wide -1 rounded as for "oo" to 1 spread as for "ee"
 * @param stress 0 to 1: how stressed this moment is within its sentence
 */
record Viseme(double open, double wide, double stress) {

    static final Viseme SHUT = new Viseme(0, 0, 0);
}
