package io.reelmill.figures.avatar;

import io.reelmill.timeline.Footage;

/**
 * How the video of a speaker is made as long as a voice: a little faster or slower, and round and round if too short.
 */
public final class FittedAvatarVideo {

    private static final double SLOWEST = 0.85;
    private static final double FASTEST = 1.15;

    private FittedAvatarVideo() {}

    /**
     * The plan for a video and a voice, both in seconds and longer than 0. A longer video is cut; one that is a little
     * longer or shorter is played at another speed, 0.85 to 1.15; a short one is repeated in whole rounds where that
     * range allows it.
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
