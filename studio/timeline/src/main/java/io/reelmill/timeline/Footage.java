package io.reelmill.timeline;

/**
 * How a layer's video plays.
 *
 * @param from second of the file that is seen when the clip begins, 0 or more
 * @param speed 1 as it was recorded, above 0
 * @param loop whether it goes round and round; otherwise its last frame stays
 * @param round where a loop turns; null for the whole file, over a cross-fade of {@value #SEAM} s
 */
public record Footage(double from, double speed, boolean loop, Round round) {

    /** The end of a whole file gives way to its beginning over this time, seconds. */
    public static final double SEAM = 0.4;

    /**
     * What is played again and again: from {@code start} to {@code end}, whose last {@code fade} seconds give way to those
     * before the start. Seconds of the file.
     */
    public record Round(double start, double end, double fade) {

        public Round {
            if (!(fade >= 0 && start >= fade && end - fade > start)) {
                throw new IllegalArgumentException(
                        "a loop cannot go from " + end + " s to " + start + " s over " + fade + " s");
            }
        }
    }

    public Footage {
        if (!(from >= 0)) {
            throw new IllegalArgumentException("footage begins at 0 s or later, not at " + from);
        }
        if (!(speed > 0)) {
            throw new IllegalArgumentException("footage plays at a speed above 0, not " + speed);
        }
    }

    /** Footage that goes round as a whole, if at all. */
    public Footage(double from, double speed, boolean loop) {
        this(from, speed, loop, null);
    }

    /** The same, begun elsewhere. */
    public Footage startingAt(double second) {
        return new Footage(second, speed, loop, round);
    }
}
