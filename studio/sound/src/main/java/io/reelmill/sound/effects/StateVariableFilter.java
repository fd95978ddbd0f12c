package io.reelmill.sound.effects;

import io.reelmill.sound.effects.StereoBuffer.Pass;

/**
 * A filter whose cutoff may change at any time: the trapezoidal state-variable filter of Andrew Simper ("Linear
 * Trapezoidal Integrated State Variable Filter", 2013).
 */
final class StateVariableFilter {

    private double g;
    private double k;
    private double share;
    private double s1;
    private double s2;

    /** Cutoff in Hz. */
    void set(double cutoff, double q) {
        g = Math.tan(Math.PI * Math.max(10, Math.min(cutoff, 0.42 * StereoBuffer.RATE)) / StereoBuffer.RATE);
        k = 1 / q;
        share = 1 / (1 + g * (g + k));
    }

    double pass(double x, Pass pass) {
        double v1 = (s1 + g * (x - s2)) * share;
        double v2 = s2 + g * v1;
        s1 = 2 * v1 - s1;
        s2 = 2 * v2 - s2;
        return switch (pass) {
            case LOW -> v2;
            // unit gain at the centre frequency, so that narrow bands are not louder
            case BAND -> k * v1;
            case HIGH -> x - k * v1 - v2;
        };
    }
}
