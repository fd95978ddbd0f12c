package io.reelmill.sound.mix;

/**
 * The loudness target of a mix.
 *
 * @param loudness integrated, LUFS (ITU-R BS.1770-4)
 * @param ceiling highest peak before encoding, dBTP
 */
public record Mastering(double loudness, double ceiling) {

    /** The default target. */
    public static final Mastering HOUSE = new Mastering(Mixdown.TARGET, Mixdown.CEILING);
}
