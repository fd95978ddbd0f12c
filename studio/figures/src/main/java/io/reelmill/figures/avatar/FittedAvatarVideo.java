package io.reelmill.figures.avatar;

import io.reelmill.timeline.Footage;

/**
 * Fits the video of a speaker to the length of a voice: changes its speed a little and repeats it when it is too short.
 */
public final class FittedAvatarVideo {

    private static final double SLOWEST = 0.85;
    private static final double FASTEST = 1.15;

    private FittedAvatarVideo() {}

    /**
     * The plan for a video and a voice, both in seconds and above 0. A longer video is cut. A video of nearly the same
     * length is played at another speed, 0.85 to 1.15. A short one is repeated in whole rounds when that speed range
     * allows it.
     */
    public static Footage plan(double videoSeconds, double voiceSeconds) {
        if (!(videoSeconds > 0 && voiceSeconds > 0)) {
            throw new IllegalArgumentException("a video and a voice have a length");
        }
        double once = videoSeconds / voiceSeconds;
        if (once > FASTEST) {
            return new Footage(0, 1, false);
        }
        if (once >= SLOWEST) {
            return new Footage(0, once, false);
        }
        double round = videoSeconds > 2 * Footage.SEAM ? videoSeconds - Footage.SEAM : videoSeconds;
        double rounds = Math.max(1, Math.round(voiceSeconds / round));
        return new Footage(0, Math.max(SLOWEST, Math.min(FASTEST, rounds * round / voiceSeconds)), true);
    }
}
