package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Biquad;
import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.wav.StereoSource;

/** Reduces sibilance (s and sh) to a fixed level relative to the vowels of the same voice. */
final class DeEsser {

    private static final double RATE = StereoSource.HOUSE_RATE;
    /** Highest level of sibilance relative to the running level of the voice, dB. */
    private static final double ALLOWED = Decibels.toGain(-11);

    private static final double DEEPEST = Decibels.toGain(-15);
    private static final double SILENCE = 1e-5;
    private static final double FAST = coefficient(0.0015);
    private static final double LETTING_GO = coefficient(0.02);
    private static final double SLOW = coefficient(0.35);

    /** Two cascaded Butterworth filters: the halves of a Linkwitz-Riley crossover, whose sum is flat. */
    private static final double CROSSOVER = 4_000;

    private final Biquad[] below = {butterworth(false), butterworth(false)};
    private final Biquad[] above = {butterworth(true), butterworth(true)};
    private double hiss;
    private double voice;
    private double gain = 1;

    private static double coefficient(double seconds) {
        return 1 - Math.exp(-1 / (seconds * RATE));
    }

    private static Biquad butterworth(boolean high) {
        double q = Math.sqrt(0.5);
        return high ? Biquad.highPass(RATE, CROSSOVER, q) : Biquad.lowPass(RATE, CROSSOVER, q);
    }

    double process(double x) {
        double low = below[1].process(below[0].process(x));
        double high = above[1].process(above[0].process(x));
        hiss += (high * high > hiss ? FAST : LETTING_GO) * (high * high - hiss);
        if (low * low > SILENCE) {
            voice += SLOW * (low * low - voice);
        }
        double allowed = ALLOWED * ALLOWED * voice;
        double wanted = hiss <= allowed || voice == 0 ? 1 : Math.max(DEEPEST, Math.sqrt(allowed / hiss));
        gain += 0.03 * (wanted - gain);
        return low + gain * high;
    }
}
