package io.reelmill.clips.animated;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Point;

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
    WarpMesh(Image image, int columns) {
        this.image = image;
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
        this.triangles = triangles();
    }

    private double u(int point) {
        return point % (columns + 1) / (double) columns;
    }

    private double v(int point) {
        return point / (columns + 1) / (double) rows;
    }

    private short[] triangles() {
        short[] corners = new short[columns * rows * 6];
        int at = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int a = row * (columns + 1) + column;
                int below = a + columns + 1;
                for (int corner : new int[] {a, a + 1, below, a + 1, below + 1, below}) {
                    corners[at++] = (short) corner;
                }
            }
        }
        return corners;
    }

    void draw(Canvas canvas, Place place) {
        for (int i = 0; i < seen.length; i++) {
            seen[i] = place.of(u(i), v(i));
        }
        canvas.drawTriangles(seen, null, printed, triangles, paint);
    }

    @Override
    public void close() {
        paint.close();
        shader.close();
        image.close();
    }
}
