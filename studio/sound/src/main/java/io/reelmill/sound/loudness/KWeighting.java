package io.reelmill.sound.loudness;

import io.reelmill.sound.dsp.Biquad;

/**
 * The K-weighting of ITU-R BS.1770-4 for two channels: a high shelf, then a high-pass. The analogue prototypes are
 * those behind the 48 kHz coefficients of the recommendation, so that other sample rates give the same result.
 */
public final class KWeighting {

    private final double b0;
    private final double b1;
    private final double b2;
    private final double a1;
    private final double a2;
    private final double c1;
    private final double c2;
    private final double[] leftState = new double[4];
    private final double[] rightState = new double[4];

    /**
     * A filter.
     *
     * @param rate samples a second
     */
    public KWeighting(double rate) {
        double q = 0.7071752369554196;
        double k = Math.tan(Math.PI * 1681.974450955533 / rate);
        double vh = Math.pow(10, 3.999843853973347 / 20);
        double vb = Math.pow(vh, 0.4996667741545416);
        double a0 = 1 + k / q + k * k;
        b0 = (vh + vb * k / q + k * k) / a0;
        b1 = 2 * (k * k - vh) / a0;
        b2 = (vh - vb * k / q + k * k) / a0;
        a1 = 2 * (k * k - 1) / a0;
        a2 = (1 - k / q + k * k) / a0;
        q = 0.5003270373238773;
        k = Math.tan(Math.PI * 38.13547087602444 / rate);
        a0 = 1 + k / q + k * k;
        // The recommendation leaves the numerator of the second stage at 1, -2, 1.
        c1 = 2 * (k * k - 1) / a0;
        c2 = (1 - k / q + k * k) / a0;
    }

    /** Filters the next samples and returns the sum of the squares of the output of both channels. */
    public double energy(float[] left, float[] right, int offset, int count) {
        // each channel depends on its previous sample at every step; interleaving both hides the latency
        double l1 = leftState[0];
        double l2 = leftState[1];
        double l3 = leftState[2];
        double l4 = leftState[3];
        double r1 = rightState[0];
        double r2 = rightState[1];
        double r3 = rightState[2];
        double r4 = rightState[3];
        double sum = 0;
        for (int i = offset; i < offset + count; i++) {
            double l = left[i] + Biquad.ANTI_DENORMAL;
            double r = right[i] + Biquad.ANTI_DENORMAL;
            double lHead = b0 * l + l1;
            double rHead = b0 * r + r1;
            l1 = b1 * l + l2 - a1 * lHead;
            r1 = b1 * r + r2 - a1 * rHead;
            l2 = b2 * l - a2 * lHead;
            r2 = b2 * r - a2 * rHead;
            double lOut = lHead + l3;
            double rOut = rHead + r3;
            l3 = l4 - 2 * lHead - c1 * lOut;
            r3 = r4 - 2 * rHead - c1 * rOut;
            l4 = lHead - c2 * lOut;
            r4 = rHead - c2 * rOut;
            sum += lOut * lOut + rOut * rOut;
        }
        keep(leftState, l1, l2, l3, l4);
        keep(rightState, r1, r2, r3, r4);
        return sum;
    }

    private static void keep(double[] state, double s1, double s2, double s3, double s4) {
        state[0] = s1;
        state[1] = s2;
        state[2] = s3;
        state[3] = s4;
    }
}
