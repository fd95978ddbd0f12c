package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import java.util.Arrays;

/**
 * Automatic level riding: brings each phrase of a voice to the same level and lowers the pauses between phrases. It
 * uses the levels of the whole recording in steps of 100 ms, so that it can look ahead.
 */
final class VoiceLeveler {

    /** Seconds of one step. */
    static final double STEP_SECONDS = 0.1;

    /** Target level of a phrase, dBFS RMS. */
    private static final double TARGET = -21;

    private static final double MOST = 14;
    private static final double LEAST = -14;
    private static final double PAUSE = -9;
    /** A step counts as speech when it is at most this far below the loud steps around it, dB. */
    private static final double SPEECH_RANGE = 22;

    private static final int REACH = 15;
    private static final int HOLD = 2;

    private final double[] gains;

    /** @param levels dBFS RMS of each step */
    VoiceLeveler(double[] levels) {
        boolean[] speech = speech(levels);
        double[] wanted = new double[levels.length];
        double last = 0;
        boolean begun = false;
        for (int i = 0; i < levels.length; i++) {
            double phrase = phrase(levels, speech, i);
            if (!Double.isNaN(phrase)) {
                last = Math.max(LEAST, Math.min(MOST, TARGET - phrase));
                if (!begun) {
                    Arrays.fill(wanted, 0, i, last);
                    begun = true;
                }
            }
            wanted[i] = last + (near(speech, i) ? 0 : PAUSE);
        }
        gains = new double[levels.length];
        for (int i = 0; i < gains.length; i++) {
            double sum = 0;
            int n = 0;
            for (int k = Math.max(0, i - 1); k <= Math.min(gains.length - 1, i + 1); k++, n++) {
                sum += wanted[k];
            }
            gains[i] = Decibels.toGain(sum / n);
        }
    }

    private static boolean[] speech(double[] levels) {
        double[] sorted = levels.clone();
        Arrays.sort(sorted);
        double loud = sorted.length == 0 ? 0 : sorted[(int) (0.95 * (sorted.length - 1))];
        boolean[] speech = new boolean[levels.length];
        for (int i = 0; i < levels.length; i++) {
            double around = Double.NEGATIVE_INFINITY;
            for (int k = Math.max(0, i - REACH); k <= Math.min(levels.length - 1, i + REACH); k++) {
                around = Math.max(around, levels[k]);
            }
            speech[i] = levels[i] > around - SPEECH_RANGE && levels[i] > loud - 2 * SPEECH_RANGE && levels[i] > -65;
        }
        return speech;
    }

    /** Mean level of the speech around a step, NaN where there is none. */
    private static double phrase(double[] levels, boolean[] speech, int at) {
        double power = 0;
        int n = 0;
        for (int k = Math.max(0, at - REACH); k <= Math.min(levels.length - 1, at + REACH); k++) {
            if (speech[k]) {
                power += Math.pow(10, levels[k] / 10);
                n++;
            }
        }
        return n == 0 ? Double.NaN : 10 * Math.log10(power / n);
    }

    private static boolean near(boolean[] speech, int at) {
        for (int k = Math.max(0, at - HOLD); k <= Math.min(speech.length - 1, at + HOLD); k++) {
            if (speech[k]) {
                return true;
            }
        }
        return false;
    }

    /** The gain at a time, interpolated between steps. */
    double gain(double seconds) {
        if (gains.length == 0) {
            return 1;
        }
        double x = Math.max(0, Math.min(gains.length - 1, seconds / STEP_SECONDS - 0.5));
        int i = (int) x;
        double next = gains[Math.min(gains.length - 1, i + 1)];
        return gains[i] + (x - i) * (next - gains[i]);
    }
}
