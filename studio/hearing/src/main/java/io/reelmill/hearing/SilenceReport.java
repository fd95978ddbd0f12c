package io.reelmill.hearing;

import java.nio.file.Path;

/**
 * Whether a recording contains sound.
 *
 * @param silent whether no sound is above the noise of an unconnected input
 * @param loudest dBFS RMS of the loudest 100 ms; -120 for digital silence
 * @param seconds length
 * @param soundingSeconds seconds above -50 dBFS
 */
public record SilenceReport(boolean silent, double loudest, double seconds, double soundingSeconds) {

    /** dBFS RMS; above the noise of a cheap sound card. */
    private static final double AUDIBLE = -54;

    private static final double SOUNDING = -50;
    private static final double FLOOR = -120;

    /**
     * Measures a WAV file.
     *
     * @throws io.reelmill.providers.ProviderException when it cannot be read
     */
    public static SilenceReport of(Path wav) {
        return of(MonoSound.read(wav));
    }

    static SilenceReport of(MonoSound recording) {
        int window = recording.rate() / 10;
        short[] s = recording.samples();
        double loudest = FLOOR;
        double sounding = 0;
        for (int from = 0; from < s.length; from += window) {
            int to = Math.min(s.length, from + window);
            double energy = 0;
            for (int i = from; i < to; i++) {
                energy += (double) s[i] * s[i];
            }
            double level = Math.max(FLOOR, 10 * Math.log10(energy / (to - from) / 0x1p30 + 1e-12));
            loudest = Math.max(loudest, level);
            sounding += level > SOUNDING ? (double) (to - from) / recording.rate() : 0;
        }
        return new SilenceReport(loudest < AUDIBLE, loudest, recording.seconds(), sounding);
    }
}
