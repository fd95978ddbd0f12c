package io.reelmill.motion.stage;

/**
 * When something is seen.
 *
 * @param from seconds at which it begins to come
 * @param to seconds at which it is gone
 */
public record Span(double from, double to) {

    /** How long things take to go, seconds. */
    public static final double LEAVING = 0.30;

    /** How far it has come, 0 to 1, when it comes some seconds after the beginning and takes so long. */
    public double in(double t, double after, double seconds) {
        return Ease.at(t, from + after, seconds);
    }

    /** How far it has gone, 0 to 1; what has a higher order goes a little later. */
    public double out(double t, int order) {
        double late = Math.min(0.12, order * 0.03);
        return Ease.at(t, to - LEAVING - 0.12 + late, LEAVING);
    }

    public double out(double t) {
        return out(t, 0);
    }

    /** A moment inside of it: not before it has begun, and early enough to be seen. */
    public double moment(double t) {
        return Math.max(from + 0.05, Math.min(t, to - LEAVING - 0.6));
    }
}
