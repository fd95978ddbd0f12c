package io.reelmill.remote.figure;

import io.reelmill.remote.media.Sound;
import java.util.ArrayList;
import java.util.List;

/** Cuts speech where it rests, so that no word is cut in two. */
final class SpeechPauses {

    /** A rest is looked for in the last part of a stretch, from this share of the longest on. */
    private static final double EARLIEST = 0.55;
    /** Seconds over which loudness is taken. */
    private static final double WINDOW = 0.2;

    private static final double STEP = 0.02;

    private SpeechPauses() {}

    /**
     * The lengths of stretches that make up the sound, in seconds.
     *
     * @param longest of a stretch, seconds
     */
    static List<Double> lengths(Sound sound, double longest) {
        List<Double> lengths = new ArrayList<>();
        double at = 0;
        while (sound.seconds() - at > longest) {
            double cut = quietest(sound, at + EARLIEST * longest, at + longest - WINDOW / 2);
            lengths.add(cut - at);
            at = cut;
        }
        lengths.add(sound.seconds() - at);
        return lengths;
    }

    /** The last of the quietest moments. */
    private static double quietest(Sound sound, double from, double to) {
        double best = to;
        double least = Double.MAX_VALUE;
        for (double t = from; t <= to; t += STEP) {
            double energy = energy(sound, t);
            if (energy <= least) {
                least = energy;
                best = t;
            }
        }
        return best;
    }

    private static double energy(Sound sound, double at) {
        int from = (int) Math.max(0, (at - WINDOW / 2) * sound.rate());
        int to = (int) Math.min(sound.samples().length, (at + WINDOW / 2) * sound.rate());
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += sound.samples()[i] * sound.samples()[i];
        }
        return sum;
    }
}
