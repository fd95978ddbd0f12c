package io.reelmill.hearing.likeness;

import io.reelmill.speech.VoiceAdjustment;

/** Computes the voice adjustment that makes a built-in voice more similar to another voice. */
final class Likeness {

    /** Largest shift of envelopes in bands: about a quarter of the frequency. */
    private static final int FURTHEST = 7;

    /** Octaves between the darker and the brighter part of the spectrum. */
    private static final double OCTAVES = 2;
    /** How formants scale with pitch between speakers, as an exponent: men's are 15 % lower at 0.6 of the pitch. */
    private static final double FOLLOWING = 0.32;

    private Likeness() {}

    /** The adjustment that makes a voice, measured with its own adjustment, more similar to the other voice. */
    static VoiceAdjustment nearer(VoiceAdjustment manner, VoiceTraits own, VoiceTraits other) {
        double pitch = manner.pitch() * other.hertz() / own.hertz();
        double tract = manner.tract() * Math.exp(shift(own.envelope(), other.envelope()));
        // Rooms and microphones change an envelope as well, so the shift expected from the pitch counts for half.
        double expected = Math.pow(pitch, FOLLOWING);
        return new VoiceAdjustment(
                pitch,
                manner.melody() * other.semitones() / own.semitones(),
                Math.sqrt(tract * expected),
                manner.brightness() + OCTAVES * (other.slope() - own.slope()),
                manner.pace() * other.syllables() / own.syllables());
    }

    /** The shift of the other envelope against ours on a logarithmic frequency axis, by the best match. */
    static double shift(double[] own, double[] other) {
        int best = 0;
        double most = -2;
        double[] alike = new double[2 * FURTHEST + 1];
        for (int d = -FURTHEST; d <= FURTHEST; d++) {
            alike[d + FURTHEST] = correlation(own, other, d);
            if (alike[d + FURTHEST] > most) {
                most = alike[d + FURTHEST];
                best = d;
            }
        }
        double between = 0;
        if (Math.abs(best) < FURTHEST) {
            double before = alike[best + FURTHEST - 1];
            double after = alike[best + FURTHEST + 1];
            between = (after - before) / (2 * (2 * most - before - after) + 1e-9);
        }
        return (best + between) * Math.log(VoiceListener.hertz(1) / VoiceListener.hertz(0));
    }

    private static double correlation(double[] own, double[] other, int shift) {
        int from = Math.max(0, -shift);
        int to = Math.min(own.length, other.length - shift);
        double a = 0;
        double b = 0;
        for (int i = from; i < to; i++) {
            a += own[i] / (to - from);
            b += other[i + shift] / (to - from);
        }
        double product = 0;
        double squareA = 1e-9;
        double squareB = 1e-9;
        for (int i = from; i < to; i++) {
            product += (own[i] - a) * (other[i + shift] - b);
            squareA += (own[i] - a) * (own[i] - a);
            squareB += (other[i + shift] - b) * (other[i + shift] - b);
        }
        return product / Math.sqrt(squareA * squareB);
    }
}
