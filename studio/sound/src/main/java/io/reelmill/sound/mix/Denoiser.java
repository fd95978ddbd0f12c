package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.dsp.Fft;
import io.reelmill.sound.mix.NoiseProfile.Spectrum;
import java.util.Arrays;

/**
 * Removes stationary noise from a voice with a Wiener gain for each frequency. The signal-to-noise ratio is estimated
 * by the decision-directed rule of Ephraim and Malah (1984), which avoids musical noise. The output is delayed by
 * {@link #DELAY}.
 */
final class Denoiser {

    /** Samples. */
    static final int DELAY = Spectrum.SIZE - Spectrum.HOP;

    private static final float MEMORY = 0.96f;
    /** Lowest gain: some room noise remains, because complete silence between words sounds unnatural. */
    private static final float FLOOR = (float) Decibels.toGain(-18);

    private final Fft fft = new Fft(Spectrum.SIZE);
    private final float[] past = new float[Spectrum.SIZE];
    private final float[] sum = new float[Spectrum.SIZE];
    private final float[] re = new float[Spectrum.SIZE];
    private final float[] im = new float[Spectrum.SIZE];
    private final float[] gains = new float[Spectrum.BINS];
    private final float[] voice = new float[Spectrum.BINS];
    private final float[] noise;

    /** @param noise power of each frequency, from {@link NoiseProfile#powers} */
    Denoiser(float[] noise) {
        this.noise = noise;
    }

    /** Adds the next hop to a noise profile without changing it. */
    void observe(float[] hop, NoiseProfile profile) {
        transform(hop);
        profile.add(re, im);
    }

    /** Processes a hop of {@link Spectrum#HOP} samples in place. */
    void process(float[] hop) {
        transform(hop);
        gains();
        for (int k = 0; k < Spectrum.BINS; k++) {
            // smooths the gains over neighbouring bins: single outliers cause musical noise
            float g = k == 0 || k == Spectrum.BINS - 1
                    ? gains[k]
                    : 0.25f * gains[k - 1] + 0.5f * gains[k] + 0.25f * gains[k + 1];
            scale(k, g);
        }
        fft.inverse(re, im);
        System.arraycopy(sum, Spectrum.HOP, sum, 0, Spectrum.SIZE - Spectrum.HOP);
        Arrays.fill(sum, Spectrum.SIZE - Spectrum.HOP, Spectrum.SIZE, 0);
        for (int i = 0; i < Spectrum.SIZE; i++) {
            sum[i] += re[i] * Spectrum.WINDOW[i] / 1.5f;
        }
        System.arraycopy(sum, 0, hop, 0, Spectrum.HOP);
    }

    private void transform(float[] hop) {
        System.arraycopy(past, Spectrum.HOP, past, 0, Spectrum.SIZE - Spectrum.HOP);
        System.arraycopy(hop, 0, past, Spectrum.SIZE - Spectrum.HOP, Spectrum.HOP);
        for (int i = 0; i < Spectrum.SIZE; i++) {
            re[i] = past[i] * Spectrum.WINDOW[i];
            im[i] = 0;
        }
        fft.forward(re, im);
    }

    private void gains() {
        for (int k = 0; k < Spectrum.BINS; k++) {
            float n = noise[k] + 1e-15f;
            float power = re[k] * re[k] + im[k] * im[k];
            float prior = MEMORY * voice[k] / n + (1 - MEMORY) * Math.max(0, power / n - 1);
            float g = Math.max(FLOOR, prior / (1 + prior));
            gains[k] = g;
            voice[k] = g * g * power;
        }
    }

    private void scale(int k, float g) {
        re[k] *= g;
        im[k] *= g;
        if (k > 0 && k < Spectrum.SIZE / 2) {
            re[Spectrum.SIZE - k] *= g;
            im[Spectrum.SIZE - k] *= g;
        }
    }
}
