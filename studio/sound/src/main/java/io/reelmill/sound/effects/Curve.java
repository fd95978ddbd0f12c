package io.reelmill.sound.effects;

/** How something runs over a sound's life: level, pitch, cutoff. Time goes from 0 to 1. */
@FunctionalInterface
interface Curve {

    double at(double t);

    static Curve flat(double x) {
        return t -> x;
    }

    static Curve line(double from, double to) {
        return t -> from + t * (to - from);
    }

    /** From one pitch to another by even musical steps; both above 0. */
    static Curve glide(double from, double to) {
        double ratio = to / from;
        return t -> from * Math.pow(ratio, t);
    }

    /** Loud at once, then dying; the larger the rate, the faster. */
    static Curve decay(double rate) {
        return t -> Math.exp(-rate * t) * Math.min(1, (1 - t) * 12);
    }

    /** Rises to 1 at {@code peak} and falls again, smoothly. */
    static Curve hill(double peak) {
        return t -> {
            double x = t < peak ? t / peak : (1 - t) / (1 - peak);
            return x * x * (3 - 2 * x);
        };
    }

    /** Grows ever faster and is cut off by the end. */
    static Curve swell(double power) {
        return t -> Math.pow(t, power) * Math.min(1, (1 - t) * 40);
    }

    default Curve times(double factor) {
        return t -> factor * at(t);
    }

    default Curve times(Curve other) {
        return t -> at(t) * other.at(t);
    }

    /** Trembles around itself by a share of it, so many times in its life. */
    default Curve trembling(double cycles, double depth) {
        return t -> at(t) * (1 + depth * Math.sin(2 * Math.PI * cycles * t));
    }
}
