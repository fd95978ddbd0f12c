package io.reelmill.timeline;

/**
 * How a layer's video plays.
 *
 * @param from second of the file that is seen when the clip begins, 0 or more
 * @param speed 1 as it was recorded, above 0
 * @param loop whether it begins again at its end, over a short cross-fade; otherwise its last frame stays
 */
public record Footage(double from, double speed, boolean loop) {

    /** The end of a loop gives way to its beginning over this time, seconds: a round is so much shorter than the file. */
    public static final double SEAM = 0.4;

    public Footage {
        if (!(from >= 0)) {
            throw new IllegalArgumentException("footage begins at 0 s or later, not at " + from);
        }
        if (!(speed > 0)) {
            throw new IllegalArgumentException("footage plays at a speed above 0, not " + speed);
        }
    }
}
