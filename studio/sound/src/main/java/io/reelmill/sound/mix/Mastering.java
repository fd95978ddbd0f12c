package io.reelmill.sound.mix;

/**
 * How loud a mix becomes.
 *
 * @param loudness integrated, LUFS (ITU-R BS.1770-4)
 * @param ceiling dBTP that no peak exceeds before it is coded
 */
public record Mastering(double loudness, double ceiling) {

    /** What the house asks for. */
    public static final Mastering HOUSE = new Mastering(Mixdown.TARGET, Mixdown.CEILING);
}
