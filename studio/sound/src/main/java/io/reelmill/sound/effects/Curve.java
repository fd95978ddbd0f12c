package io.reelmill.sound.effects;

/** A value over the duration of a sound: level, pitch or cutoff. Time runs from 0 to 1. */
@FunctionalInterface
interface Curve {

    double at(double t);

    static Curve flat(double x) {
        return t -> x;
    }

    static Curve line(double from, double to) {
        return t -> from + t * (to - from);
    }

    /** From one pitch to another in equal musical steps; both above 0. */
    static Curve glide(double from, double to) {
        double ratio = to / from;
        return t -> from * Math.pow(ratio, t);
    }

    /** Exponential decay from 1; a larger rate decays faster. */
    static Curve decay(double rate) {
        return t -> Math.exp(-rate * t) * Math.min(1, (1 - t) * 12);
    }

    /** Rises smoothly to 1 at {@code peak} and falls again. */
    static Curve hill(double peak) {
        return t -> {
            double x = t < peak ? t / peak : (1 - t) / (1 - peak);
            return x * x * (3 - 2 * x);
        };
    }

    /** Grows with increasing speed and stops at the end. */
    static Curve swell(double power) {
        return t -> Math.pow(t, power) * Math.min(1, (1 - t) * 40);
    }

    default Curve times(double factor) {
        return t -> factor * at(t);
    }

    default Curve times(Curve other) {
        return t -> at(t) * other.at(t);
    }

    /** Vibrato: varies by the given share, the given number of times over the duration. */
    default Curve trembling(double cycles, double depth) {
        return t -> at(t) * (1 + depth * Math.sin(2 * Math.PI * cycles * t));
    }
}
