package io.reelmill.speech;

import io.reelmill.providers.speech.Speech;
import java.util.ArrayList;
import java.util.List;

/** What a listener hears, measured from the samples alone. */
final class Sound {

    private static final double HOP = 0.004;
    /** Samples in one, where only the pitch is of interest. */
    private static final int COARSER = 4;

    private Sound() {}

    /** Seconds at which sound sets in after at least 80 ms of silence, or at the very beginning. */
    static List<Double> onsets(Speech speech) {
        int hop = (int) (HOP * speech.sampleRate());
        double loudest = 0;
        double[] level = new double[speech.samples().length / hop];
        for (int i = 0; i < level.length; i++) {
            for (int k = 0; k < hop; k++) {
                level[i] += Math.pow(speech.samples()[i * hop + k], 2) / hop;
            }
            loudest = Math.max(loudest, level[i]);
        }
        List<Double> onsets = new ArrayList<>();
        int silent = Integer.MAX_VALUE / 2;
        for (int i = 0; i < level.length; i++) {
            if (level[i] < loudest * 0.0006) {
                silent++;
            } else {
                if (silent * HOP >= 0.08) {
                    onsets.add(i * HOP);
                }
                silent = 0;
            }
        }
        return onsets;
    }

    /** Median fundamental frequency of the loud parts in hertz, by autocorrelation; above 110 Hz. */
    static double pitch(Speech speech) {
        return pitch(speech, 110);
    }

    /** @param lowest hertz: below it nothing is found, and one octave above it too much would be */
    static double pitch(Speech speech, int lowest) {
        int rate = speech.sampleRate();
        int window = rate / 25;
        List<Double> pitches = new ArrayList<>();
        for (int at = 0; at + 2 * window < speech.samples().length; at += window) {
            double best = 0;
            int period = 0;
            double energy = correlation(speech.samples(), at, 0, window);
            for (int lag = rate / 350; lag < rate / lowest; lag++) {
                double value = correlation(speech.samples(), at, lag, window);
                if (value > best) {
                    best = value;
                    period = lag;
                }
            }
            if (energy > window * 0.0004 && best > 0.6 * energy) {
                pitches.add((double) rate / period);
            }
        }
        pitches.sort(null);
        return pitches.get(pitches.size() / 2);
    }

    /**
     * Fundamental frequency in hertz at every 10 ms, 0 where nothing is voiced. A period's multiples fit as well as it does,
     * its half nearly so under a strong second harmonic: a longer one must fit better, by a little for each octave
     * (after Boersma, 1993).
     */
    static double[] melody(Speech speech) {
        int rate = speech.sampleRate() / COARSER;
        int window = rate / 30;
        float[] s = coarse(speech.samples());
        double[] melody = new double[Math.max(0, (s.length - 2 * window) * 100 / rate)];
        for (int f = 0; f < melody.length; f++) {
            int at = f * rate / 100;
            double energy = correlation(s, at, 0, window);
            double best = 0.7;
            for (int lag = rate / 450; lag < rate / 90 && energy > window * 0.0002; lag++) {
                double other = correlation(s, at + lag, 0, window);
                double fit = correlation(s, at, lag, window) / Math.sqrt(energy * other + 1e-9);
                double worth = fit - 0.03 * Math.log(lag * 450.0 / rate) / Math.log(2);
                if (worth > best) {
                    best = worth;
                    melody[f] = (double) rate / lag;
                }
            }
        }
        return melody;
    }

    private static float[] coarse(float[] samples) {
        float[] coarse = new float[samples.length / COARSER];
        for (int i = 0; i < coarse.length * COARSER; i++) {
            coarse[i / COARSER] += samples[i] / COARSER;
        }
        return coarse;
    }

    private static double correlation(float[] samples, int at, int lag, int window) {
        double sum = 0;
        for (int i = 0; i < window; i++) {
            sum += samples[at + i] * samples[at + i + lag];
        }
        return sum;
    }
}
