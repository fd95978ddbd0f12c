package io.reelmill.timeline;

/**
 * The frame that is drawn.
 *
 * @param width pixels, even
 * @param height pixels, even
 * @param frameRate frames a second, 1 to 60
 */
public record Canvas(int width, int height, double frameRate) {

    public Canvas {
        if (width < 2 || height < 2 || width % 2 != 0 || height % 2 != 0) {
            throw new IllegalArgumentException("a canvas has even sides of at least 2, not " + width + "x" + height);
        }
        if (!(frameRate >= 1 && frameRate <= 60)) {
            throw new IllegalArgumentException("frame rate must lie between 1 and 60, not " + frameRate);
        }
    }
}
