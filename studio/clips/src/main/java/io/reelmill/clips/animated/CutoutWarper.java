package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.IRect;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;

/**
 * Rotates and bends cutouts by shifting vertical strips up or down and horizontal strips sideways, which is several
 * times faster than resampling each pixel. Two such passes make a rotation (Catmull and Smith, "3-D Transformations of
 * Images in Scanline Order", 1980). Not thread-safe.
 */
final class CutoutWarper implements AutoCloseable {

    /** Largest offset between neighbouring strips, in pixels: not visible on a smooth edge. */
    private static final double STEP = 0.3;

    private static final int WIDEST = 16;

    /** Largest rotation in degrees without visible loss of sharpness in two passes. */
    private static final double STEEPEST = 25;

    private final Paint paint = new Paint().setAntiAlias(false);
    private Surface scratch;
    private int opacity = 255;

    /** The horizontal shift of each row. */
    interface Lean {
        /** @param share 0 at the thing's top, 1 at its bottom */
        double pixels(double share);
    }

    /**
     * Position, size and rotation of a thing.
     *
     * @param x of the pivot, which is in the middle of the thing's width
     * @param y of the pivot
     * @param pivot vertical position of the pivot as a share of the height, 0 to 1
     * @param width pixels
     * @param height pixels
     * @param turn degrees, clockwise
     */
    record Placement(double x, double y, double pivot, double width, double height, double turn) {}

    /** Opacity of what is drawn from now on, 0 to 1. */
    void opacity(double share) {
        opacity = (int) Math.round(255 * share);
    }

    /** Draws a thing upright. */
    void draw(Canvas canvas, Cutout thing, double left, double top, double width, double height, SamplingMode mode) {
        double across = width / thing.width();
        double down = height / thing.height();
        paint.setAlpha(opacity);
        for (Rect piece : thing.pieces()) {
            Rect to = Rect.makeLTRB(
                    (float) (left + piece.getLeft() * across),
                    (float) (top + piece.getTop() * down),
                    (float) (left + piece.getRight() * across),
                    (float) (top + piece.getBottom() * down));
            canvas.drawImageRect(thing.image(), piece, to, mode, paint, false);
        }
    }

    /**
     * Draws a thing rotated and bent.
     *
     * @param steepest largest change of the lean from one row to the next, in pixels
     */
    void draw(Canvas canvas, Cutout thing, Placement placement, Lean lean, double steepest, SamplingMode mode) {
        if (Math.abs(placement.turn()) > STEEPEST) {
            canvas.save();
            canvas.translate((float) placement.x(), (float) placement.y());
            canvas.rotate((float) placement.turn());
            draw(
                    canvas,
                    thing,
                    -placement.width() / 2,
                    -placement.height() * placement.pivot(),
                    placement.width(),
                    placement.height(),
                    mode);
            canvas.restore();
            return;
        }
        double sin = Math.sin(Math.toRadians(placement.turn()));
        double cos = Math.cos(Math.toRadians(placement.turn()));
        double up = placement.pivot() * placement.height() * cos;
        if (sin == 0) {
            level(canvas, thing.image(), placement, 0, 1, placement.y() - up, placement.height(), lean, steepest, mode);
            return;
        }
        double rise = Math.abs(sin) * placement.width() / 2;
        double first = Math.floor(placement.y() - up - rise) - 1;
        double last = Math.ceil(placement.y() - up + placement.height() * cos + rise) + 1;
        clear(thing.width(), (int) (last - first));
        upright(thing, placement, sin, cos, first - placement.y(), mode);
        try (Image image = scratch.makeImageSnapshot(IRect.makeWH(thing.width(), (int) (last - first)))) {
            level(canvas, image, placement, sin, cos, first, last - first, lean, steepest, mode);
        }
    }

    /** The second pass, or the only one: shifts every strip sideways. */
    private void level(
            Canvas canvas,
            Image image,
            Placement placement,
            double sin,
            double cos,
            double top,
            double high,
            Lean lean,
            double steepest,
            SamplingMode mode) {
        double wide = placement.width() / cos;
        paint.setAlpha(opacity);
        double rows = image.getHeight() / high;
        int step = strip(Math.abs(sin / cos) + steepest);
        for (double line = 0; line < high; line += step) {
            double next = Math.min(high, line + step);
            double y = top + (line + next) / 2 - placement.y();
            double share = (y / cos + placement.height() * placement.pivot()) / placement.height();
            double left = placement.x() - wide / 2 - y * sin / cos + lean.pixels(share);
            canvas.drawImageRect(
                    image,
                    Rect.makeLTRB(0, (float) (line * rows), image.getWidth(), (float) (next * rows)),
                    Rect.makeLTRB((float) left, (float) (top + line), (float) (left + wide), (float) (top + next)),
                    mode,
                    paint,
                    false);
        }
    }

    /** The first pass: scales every strip to its final height and shifts it. */
    private void upright(Cutout thing, Placement placement, double sin, double cos, double origin, SamplingMode mode) {
        double across = placement.width() / thing.width();
        double down = placement.height() / thing.height() * cos;
        int step = strip(Math.abs(sin) * across);
        paint.setAlpha(255);
        for (int column = 0; column < thing.width(); column += step) {
            int next = Math.min(thing.width(), column + step);
            int top = Math.max(0, thing.top(column, next) - 1);
            int bottom = Math.min(thing.height(), thing.bottom(column, next) + 1);
            if (bottom > top) {
                double lift = ((column + next) / 2.0 * across - placement.width() / 2) * sin
                        - placement.pivot() * placement.height() * cos
                        - origin;
                scratch.getCanvas()
                        .drawImageRect(
                                thing.image(),
                                Rect.makeLTRB(column, top, next, bottom),
                                Rect.makeLTRB(
                                        column, (float) (lift + top * down), next, (float) (lift + bottom * down)),
                                mode,
                                paint,
                                false);
            }
        }
    }

    private static int strip(double slope) {
        return (int) Math.max(1, Math.min(WIDEST, STEP / Math.max(1e-6, slope)));
    }

    private void clear(int width, int height) {
        if (scratch == null || scratch.getWidth() < width || scratch.getHeight() < height) {
            int wide = Math.max(width, scratch == null ? 0 : scratch.getWidth());
            int high = Math.max(height, scratch == null ? 0 : scratch.getHeight());
            close();
            scratch = Surface.makeRaster(Pixels.form(wide, high));
        }
        scratch.getCanvas().clear(0);
    }

    @Override
    public void close() {
        if (scratch != null) {
            scratch.close();
            scratch = null;
        }
    }
}
