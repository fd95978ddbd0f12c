package io.reelmill.motion.stage;

/** Easing functions: all map 0 to 1 to 0 to 1; some overshoot in between. */
public final class Ease {

    private Ease() {}

    /** Progress of a movement that begins at a time and has a duration, 0 to 1. */
    public static double at(double t, double begin, double seconds) {
        return Math.max(0, Math.min(1, (t - begin) / seconds));
    }

    /** Ease-out: fast, then slow. */
    public static double out(double p) {
        return p >= 1 ? 1 : 1 - Math.pow(2, -9 * p) * (1 - p);
    }

    /** Ease-in: slow, then fast. */
    public static double in(double p) {
        return p * p * p;
    }

    public static double inOut(double p) {
        return p < 0.5 ? 4 * p * p * p : 1 - Math.pow(2 - 2 * p, 3) / 2;
    }

    /** Ease-out with a small overshoot. */
    public static double back(double p) {
        double b = p - 1;
        return p <= 0 ? 0 : 1 + 2.4 * b * b * b + 1.4 * b * b;
    }

    /** A spring: overshoots several times, then rests. */
    public static double spring(double p) {
        return p <= 0 ? 0 : p >= 1 ? 1 : 1 - Math.exp(-6.5 * p) * Math.cos(9 * p);
    }
}
