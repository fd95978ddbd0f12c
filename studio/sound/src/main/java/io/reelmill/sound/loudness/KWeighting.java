package io.reelmill.sound.loudness;

import io.reelmill.sound.dsp.Biquad;

/**
 * The K-weighting of ITU-R BS.1770-4 for one channel: a shelf for the head, then a high-pass. The analogue prototypes
 * are those behind the coefficients that the recommendation prints for 48 kHz, so that other rates come out alike.
 */
final class KWeighting {

    private final Biquad head;
    private final Biquad highPass;

    KWeighting(double rate) {
        double q = 0.7071752369554196;
        double k = Math.tan(Math.PI * 1681.974450955533 / rate);
        double vh = Math.pow(10, 3.999843853973347 / 20);
        double vb = Math.pow(vh, 0.4996667741545416);
        head = new Biquad(
                vh + vb * k / q + k * k,
                2 * (k * k - vh),
                vh - vb * k / q + k * k,
                1 + k / q + k * k,
                2 * (k * k - 1),
                1 - k / q + k * k);
        q = 0.5003270373238773;
        k = Math.tan(Math.PI * 38.13547087602444 / rate);
        double a0 = 1 + k / q + k * k;
        // The recommendation leaves the numerator of the second stage at 1, -2, 1.
        highPass = new Biquad(a0, -2 * a0, a0, a0, 2 * (k * k - 1), 1 - k / q + k * k);
    }

    double process(double x) {
        return highPass.process(head.process(x));
    }
}
