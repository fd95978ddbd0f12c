package io.reelmill.sound.dsp;

/** Levels as people speak of them. */
public final class Decibels {

    private Decibels() {}

    /** The factor that changes a level by so many decibels. */
    public static double toGain(double decibels) {
        return Math.pow(10, decibels / 20);
    }

    /** The level of an amplitude; negative infinity for 0. */
    public static double ofAmplitude(double amplitude) {
        return 20 * Math.log10(amplitude);
    }
}
