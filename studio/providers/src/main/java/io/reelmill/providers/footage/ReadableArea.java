package io.reelmill.providers.footage;

/**
 * The part of the frame that a clip has for what is to be read; the rest is taken by somebody who stands before it. Shares
 * of the frame's width and height, 0 to 1.
 */
public record ReadableArea(double left, double top, double right, double bottom) {

    /** Nobody stands there. */
    public static final ReadableArea ALL = new ReadableArea(0, 0, 1, 1);
}
