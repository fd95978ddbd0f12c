package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Fft;

/**
 * The noise floor of a recording: for each frequency the power of its pauses (after the minimum statistics of R.
 * Martin, 2001). It keeps histograms, so its size is fixed.
 */
final class NoiseProfile {

    private static final int LOWEST = -150;
    private static final int RANGE = 200;
    private static final double SHARE = 0.12;
    private static final float SMOOTHING = 0.75f;
    /** Distance of the lowest eighth of smoothed noise from its mean, measured with white noise. */
    private static final double BIAS = 1.6;

    private final int[][] counts = new int[Spectrum.BINS][RANGE];
    private final float[] smoothed = new float[Spectrum.BINS];
    private int frames;

    /** Adds the next spectrum. */
    void add(float[] re, float[] im) {
        for (int k = 0; k < Spectrum.BINS; k++) {
            float power = re[k] * re[k] + im[k] * im[k];
            smoothed[k] = frames == 0 ? power : SMOOTHING * smoothed[k] + (1 - SMOOTHING) * power;
            int bin = (int) Math.round(10 * Math.log10(smoothed[k] + 1e-15)) - LOWEST;
            counts[k][Math.max(0, Math.min(RANGE - 1, bin))]++;
        }
        frames++;
    }

    /** Power of the noise at each frequency. */
    float[] powers() {
        float[] powers = new float[Spectrum.BINS];
        for (int k = 0; k < Spectrum.BINS; k++) {
            int left = (int) (frames * SHARE);
            int bin = 0;
            while (bin < RANGE - 1 && (left -= counts[k][bin]) >= 0) {
                bin++;
            }
            powers[k] = (float) (BIAS * Math.pow(10, (bin + LOWEST) / 10.0));
        }
        return powers;
    }

    /** Sizes that the profile and the denoiser share, at 48 kHz. */
    static final class Spectrum {
        static final int SIZE = 2048;
        static final int HOP = SIZE / 4;
        static final int BINS = SIZE / 2 + 1;
        static final float[] WINDOW = Fft.hann(SIZE);

        private Spectrum() {}
    }
}
