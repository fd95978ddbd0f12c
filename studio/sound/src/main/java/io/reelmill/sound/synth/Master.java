package io.reelmill.sound.synth;

import io.reelmill.sound.dsp.Biquad;
import io.reelmill.sound.dsp.Limiter;

/** The master bus: mono bass, light tape saturation, limiter. */
final class Master {

    private static final float DRIVE = 0.9f;

    private final Biquad rumbleLeft = Biquad.highPass(Voice.RATE, 27, 0.7);
    private final Biquad rumbleRight = Biquad.highPass(Voice.RATE, 27, 0.7);
    /** Crossover in Hz: below it the side signal is removed, so that bass is mono. */
    private final Biquad sideCut = Biquad.highPass(Voice.RATE, 130, 0.6);

    /**
     * Target tilt of the spectrum: a typical record falls by about 4.5 dB an octave; the instruments alone are a little
     * darker.
     */
    private final Biquad airLeft;

    private final Biquad airRight;
    private final Limiter limiter;

    /** Ceiling in dBTP; tone from -1, dark, to 1, bright. */
    Master(double ceiling, double tone) {
        airLeft = Biquad.highShelf(Voice.RATE, 2_600 - 900 * tone, 2.5 + 7 * tone);
        airRight = Biquad.highShelf(Voice.RATE, 2_600 - 900 * tone, 2.5 + 7 * tone);
        limiter = new Limiter(ceiling, 0.08);
    }

    void process(float[] left, float[] right, int count) {
        for (int i = 0; i < count; i++) {
            double l = airLeft.process(rumbleLeft.process(left[i]));
            double r = airRight.process(rumbleRight.process(right[i]));
            double mid = 0.5 * (l + r);
            double side = sideCut.process(0.5 * (l - r));
            left[i] = tape((float) (mid + side));
            right[i] = tape((float) (mid - side));
        }
        limiter.process(left, right, 0, count);
    }

    /** A saturation curve: linear when quiet, approaching 1. A rational approximation of tanh. */
    private static float tape(float x) {
        float d = Math.max(-3, Math.min(3, DRIVE * x));
        float d2 = d * d;
        return d * (27 + d2) / (27 + 9 * d2) / DRIVE;
    }
}
