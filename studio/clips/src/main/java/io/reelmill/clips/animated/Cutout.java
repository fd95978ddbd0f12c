package io.reelmill.clips.animated;

import io.github.humbleui.skija.Image;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import java.util.ArrayList;
import java.util.List;

/** A mostly transparent picture that knows which parts are painted. */
final class Cutout implements AutoCloseable {

    /** Side in pixels of the squares in which paint is detected. */
    private static final int CELL = 16;

    private final Image image;
    private final List<Rect> pieces = new ArrayList<>();
    private final int[] tops;
    private final int[] bottoms;

    Cutout(Pixels pixels) {
        this.image = pixels.image();
        this.tops = new int[pixels.width()];
        this.bottoms = new int[pixels.width()];
        java.util.Arrays.fill(tops, pixels.height());
        int columns = pixels.width() / CELL + 1;
        int rows = pixels.height() / CELL + 1;
        boolean[] painted = new boolean[columns * rows];
        for (int y = 0; y < pixels.height(); y++) {
            for (int x = 0; x < pixels.width(); x++) {
                if (pixels.argb()[y * pixels.width() + x] >>> 24 != 0) {
                    tops[x] = Math.min(tops[x], y);
                    bottoms[x] = y + 1;
                    // interpolation between two pixels needs both
                    int above = Math.max(0, y - 1) / CELL * columns;
                    int below = (y + 1) / CELL * columns;
                    int left = Math.max(0, x - 1) / CELL;
                    int right = (x + 1) / CELL;
                    painted[above + left] =
                            painted[above + right] = painted[below + left] = painted[below + right] = true;
                }
            }
        }
        for (int row = 0; row < rows; row++) {
            collect(painted, row, columns);
        }
    }

    private void collect(boolean[] painted, int row, int columns) {
        int top = row * CELL;
        int bottom = Math.min(image.getHeight(), top + CELL);
        int first = -1;
        for (int column = 0; column <= columns; column++) {
            boolean here = column < columns && painted[row * columns + column];
            if (here && first < 0) {
                first = column;
            } else if (!here && first >= 0) {
                int right = Math.min(image.getWidth(), column * CELL);
                if (right > first * CELL && bottom > top) {
                    pieces.add(Rect.makeLTRB(first * CELL, top, right, bottom));
                }
                first = -1;
            }
        }
    }

    Image image() {
        return image;
    }

    int width() {
        return image.getWidth();
    }

    int height() {
        return image.getHeight();
    }

    /** Disjoint rectangles that cover all of its paint. */
    List<Rect> pieces() {
        return pieces;
    }

    /** The first painted row of some columns, at least the height when there is none. */
    int top(int from, int to) {
        int top = height();
        for (int x = from; x < to; x++) {
            top = Math.min(top, tops[x]);
        }
        return top;
    }

    /** The row below the last painted one of some columns. */
    int bottom(int from, int to) {
        int bottom = 0;
        for (int x = from; x < to; x++) {
            bottom = Math.max(bottom, bottoms[x]);
        }
        return bottom;
    }

    @Override
    public void close() {
        image.close();
    }
}
