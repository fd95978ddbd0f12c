package io.reelmill.sound.effects;

/**
 * A curve as samples, one after the other. It is evaluated at every sixteenth of them, a third of a millisecond apart, with
 * straight lines between: as good to the ear, and a fraction of the time of a sine or an exponential for each sample.
 */
final class SampledCurve {

    /** Samples from one evaluation to the next. */
    static final int STEP = 16;

    private final Curve curve;
    private final int length;
    private int at;
    private double value;
    private double target;
    private double rise;

    /** @param length samples over which the curve's time runs from 0 to 1 */
    SampledCurve(Curve curve, int length) {
        this.curve = curve;
        this.length = length;
        this.target = curve.at(0);
    }

    /** The next sample; the first one at time 0. */
    double next() {
        if (at % STEP == 0) {
            int end = Math.min(length, at + STEP);
            value = target;
            target = curve.at((double) end / length);
            rise = (target - value) / (end - at);
        } else {
            value += rise;
        }
        at++;
        return value;
    }
}
