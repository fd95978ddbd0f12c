package io.reelmill.sound.dsp;

/** Conversion between decibels and amplitudes. */
public final class Decibels {

    private Decibels() {}

    /** The amplitude factor of a gain in decibels. */
    public static double toGain(double decibels) {
        return Math.pow(10, decibels / 20);
    }

    /** The level of an amplitude; negative infinity for 0. */
    public static double ofAmplitude(double amplitude) {
        return 20 * Math.log10(amplitude);
    }
}
