package io.reelmill.providers.footage;

/**
 * A stretch of the frame from one side to the other that something else needs, such as the captions.
 *
 * @param top share of the frame's height, 0 to 1
 * @param bottom share of the frame's height, not above {@code top} when nothing is taken
 */
public record Band(double top, double bottom) {

    /** Nothing is taken. */
    public static final Band NONE = new Band(1, 1);

    /** Whether nothing is taken. */
    public boolean empty() {
        return bottom <= top;
    }
}
