package io.reelmill.ingest;

/**
 * What a normalised copy is for.
 *
 * @param width pixels of the frame that it will be seen in; a video is brought down to what covers this frame, never up
 * @param height pixels
 * @param longest seconds that a video or a sound may last
 */
public record NormalisationRequest(int width, int height, double longest) {

    /** An hour: longer than any short video has use for. */
    public static final double LONGEST = 3600;

    public NormalisationRequest {
        if (width < 16 || height < 16 || !(longest > 0)) {
            throw new IllegalArgumentException("a frame of " + width + " x " + height + " for " + longest + " s");
        }
    }

    /** For a frame, with the usual longest length. */
    public NormalisationRequest(int width, int height) {
        this(width, height, LONGEST);
    }
}
