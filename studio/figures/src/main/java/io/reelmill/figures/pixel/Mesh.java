package io.reelmill.figures.pixel;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.FilterTileMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Matrix33;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Shader;
import io.github.humbleui.types.Point;

/** A triangle mesh over a picture, with movable knots. */
public final class Mesh {

    /** Maps a point of the picture to its displayed position. */
    public interface Move {
        /** @param to receives x and y */
        void of(float x, float y, float[] to);
    }

    private final int columns;
    private final int rows;
    private final Point[] from;
    private final short[] corners;

    /** A net over a picture of that size; the columns are rounded up. */
    public Mesh(int width, int height, int leastColumns, int rows) {
        // Skija requires that the number of knots is a multiple of three, although they are indexed
        this.columns = leastColumns + 2 - leastColumns % 3;
        this.rows = rows;
        this.from = new Point[(columns + 1) * (rows + 1)];
        for (int r = 0; r <= rows; r++) {
            for (int c = 0; c <= columns; c++) {
                from[r * (columns + 1) + c] = new Point(c * width / (float) columns, r * height / (float) rows);
            }
        }
        this.corners = triangles();
    }

    private short[] triangles() {
        short[] all = new short[columns * rows * 6];
        int n = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int a = r * (columns + 1) + c;
                int d = a + columns + 1;
                int[] six = {a, a + 1, d, a + 1, d + 1, d};
                for (int corner : six) {
                    all[n++] = (short) corner;
                }
            }
        }
        return all;
    }

    /** Draws the picture with each knot moved. */
    public void draw(Canvas canvas, Image picture, Move move) {
        Point[] to = new Point[from.length];
        float[] place = new float[2];
        for (int i = 0; i < to.length; i++) {
            move.of(from[i].getX(), from[i].getY(), place);
            to[i] = new Point(place[0], place[1]);
        }
        try (Shader shader = picture.makeShader(
                        FilterTileMode.CLAMP, FilterTileMode.CLAMP, SamplingMode.LINEAR, Matrix33.IDENTITY);
                Paint paint = new Paint().setShader(shader).setAntiAlias(false)) {
            canvas.drawTriangles(to, null, from, corners, paint);
        }
    }
}
