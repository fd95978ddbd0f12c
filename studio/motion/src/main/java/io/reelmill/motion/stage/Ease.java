package io.reelmill.motion.stage;

/** How things come and go: all functions take and give 0 to 1, some go beyond on their way. */
public final class Ease {

    private Ease() {}

    /** How far a movement is that begins at a time and takes so long, 0 to 1. */
    public static double at(double t, double begin, double seconds) {
        return Math.max(0, Math.min(1, (t - begin) / seconds));
    }

    /** Fast, then long and gentle. */
    public static double out(double p) {
        return p >= 1 ? 1 : 1 - Math.pow(2, -9 * p) * (1 - p);
    }

    /** Slow, then away. */
    public static double in(double p) {
        return p * p * p;
    }

    public static double inOut(double p) {
        return p < 0.5 ? 4 * p * p * p : 1 - Math.pow(2 - 2 * p, 3) / 2;
    }

    /** A little beyond the aim and back. */
    public static double back(double p) {
        double b = p - 1;
        return p <= 0 ? 0 : 1 + 2.4 * b * b * b + 1.4 * b * b;
    }

    /** Like a spring: beyond, short of it, and still. */
    public static double spring(double p) {
        return p <= 0 ? 0 : p >= 1 ? 1 : 1 - Math.exp(-6.5 * p) * Math.cos(9 * p);
    }
}
