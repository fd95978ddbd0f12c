package io.reelmill.compositor.scene;

import io.reelmill.compositor.plane.Axis;
import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Still;
import io.reelmill.timeline.Layer;

/**
 * How the samples of a frame map to those of a layer's picture, along both axes, for luma and chroma.
 *
 * <p>A frame's chroma lies on even columns and between two rows (H.264's default); that of a picture lies in the middle
 * of four samples.
 */
record Placement(Axis x, Axis y, Axis chromaX, Axis chromaY) {

    /**
     * @param window the part of the stage that the layer sees as the canvas
     * @param canvasWidth pixels
     * @param shiftX canvas pixels by which everything is moved to the right
     * @param shiftY canvas pixels by which everything is moved down
     * @param swayX stage pixels by which the layer is off its place
     */
    static Placement of(
            Still still,
            Layer layer,
            Window window,
            double canvasWidth,
            double shiftX,
            double shiftY,
            double swayX,
            double swayY) {
        double stagePixels = window.width() / canvasWidth;
        double across = still.width() / layer.width();
        double down = still.height() / layer.height();
        double stepX = stagePixels * across;
        double stepY = stagePixels * down;
        double originX = (window.left() - shiftX * stagePixels - layer.x() - swayX) * across - still.left();
        double originY = (window.top() - shiftY * stagePixels - layer.y() - swayY) * down - still.top();
        return new Placement(
                new Axis(originX + 0.5 * stepX - 0.5, stepX),
                new Axis(originY + 0.5 * stepY - 0.5, stepY),
                new Axis((originX + 0.5 * stepX) / 2 - 0.5, stepX),
                new Axis((originY + stepY) / 2 - 0.5, stepY));
    }

    /** The samples of a raster that a plane touches; the left edge is a multiple of 8. */
    static Box touched(Plane plane, Axis x, Axis y, Raster raster) {
        int x0 = (int) Math.max(0, Math.ceil((-1 - x.start()) / x.step()));
        int y0 = (int) Math.max(0, Math.ceil((-1 - y.start()) / y.step()));
        int x1 = (int) Math.min(raster.width(), Math.floor((plane.width() - x.start()) / x.step()) + 1);
        int y1 = (int) Math.min(raster.height(), Math.floor((plane.height() - y.start()) / y.step()) + 1);
        return new Box(x0 & ~7, y0, x1, y1);
    }

    /** The samples of a raster that a plane covers, all edges even. */
    static Box covered(Plane plane, Axis x, Axis y, Raster raster) {
        int x0 = (int) Math.max(0, Math.ceil((-0.5 - x.start()) / x.step()));
        int y0 = (int) Math.max(0, Math.ceil((-0.5 - y.start()) / y.step()));
        int x1 = (int) Math.min(raster.width(), Math.ceil((plane.width() - 0.5 - x.start()) / x.step()));
        int y1 = (int) Math.min(raster.height(), Math.ceil((plane.height() - 0.5 - y.start()) / y.step()));
        return new Box(x0 & ~1, y0 & ~1, x1 & ~1, y1 & ~1);
    }

    /** Right and bottom are exclusive; empty when they do not lie beyond left and top. */
    record Box(int x0, int y0, int x1, int y1) {

        static final Box ALL = new Box(0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);

        /** What lies in both. */
        Box and(Box other) {
            return new Box(
                    Math.max(x0, other.x0), Math.max(y0, other.y0), Math.min(x1, other.x1), Math.min(y1, other.y1));
        }

        /** The same for chroma. */
        Box halved() {
            return new Box(
                    x0 / 2, y0 / 2, x1 == Integer.MAX_VALUE ? x1 : x1 / 2, y1 == Integer.MAX_VALUE ? y1 : y1 / 2);
        }
    }
}
