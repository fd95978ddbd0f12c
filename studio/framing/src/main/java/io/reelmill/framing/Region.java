package io.reelmill.framing;

/**
 * A part of a picture, as shares of its width and height.
 *
 * @param x left edge, 0 to 1
 * @param y top edge, 0 to 1
 * @param width 0 to 1
 * @param height 0 to 1
 */
public record Region(double x, double y, double width, double height) {

    public double centreX() {
        return x + width / 2;
    }

    public double centreY() {
        return y + height / 2;
    }
}
