package io.reelmill.speech;

import io.reelmill.speech.MaryEngine.Utterance;

/**
 * Gives the synthetic voice the balance of a natural one, by one linear-phase filter.
 *
 * <p>It goes most of the way from the long-term spectrum of the raw voice, which has some 6 dB too much around 800 Hz and as
 * much too little around 2800 Hz, to that of speech (Byrne et al., J. Acoust. Soc. Am. 96, 1994).
 */
final class VoiceEqualizer {

    private static final double[] HERTZ = {
        60, 100, 160, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000, 10000,
        12500, 16000
    };
    private static final double[] DECIBEL = {
        -12, -1, -0.5, -1, -1.2, -2, -1.5, -2.5, -5.5, -4.5, -1.5, 0.8, 2.5, 6, 5, 5, 3.5, -3, -4, 0, 0.5, 0.5
    };
    private static final int TAPS = 512;

    /** Where a brighter voice begins to be so, and where it is all so. */
    private static final double DARK_HERTZ = 900;

    private static final double BRIGHT_HERTZ = 3_600;

    private final float[] taps = new float[TAPS];

    /** @param brightness dB, half of which are added above, and half taken away below */
    VoiceEqualizer(int rate, double brightness) {
        for (int n = 0; n < TAPS; n++) {
            double sum = gain(0, brightness);
            for (int k = 1; k < TAPS / 2; k++) {
                double angle = 2 * Math.PI * k * (n - TAPS / 2) / TAPS;
                sum += 2 * gain((double) k * rate / TAPS, brightness) * Math.cos(angle);
            }
            double window = 0.5 - 0.5 * Math.cos(2 * Math.PI * n / TAPS);
            taps[n] = (float) (sum / TAPS * window);
        }
    }

    /** The same words at the same times. */
    Utterance applyTo(Utterance raw) {
        return new Utterance(applyTo(raw.sound()), raw.spans());
    }

    /** The same length, in time with the input. */
    double[] applyTo(double[] sound) {
        float[] in = new float[sound.length];
        for (int i = 0; i < in.length; i++) {
            in[i] = (float) sound[i];
        }
        float[] out = new float[in.length];
        for (int k = 0; k < TAPS; k++) {
            int shift = k - TAPS / 2;
            float tap = taps[k];
            int from = Math.max(0, shift);
            int to = Math.min(out.length, out.length + shift);
            for (int i = from; i < to; i++) {
                out[i] += tap * in[i - shift];
            }
        }
        double[] result = new double[out.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = out[i];
        }
        return result;
    }

    private static double gain(double hertz, double brightness) {
        int above = 0;
        while (above < HERTZ.length && HERTZ[above] < hertz) {
            above++;
        }
        double decibel;
        if (above == 0) {
            decibel = DECIBEL[0];
        } else if (above == HERTZ.length) {
            decibel = DECIBEL[HERTZ.length - 1];
        } else {
            double part = Math.log(hertz / HERTZ[above - 1]) / Math.log(HERTZ[above] / HERTZ[above - 1]);
            decibel = DECIBEL[above - 1] + part * (DECIBEL[above] - DECIBEL[above - 1]);
        }
        double place = hertz <= 0 ? 0 : Math.log(hertz / DARK_HERTZ) / Math.log(BRIGHT_HERTZ / DARK_HERTZ);
        decibel += brightness * (Math.max(0, Math.min(1, place)) - 0.5);
        return Math.pow(10, decibel / 20);
    }
}
