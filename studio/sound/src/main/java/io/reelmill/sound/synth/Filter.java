package io.reelmill.sound.synth;

/**
 * A low-pass whose cutoff may change with every sample: the trapezoidal state-variable filter of Andrew Simper ("Linear
 * Trapezoidal Integrated State Variable Filter", 2013).
 */
final class Filter {

    private float a1;
    private float a2;
    private float a3;
    private float s1;
    private float s2;

    /** Cutoff in Hz, resonance as the filter's Q. */
    void set(double cutoff, double q) {
        double g = tangent(Math.PI * Math.min(cutoff, 0.45 * Voice.RATE) / Voice.RATE);
        double a = 1 / (1 + g * (g + 1 / q));
        a1 = (float) a;
        a2 = (float) (g * a);
        a3 = (float) (g * g * a);
    }

    /** A Padé approximation, within 0.2 % over the whole range of cutoffs. */
    private static double tangent(double x) {
        double x2 = x * x;
        return x * (105 - 10 * x2) / (105 - 45 * x2 + x2 * x2);
    }

    void copy(Filter other) {
        a1 = other.a1;
        a2 = other.a2;
        a3 = other.a3;
    }

    float lowPass(float x) {
        float v3 = x - s2;
        float v1 = a1 * s1 + a2 * v3;
        float v2 = s2 + a2 * s1 + a3 * v3;
        s1 = 2 * v1 - s1 + 1e-20f;
        s2 = 2 * v2 - s2;
        return v2;
    }
}
