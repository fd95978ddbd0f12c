package io.reelmill.hearing;

import io.reelmill.sound.dsp.Fft;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Detects speech: frames above the noise floor in the band of the voice, joined over the gaps between syllables.
 * Segments with the steady spectrum and level of music are left out.
 */
public final class VoiceActivity {

    /**
     * A segment of speech.
     *
     * @param start seconds
     * @param end seconds
     */
    public record Segment(double start, double end) {
        public double seconds() {
            return end - start;
        }
    }

    private static final double HOP_SECONDS = 0.01;
    private static final int WINDOW = 512;
    private static final double LOWEST_LEVEL = -52;
    private static final double ABOVE_NOISE = 9;
    private static final double BELOW_PEAK = 38;
    /** Frames: longest gaps within and between words. */
    private static final int BRIDGE = 30;

    private static final double LONGEST_SECONDS = 12;
    private static final double CUT_SEARCH_SECONDS = 1.5;
    private static final int SHORTEST = 12;
    private static final int MARGIN_BEFORE = 8;
    private static final int MARGIN_AFTER = 12;

    private VoiceActivity() {}

    /**
     * Segments of speech in order, each at most 15 s; continuous speech gives adjacent segments.
     *
     * @throws io.reelmill.providers.ProviderException when the file cannot be read
     */
    public static List<Segment> of(Path wav) {
        return of(MonoSound.read(wav));
    }

    static List<Segment> of(MonoSound recording) {
        return sounding(recording).stream()
                .flatMap(s -> pieces(recording, s).stream())
                .filter(s -> new VoiceLikeness(recording, s).isVoice())
                .toList();
    }

    /** Splits a long segment at its quietest moment, so that none is longer than an utterance. */
    static List<Segment> pieces(MonoSound recording, Segment segment) {
        if (segment.seconds() <= LONGEST_SECONDS) {
            return List.of(segment);
        }
        int count = (int) Math.ceil(segment.seconds() / LONGEST_SECONDS);
        double nominal = segment.seconds() / count;
        List<Segment> pieces = new ArrayList<>();
        double start = segment.start();
        for (int i = 1; i < count; i++) {
            double cut = quietest(recording, segment.start() + i * nominal);
            pieces.add(new Segment(start, cut));
            start = cut;
        }
        pieces.add(new Segment(start, segment.end()));
        return pieces;
    }

    /** The middle of the quietest 60 ms near a time. */
    private static double quietest(MonoSound recording, double near) {
        int window = recording.rate() * 6 / 100;
        int step = recording.rate() / 100;
        double least = Double.MAX_VALUE;
        double found = near;
        int last = recording.index(near + CUT_SEARCH_SECONDS) - window;
        for (int from = recording.index(near - CUT_SEARCH_SECONDS); from <= last; from += step) {
            double energy = 0;
            for (int i = from; i < from + window; i++) {
                energy += (double) recording.samples()[i] * recording.samples()[i];
            }
            if (energy < least) {
                least = energy;
                found = (from + window / 2.0) / recording.rate();
            }
        }
        return found;
    }

    /** All segments above the noise floor, speech or not. */
    static List<Segment> sounding(MonoSound recording) {
        double[] levels = levels(recording);
        if (levels.length == 0) {
            return List.of();
        }
        double[] sorted = levels.clone();
        Arrays.sort(sorted);
        double noise = sorted[sorted.length / 10];
        double peak = sorted[(int) ((sorted.length - 1) * 0.98)];
        // When the whole recording is speech, its quietest tenth is no noise floor: the peak limits the threshold.
        double threshold =
                Math.max(LOWEST_LEVEL, Math.max(peak - BELOW_PEAK, Math.min(noise + ABOVE_NOISE, peak - 14)));
        List<Segment> found = new ArrayList<>();
        int start = -1;
        int last = -1;
        for (int i = 0; i <= levels.length; i++) {
            boolean on = i < levels.length && levels[i] > threshold;
            if (on) {
                start = start < 0 ? i : start;
                last = i;
            } else if (start >= 0 && (i == levels.length || i - last > BRIDGE)) {
                if (last - start + 1 >= SHORTEST) {
                    found.add(segment(start, last, levels.length, recording.seconds()));
                }
                start = -1;
            }
        }
        return found;
    }

    private static Segment segment(int first, int last, int frames, double seconds) {
        double start = Math.max(0, first - MARGIN_BEFORE) * HOP_SECONDS;
        return new Segment(start, Math.min(seconds, Math.min(frames, last + 1 + MARGIN_AFTER) * HOP_SECONDS));
    }

    /** dBFS in the band of the voice, 120 to 4,000 Hz, every 10 ms. */
    private static double[] levels(MonoSound recording) {
        short[] s = recording.samples();
        int hop = (int) (HOP_SECONDS * recording.rate());
        double[] levels = new double[s.length / hop];
        Fft fft = new Fft(WINDOW);
        float[] window = Fft.hann(WINDOW);
        float[] re = new float[WINDOW];
        float[] im = new float[WINDOW];
        int low = 120 * WINDOW / recording.rate();
        int high = 4_000 * WINDOW / recording.rate();
        for (int f = 0; f < levels.length; f++) {
            int from = f * hop + hop / 2 - WINDOW / 2;
            for (int i = 0; i < WINDOW; i++) {
                int at = from + i;
                re[i] = at < 0 || at >= s.length ? 0 : window[i] * s[at] / 32_768f;
                im[i] = 0;
            }
            fft.forward(re, im);
            double power = 0;
            for (int k = low; k <= high; k++) {
                power += re[k] * re[k] + im[k] * im[k];
            }
            // Parseval's theorem, divided by the power of the window (3/8 of its length)
            levels[f] = 10 * Math.log10(2 * power / (WINDOW * 0.375 * WINDOW) + 1e-12);
        }
        return levels;
    }
}
