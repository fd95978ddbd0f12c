package io.reelmill.figures.avatar;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import io.reelmill.sound.dsp.Fft;
import io.reelmill.sound.wav.WavReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Mouth shapes for a voice: loudness opens the mouth, the spectral centroid spreads or rounds it. The lips lead the
 * sound a little and have the speed limits of real lips.
 */
final class VoiceTrack {

    /** Analysis frames a second. */
    private static final int RATE = 100;

    private static final double AHEAD = 0.04;
    private static final double ATTACK = 0.05;
    private static final double RELEASE = 0.085;
    private static final double SILENCE_DB = -32;
    private static final double MIN_PEAK = 0.004;
    private static final int WINDOW = 512;
    private static final Fft FFT = new Fft(WINDOW);

    private final double[] open;
    private final double[] wide;
    private final double[] stress;

    private VoiceTrack(double[] open, double[] wide, double[] stress) {
        this.open = open;
        this.wide = wide;
        this.stress = stress;
    }

    /** @throws ProviderException INTERNAL when the file cannot be read */
    static VoiceTrack hear(Path wav) {
        try (WavReader reader = WavReader.open(wav)) {
            float[] left = new float[(int) Math.min(reader.frames(), Integer.MAX_VALUE / 8)];
            float[] right = new float[left.length];
            reader.read(left, right, 0, left.length);
            for (int i = 0; i < left.length; i++) {
                left[i] = (left[i] + right[i]) / 2;
            }
            return hear(left, reader.sampleRate());
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "the voice could not be read", e);
        }
    }

    static VoiceTrack hear(float[] samples, int rate) {
        int n = Math.max(1, (int) ((long) samples.length * RATE / rate));
        double[] loud = new double[n];
        double[] bright = new double[n];
        for (int k = 0; k < n; k++) {
            int middle = (int) ((long) k * rate / RATE);
            loud[k] = loudness(samples, middle, rate / 50);
            bright[k] = brightness(samples, middle, rate);
        }
        double[] sorted = loud.clone();
        Arrays.sort(sorted);
        double peak = Math.max(MIN_PEAK, sorted[(int) (0.95 * (n - 1))]);
        double[] open = new double[n];
        double[] wide = new double[n];
        double[] stress = new double[n];
        for (int k = 0; k < n; k++) {
            double db = 20 * Math.log10(Math.max(1e-6, loud[k] / peak));
            double heard = Math.max(0, Math.min(1, (db - SILENCE_DB) / (2 - SILENCE_DB)));
            double hiss = Math.max(0, Math.min(1, (bright[k] - 2800) / 1800));
            open[k] = Math.pow(heard, 1.7) * (1 - 0.75 * hiss);
            wide[k] = heard == 0 ? 0 : Math.max(-1, Math.min(1, Math.log(Math.max(150, bright[k]) / 950) / 0.75));
            stress[k] = Math.max(0, (db + 6) / 8);
        }
        return new VoiceTrack(follow(open, ATTACK, RELEASE), follow(wide, 0.07, 0.09), follow(stress, 0.1, 0.22));
    }

    /** The mouth shape at a time in seconds; closed outside of the voice. */
    Viseme at(double seconds) {
        double k = (seconds + AHEAD) * RATE;
        return k < 0 || k >= open.length - 1
                ? Viseme.SHUT
                : new Viseme(between(open, k), between(wide, k), Math.min(1, between(stress, k)));
    }

    private static double between(double[] v, double k) {
        int i = (int) k;
        return v[i] + (k - i) * (v[i + 1] - v[i]);
    }

    private static double loudness(float[] samples, int middle, int half) {
        double sum = 0;
        int from = Math.max(0, middle - half);
        int to = Math.min(samples.length, middle + half);
        for (int i = from; i < to; i++) {
            sum += samples[i] * samples[i];
        }
        return to > from ? Math.sqrt(sum / (to - from)) : 0;
    }

    /** The spectral centroid, hertz. */
    private static double brightness(float[] samples, int middle, int rate) {
        int step = Math.max(1, rate / 16_000);
        float[] re = new float[WINDOW];
        float[] im = new float[WINDOW];
        for (int i = 0; i < WINDOW; i++) {
            int at = middle + (i - WINDOW / 2) * step;
            double hann = 0.5 - 0.5 * Math.cos(2 * Math.PI * i / WINDOW);
            re[i] = at >= 0 && at < samples.length ? (float) (samples[at] * hann) : 0;
        }
        FFT.forward(re, im);
        double sum = 0;
        double moment = 0;
        for (int i = 2; i < WINDOW / 2; i++) {
            double power = Math.hypot(re[i], im[i]);
            sum += power;
            moment += power * i;
        }
        return sum < 1e-9 ? 0 : moment / sum * rate / step / WINDOW;
    }

    /** A one-pole filter with a faster attack, run forwards and backwards so that there is no delay. */
    private static double[] follow(double[] v, double attack, double release) {
        double[] out = v.clone();
        double up = 1 - Math.exp(-1 / (attack * RATE));
        double down = 1 - Math.exp(-1 / (release * RATE));
        for (int k = 1; k < out.length; k++) {
            out[k] = out[k - 1] + (v[k] - out[k - 1]) * (v[k] > out[k - 1] ? up : down);
        }
        double soft = 1 - Math.exp(-1 / (0.03 * RATE));
        for (int k = out.length - 2; k >= 0; k--) {
            out[k] = out[k + 1] + (out[k] - out[k + 1]) * soft;
        }
        return out;
    }
}
