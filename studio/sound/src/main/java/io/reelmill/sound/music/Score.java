package io.reelmill.sound.music;

import io.reelmill.sound.synth.BandPart;
import io.reelmill.sound.synth.Drum;
import io.reelmill.sound.synth.Ensemble;
import java.util.Random;

/** Sends the notes of one bar to the band with human timing: swung, slightly late, with varying velocity. */
final class Score {

    private static final int RATE = 48_000;
    /** Largest random delay of a note, seconds. */
    private static final double SLACK = 0.009;

    private final Ensemble band;
    private final int barSteps;
    private final double stepSeconds;
    private final double swing;
    private final int swungSteps;
    private final Random hands;

    /** A score for a tempo. */
    Score(Ensemble band, double barSeconds, TrackSheet sheet, long seed) {
        this.band = band;
        this.barSteps = Bar.stepsOf(sheet.beats());
        this.stepSeconds = barSeconds / barSteps;
        this.swing = sheet.swing();
        this.swungSteps = sheet.swingOn() == 8 ? 2 : 1;
        this.hands = new Random(seed);
    }

    boolean has(BandPart seat) {
        return band.has(seat);
    }

    double stepSeconds() {
        return stepSeconds;
    }

    /**
     * Plays a note of the bar.
     *
     * @param step sixteenth of the bar, from 0
     * @param steps length in sixteenths
     * @param pitch MIDI number
     * @param velocity 0 to 1
     */
    void note(BandPart seat, double step, double steps, int pitch, double velocity) {
        double v = Math.max(0.08, Math.min(1, velocity * accent(step) * (1 + 0.07 * hands.nextGaussian())));
        band.play(seat, pitch, v, steps * stepSeconds, delay(step, seat == BandPart.BASS ? 0.4 : 1));
    }

    void strike(Drum drum, double step, double velocity) {
        double v = Math.max(0.05, Math.min(1, velocity * (1 + 0.06 * hands.nextGaussian())));
        double lateness = drum == Drum.KICK ? 0.15 : drum == Drum.SNARE || drum == Drum.CLAP ? 0.7 : 0.5;
        band.strike(drum, v, delay(step, lateness));
    }

    /** A noise swell that ends on the next bar line. */
    void swell(double steps, double velocity) {
        band.swell(velocity, steps * stepSeconds, delay(barSteps - steps, 0));
    }

    private int delay(double step, double lateness) {
        double swung = step;
        double within = step % (2 * swungSteps);
        if (within >= swungSteps) {
            swung += swing * swungSteps * (2 - within / swungSteps);
        }
        return (int) ((swung * stepSeconds + lateness * SLACK * Math.abs(hands.nextGaussian()) * 0.6) * RATE);
    }

    private static double accent(double step) {
        int s = (int) step;
        return s % 16 == 0 ? 1 : s % 8 == 0 ? 0.95 : s % 4 == 0 ? 0.9 : s % 2 == 0 ? 0.83 : 0.75;
    }
}
