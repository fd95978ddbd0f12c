package io.reelmill.ingest.sniff;

import io.reelmill.ingest.MediaException;

/** How large pictures may be. */
public final class PixelLimits {

    /** Pixels of a still that are decoded. */
    public static final long STILL = 8192L * 8192;
    /** Pixels of a frame that are decoded; a decoder keeps many of them. */
    public static final long MOVING = 4096L * 4096;
    /** A side of a still that is longer than this is not taken. */
    private static final long LONGEST_SIDE = 32_767;

    private PixelLimits() {}

    /**
     * Looks at the size of a still.
     *
     * @throws MediaException when it has too many pixels, or none
     */
    public static void checkStill(long width, long height) {
        check(width, height, STILL, "a picture");
    }

    /**
     * Looks at the size of the frames of a video.
     *
     * @throws MediaException when they have too many pixels, or none
     */
    public static void checkMoving(long width, long height) {
        check(width, height, MOVING, "a video");
    }

    private static void check(long width, long height, long most, String what) {
        if (width < 1 || height < 1) {
            throw new MediaException("is " + what + " without pixels");
        }
        if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > most) {
            int side = (int) Math.sqrt((double) most);
            throw new MediaException(
                    "is " + what + " of " + width + " x " + height + " pixels; at most " + side + " x " + side);
        }
    }
}
