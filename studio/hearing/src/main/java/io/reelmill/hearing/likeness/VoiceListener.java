package io.reelmill.hearing.likeness;

import io.reelmill.sound.dsp.Fft;
import java.util.Arrays;

/**
 * Measures a voice frame by frame. A frame is voiced when its autocorrelation, computed on the band below 900 Hz, has a
 * peak at a possible pitch period (after Boersma, "Accurate short-term analysis of the fundamental frequency", 1993).
 * The band levels of voiced frames are averaged: over many vowels the harmonics average out, and the remaining envelope
 * shows the formants, which depend on the length of the vocal tract.
 */
final class VoiceListener {

    /** Number of bands, evenly spaced on a logarithmic frequency axis. */
    static final int BANDS = 72;

    private static final double LOWEST_BAND = 400;
    private static final double HIGHEST_BAND = 5_200;

    private static final double HOP = 0.01;
    private static final double FRAME = 0.05;
    private static final double LOWEST = 62;
    private static final double HIGHEST = 420;
    private static final double PITCH_BAND = 900;
    /** Minimum autocorrelation of a voiced frame, relative to lag 0. */
    private static final double CLEAR = 0.62;
    /**
     * A shorter period is preferred when its peak is nearly as high, because a multiple of the period always has a peak
     * as well.
     */
    private static final double NEARLY = 0.88;
    /** Semitones from the median. */
    private static final double WIDEST = 8;
    /** Depth of the dip before a syllable, dB. */
    private static final double DIP = 2;
    /** Frames on each side for smoothing the level. */
    private static final int REACH = 3;
    /** Distance below the loudest frames, dB. */
    private static final double QUIET = 28;

    private final int rate;
    private final float[] samples;
    private final int hop;
    private final int length;
    private final Fft fft;
    private final float[] window;
    private final float[] ofWindow;

    VoiceListener(int rate, float[] samples) {
        this.rate = rate;
        this.samples = samples;
        this.hop = (int) (HOP * rate);
        this.length = (int) (FRAME * rate);
        this.fft = new Fft(Integer.highestOneBit(2 * length - 1) * 2);
        this.window = Arrays.copyOf(Fft.hann(length), fft.size());
        float[] re = window.clone();
        float[] im = new float[fft.size()];
        fft.forward(re, im);
        this.ofWindow = autocorrelation(re, im, fft.size());
    }

    /** The traits. With little voice, only the duration of the voice is meaningful. */
    VoiceTraits listen() {
        int frames = Math.max(0, (samples.length - length) / hop);
        double[] level = new double[frames];
        for (int f = 0; f < frames; f++) {
            level[f] = level(f);
        }
        double[] sorted = level.clone();
        Arrays.sort(sorted);
        double loud = frames == 0 ? 0 : sorted[(int) (0.95 * (frames - 1))];
        double[] pitch = new double[frames];
        double[] bands = new double[BANDS];
        int voiced = 0;
        for (int f = 0; f < frames; f++) {
            if (level[f] < loud - QUIET) {
                continue;
            }
            float[] re = new float[fft.size()];
            float[] im = new float[fft.size()];
            for (int i = 0; i < length; i++) {
                re[i] = samples[f * hop + i] * window[i];
            }
            fft.forward(re, im);
            double[] own = bands(re, im);
            double hertz = pitch(re, im);
            if (hertz > 0) {
                pitch[f] = hertz;
                voiced++;
                for (int b = 0; b < BANDS; b++) {
                    bands[b] += own[b];
                }
            }
        }
        double[] voices = Arrays.stream(pitch).filter(p -> p > 0).sorted().toArray();
        double middle = voices.length == 0 ? 0 : voices[voices.length / 2];
        double slope = flatten(bands, voiced);
        return new VoiceTraits(
                voiced * HOP, middle, spread(voices, middle), bands, slope, syllables(level, pitch, loud));
    }

    private double level(int frame) {
        double sum = 1e-10;
        for (int i = frame * hop; i < frame * hop + length; i++) {
            sum += samples[i] * samples[i];
        }
        return 10 * Math.log10(sum / length);
    }

    /** Levels in dB, minus their mean. */
    private double[] bands(float[] re, float[] im) {
        double[] levels = new double[BANDS];
        double mean = 0;
        for (int b = 0; b < BANDS; b++) {
            int from = (int) Math.round(hertz(b - 1) * fft.size() / rate);
            int to = (int) Math.round(hertz(b + 1) * fft.size() / rate);
            double sum = 1e-12;
            for (int k = from; k <= to; k++) {
                sum += re[k] * re[k] + im[k] * im[k];
            }
            levels[b] = 10 * Math.log10(sum / (to - from + 1));
            mean += levels[b] / BANDS;
        }
        for (int b = 0; b < BANDS; b++) {
            levels[b] -= mean;
        }
        return levels;
    }

    static double hertz(double band) {
        return LOWEST_BAND * Math.pow(HIGHEST_BAND / LOWEST_BAND, band / (BANDS - 1));
    }

    /** The pitch of a frame from its spectrum, which is overwritten; 0 without a pitch. */
    private double pitch(float[] re, float[] im) {
        float[] r = autocorrelation(re, im, (int) (PITCH_BAND * fft.size() / rate));
        int from = (int) (rate / HIGHEST);
        int to = Math.min((int) (rate / LOWEST), length - 1);
        double best = 0;
        for (int lag = from; lag <= to; lag++) {
            best = Math.max(best, clarity(r, lag));
        }
        if (best < CLEAR) {
            return 0;
        }
        for (int lag = from + 1; lag < to; lag++) {
            double c = clarity(r, lag);
            if (c >= NEARLY * best && c >= clarity(r, lag - 1) && c >= clarity(r, lag + 1)) {
                return (double) rate / lag;
            }
        }
        return 0;
    }

    private double clarity(float[] r, int lag) {
        return r[0] <= 0 ? 0 : r[lag] / r[0] / (ofWindow[lag] / ofWindow[0]);
    }

    /** The power of a spectrum up to a bin, for the autocorrelation by the Wiener-Khinchin theorem. */
    private float[] autocorrelation(float[] re, float[] im, int last) {
        int size = fft.size();
        for (int k = 0; k < size; k++) {
            boolean in = Math.min(k, size - k) <= last;
            re[k] = in ? re[k] * re[k] + im[k] * im[k] : 0;
            im[k] = 0;
        }
        fft.inverse(re, im);
        return re;
    }

    /** In semitones; values farther away than speech allows are octave errors. */
    private static double spread(double[] hertz, double middle) {
        double sum = 0;
        int count = 0;
        for (double pitch : hertz) {
            double semitones = 12 * Math.log(pitch / middle) / Math.log(2);
            if (Math.abs(semitones) < WIDEST) {
                sum += semitones * semitones;
                count++;
            }
        }
        return count == 0 ? 0 : Math.sqrt(sum / count);
    }

    /** Turns sums into means and removes their slope, which is returned. */
    private static double flatten(double[] bands, int frames) {
        double octaves = Math.log(HIGHEST_BAND / LOWEST_BAND) / Math.log(2) / (BANDS - 1);
        double above = 0;
        double square = 0;
        for (int b = 0; b < BANDS; b++) {
            bands[b] /= Math.max(1, frames);
            double x = (b - (BANDS - 1) / 2.0) * octaves;
            above += x * bands[b];
            square += x * x;
        }
        double slope = above / square;
        for (int b = 0; b < BANDS; b++) {
            bands[b] -= slope * (b - (BANDS - 1) / 2.0) * octaves;
        }
        return slope;
    }

    /**
     * Syllables a second of sound: level peaks after dips of 2 dB in voiced places (after de Jong and Wempe, "Praat
     * script to detect syllable nuclei", 2009).
     */
    private static double syllables(double[] level, double[] pitch, double loud) {
        double[] smooth = new double[level.length];
        for (int f = REACH; f < level.length - REACH; f++) {
            for (int d = -REACH; d <= REACH; d++) {
                smooth[f] += level[f + d] / (2 * REACH + 1);
            }
        }
        int count = 0;
        int sounding = 0;
        double low = Double.MAX_VALUE;
        for (int f = REACH + 1; f < level.length - REACH - 1; f++) {
            low = Math.min(low, smooth[f]);
            boolean heard = smooth[f] > loud - QUIET;
            sounding += heard ? 1 : 0;
            boolean peak = smooth[f] >= smooth[f - 1] && smooth[f] > smooth[f + 1];
            if (heard && peak && pitch[f] > 0 && smooth[f] - low >= DIP) {
                count++;
                low = smooth[f];
            }
        }
        return sounding == 0 ? 0 : count / (sounding * HOP);
    }
}
