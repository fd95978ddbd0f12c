package io.reelmill.sound;

import java.util.Random;

/** Signals whose measurements are known. */
public final class Tones {

    public static final int RATE = 48_000;

    private Tones() {}

    /** A sine of an amplitude. */
    public static float[] sine(double frequency, double amplitude, double seconds, int rate) {
        float[] s = new float[(int) Math.round(seconds * rate)];
        for (int i = 0; i < s.length; i++) {
            s[i] = (float) (amplitude * Math.sin(2 * Math.PI * frequency * i / rate));
        }
        return s;
    }

    /** White noise, the same each time. */
    public static float[] noise(double amplitude, double seconds) {
        Random random = new Random(11);
        float[] s = new float[(int) Math.round(seconds * RATE)];
        for (int i = 0; i < s.length; i++) {
            s[i] = (float) (amplitude * (2 * random.nextDouble() - 1));
        }
        return s;
    }

    /** A buzz with syllables: sounds from {@code from} to {@code to} seconds, silent elsewhere. */
    public static float[] speech(double seconds, double from, double to) {
        float[] s = new float[(int) Math.round(seconds * RATE)];
        for (int i = (int) (from * RATE); i < (int) (to * RATE); i++) {
            double t = (double) i / RATE;
            double syllable = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * t);
            for (int k = 1; k < 20; k++) {
                s[i] += (float) (0.2 / k * syllable * Math.sin(2 * Math.PI * 140 * k * t));
            }
        }
        return s;
    }

    /** Amplitude of one frequency within a stretch of samples, by correlation with it. */
    public static double amplitude(float[] s, int from, int to, double frequency, int rate) {
        double re = 0;
        double im = 0;
        for (int i = from; i < to; i++) {
            double w = 0.5 - 0.5 * Math.cos(2 * Math.PI * (i - from) / (to - from));
            re += w * s[i] * Math.cos(2 * Math.PI * frequency * i / rate);
            im += w * s[i] * Math.sin(2 * Math.PI * frequency * i / rate);
        }
        return 4 * Math.hypot(re, im) / (to - from);
    }

    public static double rms(float[] s, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += s[i] * s[i];
        }
        return Math.sqrt(sum / (to - from));
    }
}
