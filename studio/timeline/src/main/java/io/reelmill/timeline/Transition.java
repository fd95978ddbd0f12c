package io.reelmill.timeline;

/**
 * How a clip replaces the one before it.
 *
 * @param kind what is seen
 * @param seconds how long it takes, 0 for a cut
 */
public record Transition(Kind kind, double seconds) {

    public static final Transition CUT = new Transition(Kind.CUT, 0);

    /** What is seen while one clip replaces another. */
    public enum Kind {
        CUT,
        CROSS_FADE,
        /** The new picture pushes the old one out to the left. */
        PUSH_LEFT,
        /** The new picture pushes the old one out to the top. */
        PUSH_UP,
        /** The new picture is uncovered by a soft edge that runs to the right. */
        WIPE,
        /** The old picture rushes towards the viewer while it gives way to the new one. */
        ZOOM_THROUGH
    }
}
