package io.reelmill.clips.paint;

import io.reelmill.clips.paint.SoftSprites.Shape;

/** Small soft shapes that are drawn again and again, onto whatever somebody draws. */
public interface Stamps {

    /**
     * Draws a shape, stretched and turned.
     *
     * @param x centre in pixels
     * @param y centre in pixels
     * @param wide pixels across
     * @param high pixels
     * @param turn degrees, clockwise
     * @param rgb colour
     * @param alpha 0 to 1
     */
    void stamp(Shape shape, double x, double y, double wide, double high, double turn, int rgb, double alpha);

    /** Draws a shape as high as wide. */
    default void stamp(Shape shape, double x, double y, double size, int rgb, double alpha) {
        stamp(shape, x, y, size, size, 0, rgb, alpha);
    }
}
