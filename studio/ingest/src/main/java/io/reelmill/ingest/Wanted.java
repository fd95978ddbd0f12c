package io.reelmill.ingest;

/**
 * What a file is wanted for.
 *
 * @param longestSide pixels that pictures need at most; larger ones are brought down
 * @param longest seconds that a sound or a video may last
 */
public record Wanted(int longestSide, double longest) {

    /** For a frame of this size: a little more than its longer side, so that a camera can move. */
    public static Wanted forFrame(int width, int height) {
        return new Wanted(Math.min(4096, (int) (Math.max(width, height) * 1.2)), 3 * 3600);
    }
}
