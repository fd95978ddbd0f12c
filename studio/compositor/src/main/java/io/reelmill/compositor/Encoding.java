package io.reelmill.compositor;

import java.util.Set;

/**
 * How frames and sound are coded.
 *
 * @param crf constant quality of x264, 0 (lossless-like) to 50 (worst)
 * @param speed preset of x264, from {@code ultrafast} to {@code veryslow}
 * @param audioKbps bit rate of the sound, 32 to 512 kbit/s
 */
public record Encoding(double crf, String speed, int audioKbps) {

    private static final Set<String> SPEEDS =
            Set.of("ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow");

    /** What the service uses unless it is told otherwise. */
    public static final Encoding DEFAULT = new Encoding(18, "veryfast", 192);

    public Encoding {
        if (!(crf >= 0 && crf <= 50)) {
            throw new IllegalArgumentException("crf must lie between 0 and 50, not " + crf);
        }
        if (!SPEEDS.contains(speed)) {
            throw new IllegalArgumentException(speed + " is no preset of x264");
        }
        if (audioKbps < 32 || audioKbps > 512) {
            throw new IllegalArgumentException("audio has 32 to 512 kbit/s, not " + audioKbps);
        }
    }
}
