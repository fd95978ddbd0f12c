package io.reelmill.hearing;

import io.reelmill.hearing.VoiceActivity.Segment;
import io.reelmill.sound.dsp.Fft;
import java.util.Arrays;

/**
 * Separates speech from music by three features of speech: the level falls deeply and often between syllables, the
 * spectral centroid jumps between fricatives and vowels, and the pitch is rarely held. After Scheirer and Slaney,
 * "Construction and evaluation of a robust multifeature speech/music discriminator" (1997).
 */
final class VoiceLikeness {

    private static final int WINDOW = 512;
    private static final int HOP = 160;

    /** Share of 20 ms frames with less than half the mean level of their second. */
    final double quietFrames;
    /** Standard deviation of the centroid over its mean. */
    final double centroidSpread;
    /** Share of frames whose spectral peaks are where they were 100 ms before. */
    final double steadiness;

    VoiceLikeness(MonoSound recording, Segment segment) {
        short[] s = recording.samples();
        int from = recording.index(segment.start());
        int frames = Math.max(1, (recording.index(segment.end()) - from - WINDOW) / HOP);
        double[] rms = new double[frames];
        double[] centroid = new double[frames];
        int[] peak = new int[frames];
        Fft fft = new Fft(WINDOW);
        float[] window = Fft.hann(WINDOW);
        float[] re = new float[WINDOW];
        float[] im = new float[WINDOW];
        for (int f = 0; f < frames; f++) {
            for (int i = 0; i < WINDOW; i++) {
                int at = from + f * HOP + i;
                re[i] = at < s.length ? window[i] * s[at] : 0;
                im[i] = 0;
            }
            fft.forward(re, im);
            double sum = 1e-9;
            double weighted = 0;
            double top = 0;
            for (int k = 2; k < WINDOW / 2; k++) {
                double m = Math.sqrt(re[k] * re[k] + im[k] * im[k]);
                rms[f] += m * m;
                sum += m;
                weighted += m * k;
                if (k < 64 && m > top) {
                    top = m;
                    peak[f] = k;
                }
            }
            rms[f] = Math.sqrt(rms[f]);
            centroid[f] = weighted / sum;
        }
        quietFrames = quietFrames(rms);
        centroidSpread = spread(centroid);
        steadiness = steadiness(peak, rms);
    }

    private static double quietFrames(double[] rms) {
        int quiet = 0;
        for (int f = 0; f < rms.length; f++) {
            int a = Math.max(0, f - 50);
            int b = Math.min(rms.length, f + 50);
            double mean = Arrays.stream(rms, a, b).sum() / (b - a);
            quiet += rms[f] < 0.5 * mean ? 1 : 0;
        }
        return (double) quiet / rms.length;
    }

    private static double spread(double[] x) {
        double mean = Arrays.stream(x).average().orElse(1);
        double square =
                Arrays.stream(x).map(v -> (v - mean) * (v - mean)).average().orElse(0);
        return Math.sqrt(square) / Math.max(mean, 1e-9);
    }

    private static double steadiness(int[] peak, double[] rms) {
        double mean = Arrays.stream(rms).average().orElse(0);
        int loud = 0;
        int steady = 0;
        for (int f = 10; f < peak.length; f++) {
            if (rms[f] > 0.5 * mean) {
                loud++;
                steady += peak[f] == peak[f - 10] ? 1 : 0;
            }
        }
        return loud == 0 ? 0 : (double) steady / loud;
    }

    /**
     * Narration has about 0.25 quiet frames and 0.1 steadiness, our own music 0.05 and 0.4; a voice over music lies
     * between. Misclassified segments are later rejected because recognised words do not fill them.
     */
    boolean isVoice() {
        boolean alone = quietFrames >= 0.15 && steadiness < 0.35;
        boolean overMusic = quietFrames >= 0.06 && steadiness < 0.28 && centroidSpread > 0.55;
        return alone || overMusic;
    }
}
