package io.reelmill.motion.stage;

/**
 * The time during which something is shown.
 *
 * @param from seconds at which it begins to enter
 * @param to seconds at which it has disappeared
 */
public record Span(double from, double to) {

    /** Duration of the exit, seconds. */
    public static final double LEAVING = 0.30;

    /** Progress of the entry, 0 to 1, with a delay after the beginning and a duration in seconds. */
    public double in(double t, double after, double seconds) {
        return Ease.at(t, from + after, seconds);
    }

    /** Progress of the exit, 0 to 1; a higher order starts a little later. */
    public double out(double t, int order) {
        double late = Math.min(0.12, order * 0.03);
        return Ease.at(t, to - LEAVING - 0.12 + late, LEAVING);
    }

    public double out(double t) {
        return out(t, 0);
    }

    /** A time clamped into it: not before its beginning, and early enough to be visible. */
    public double moment(double t) {
        return Math.max(from + 0.05, Math.min(t, to - LEAVING - 0.6));
    }
}
