package io.reelmill.hearing;

import io.reelmill.sound.dsp.Fft;

/**
 * Onset strength over time: the rise of the logarithmic spectrum in third-octave bands, summed up (spectral flux). Also
 * keeps the bands, which are used to separate sections.
 */
final class OnsetStrength {

    /** Values a second. */
    static final int RATE = 100;

    static final int BANDS = 24;

    private static final int WINDOW = 512;
    private static final double LOWEST = 60;
    private static final double HIGHEST = 7_600;
    /** Look-ahead of the window in seconds, because a note rises fastest a little after its start. */
    private static final double EARLY = 0.004;

    /** Strength, with a mean of about 0 over a second and a standard deviation of 1. */
    final double[] values;
    /** Logarithmic level of each band at each moment. */
    final float[][] bands;

    OnsetStrength(MonoSound recording) {
        int hop = recording.rate() / RATE;
        short[] s = recording.samples();
        int frames = s.length / hop;
        bands = new float[frames][];
        double[] flux = new double[frames];
        Fft fft = new Fft(WINDOW);
        float[] window = Fft.hann(WINDOW);
        float[] re = new float[WINDOW];
        float[] im = new float[WINDOW];
        int[] edges = edges(recording.rate());
        int early = (int) (EARLY * recording.rate());
        for (int f = 0; f < frames; f++) {
            for (int i = 0; i < WINDOW; i++) {
                int at = f * hop + early + i - WINDOW / 2 + hop / 2;
                re[i] = at < 0 || at >= s.length ? 0 : window[i] * s[at] / 32_768f;
                im[i] = 0;
            }
            fft.forward(re, im);
            bands[f] = levels(re, im, edges);
            if (f > 0) {
                for (int b = 0; b < BANDS; b++) {
                    flux[f] += Math.max(0, bands[f][b] - bands[f - 1][b]);
                }
            }
        }
        values = standardised(flux);
    }

    private static int[] edges(int rate) {
        int[] edges = new int[BANDS + 1];
        for (int b = 0; b <= BANDS; b++) {
            double f = LOWEST * Math.pow(HIGHEST / LOWEST, (double) b / BANDS);
            edges[b] = Math.max(b == 0 ? 1 : edges[b - 1] + 1, (int) Math.round(f * WINDOW / rate));
        }
        return edges;
    }

    private static float[] levels(float[] re, float[] im, int[] edges) {
        float[] levels = new float[BANDS];
        for (int b = 0; b < BANDS; b++) {
            double power = 0;
            for (int k = edges[b]; k < Math.min(WINDOW / 2, edges[b + 1]); k++) {
                power += re[k] * re[k] + im[k] * im[k];
            }
            levels[b] = (float) Math.log1p(100 * Math.sqrt(power));
        }
        return levels;
    }

    /** Subtracts the local mean, so that loud passages do not outweigh soft ones. */
    private static double[] standardised(double[] flux) {
        double[] sums = new double[flux.length + 1];
        for (int i = 0; i < flux.length; i++) {
            sums[i + 1] = sums[i] + flux[i];
        }
        double[] x = new double[flux.length];
        double square = 0;
        for (int i = 0; i < x.length; i++) {
            int a = Math.max(0, i - RATE / 2);
            int b = Math.min(x.length, i + RATE / 2);
            x[i] = Math.max(0, flux[i] - (sums[b] - sums[a]) / (b - a));
            square += x[i] * x[i];
        }
        double deviation = Math.sqrt(square / Math.max(1, x.length));
        for (int i = 0; i < x.length && deviation > 0; i++) {
            x[i] /= deviation;
        }
        return x;
    }
}
