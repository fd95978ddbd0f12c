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
        ZOOM_THROUGH,
        /** The camera is torn to the side so quickly that all is a blur. */
        WHIP_PAN,
        /** The new picture opens from the middle in a soft circle. */
        IRIS,
        /** The new picture is uncovered by a soft edge that runs from the top left to the bottom right. */
        DIAGONAL_WIPE,
        /** The new picture slides over the old one, which gives way more slowly; its edge throws a shadow. */
        SLIDE_OVER,
        /** Both pictures meet in a flash of white. */
        FLASH,
        /** The picture breaks into bands that jump aside until they have become the new one. */
        GLITCH
    }
}
