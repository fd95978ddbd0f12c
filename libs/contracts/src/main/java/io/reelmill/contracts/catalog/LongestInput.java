package io.reelmill.contracts.catalog;

/** How long that may be which a video is made from, in seconds. */
public final class LongestInput {

    /** A script when it is spoken: as much as {@code source.durationSeconds} may ask for. */
    public static final int SCRIPT_SECONDS = 1800;

    /** A sound or a video. */
    public static final int SOURCE_SECONDS = 3600;

    private LongestInput() {}
}
