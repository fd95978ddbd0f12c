package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.wav.StereoSource;

/** A feed-forward compressor with a soft knee for one channel. */
final class Compressor {

    /** The gain is computed once for this many samples. */
    private static final int STEP = 16;

    private final double threshold;
    private final double slope;
    private final double knee;
    private final double attack;
    private final double release;
    private double power;
    private double target = 1;
    private double gain = 1;
    private int untilNext;

    /**
     * A compressor at 48 kHz.
     *
     * @param threshold dBFS RMS, the middle of the knee
     * @param ratio 3 for 3:1
     * @param knee width in dB
     * @param attackSeconds time constant of rising levels
     * @param releaseSeconds time constant of falling levels
     */
    Compressor(double threshold, double ratio, double knee, double attackSeconds, double releaseSeconds) {
        this.threshold = threshold;
        this.slope = 1 / ratio - 1;
        this.knee = knee;
        this.attack = coefficient(attackSeconds);
        this.release = coefficient(releaseSeconds);
    }

    private static double coefficient(double seconds) {
        return 1 - Math.exp(-1 / (seconds * StereoSource.HOUSE_RATE));
    }

    double process(double x) {
        double p = x * x;
        power += (p > power ? attack : release) * (p - power);
        if (untilNext-- == 0) {
            untilNext = STEP - 1;
            double over = 10 * Math.log10(power + 1e-12) - threshold;
            double beyond = over <= -knee / 2
                    ? 0
                    : over >= knee / 2 ? over : (over + knee / 2) * (over + knee / 2) / (2 * knee);
            target = Decibels.toGain(slope * beyond);
        }
        gain += 0.02 * (target - gain);
        return x * gain;
    }
}
