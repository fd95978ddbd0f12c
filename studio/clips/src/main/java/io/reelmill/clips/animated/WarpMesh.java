package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Point;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Pixels.Bounds;
import java.util.stream.IntStream;

/** A picture on a deformable mesh. Not thread-safe. */
final class WarpMesh implements AutoCloseable {

    /** Maps a point of the picture to its displayed position. */
    interface Place {
        /**
         * @param u 0 at the left edge of the picture to 1
         * @param v 0 at its top to 1
         */
        Point of(double u, double v);
    }

    private final int columns;
    private final int rows;
    private final Image image;
    private final Shader shader;
    private final Paint paint;
    private final Point[] printed;
    private final Point[] seen;
    private final short[] triangles;

    /** @param columns number of columns, at most 150; the rows are chosen so that the cells are square */
    WarpMesh(Pixels picture, int columns) {
        this.image = picture.image();
        this.columns = columns;
        this.rows =
                (int) Math.max(1, Math.min(150, Math.round(columns * image.getHeight() / (double) image.getWidth())));
        this.shader = image.makeShader(FilterTileMode.CLAMP, FilterTileMode.CLAMP, SamplingMode.LINEAR, null);
        this.paint = new Paint().setShader(shader).setAntiAlias(false);
        // Skija requires a number of points that is a multiple of three, even with an index list; the extra points are
        // not drawn.
        this.printed = new Point[((columns + 1) * (rows + 1) + 2) / 3 * 3];
        this.seen = new Point[printed.length];
        for (int i = 0; i < printed.length; i++) {
            printed[i] = new Point((float) (u(i) * image.getWidth()), (float) (v(i) * image.getHeight()));
        }
        this.triangles = triangles(picture.visible());
    }

    private double u(int point) {
        return point % (columns + 1) / (double) columns;
    }

    private double v(int point) {
        return point / (columns + 1) / (double) rows;
    }

    /** Those of the cells in which something is seen: most of the frame of a figure is empty, and drawing costs by the area. */
    private short[] triangles(Bounds visible) {
        int[] corners = IntStream.range(0, columns * rows)
                .filter(cell -> touches(visible, cell % columns, cell / columns))
                .flatMap(cell -> {
                    int a = cell / columns * (columns + 1) + cell % columns;
                    int below = a + columns + 1;
                    return IntStream.of(a, a + 1, below, a + 1, below + 1, below);
                })
                .toArray();
        short[] triangles = new short[corners.length];
        for (int i = 0; i < corners.length; i++) {
            triangles[i] = (short) corners[i];
        }
        return triangles;
    }

    /** With a sample around it, as samples are mixed with their neighbours. */
    private boolean touches(Bounds visible, int column, int row) {
        double wide = image.getWidth() / (double) columns;
        double high = image.getHeight() / (double) rows;
        return column * wide < visible.right() + 1
                && (column + 1) * wide > visible.left() - 1
                && row * high < visible.bottom() + 1
                && (row + 1) * high > visible.top() - 1;
    }

    /** Draws the picture as it is, over the whole frame: far cheaper than by its mesh. */
    void drawAtRest(Canvas canvas, int width, int height) {
        canvas.drawImageRect(
                image,
                Rect.makeWH(image.getWidth(), image.getHeight()),
                Rect.makeWH(width, height),
                SamplingMode.LINEAR,
                null,
                true);
    }

    void draw(Canvas canvas, Place place) {
        for (int i = 0; i < seen.length; i++) {
            seen[i] = place.of(u(i), v(i));
        }
        if (triangles.length > 0) {
            canvas.drawTriangles(seen, null, printed, triangles, paint);
        }
    }

    @Override
    public void close() {
        paint.close();
        shader.close();
        image.close();
    }
}
