package io.reelmill.compositor.caption;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import java.nio.IntBuffer;
import java.util.Arrays;

/** A drawn caption as premultiplied planes, ready to be laid over frames. */
final class CaptionPatch {

    private final int x;
    private final int y;
    private final Frame samples;
    private final Raster alpha;
    private final Raster chromaAlpha;
    private final RowPair rows;
    /** For each two rows, where what is not clear begins and ends, in multiples of 16. */
    private final int[] begins;

    private final int[] ends;

    /**
     * A transparent patch.
     *
     * @param x left edge in the frame, a multiple of 16
     * @param y top edge in the frame, even
     * @param width a multiple of 16
     * @param height even
     */
    CaptionPatch(int x, int y, int width, int height) {
        this.x = x;
        this.y = y;
        samples = new Frame(width, height);
        alpha = new Raster(width, height);
        chromaAlpha = new Raster(width / 2, height / 2);
        rows = new RowPair(width);
        begins = new int[height / 2];
        ends = new int[height / 2];
        Arrays.fill(begins, width);
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    int width() {
        return alpha.width();
    }

    int height() {
        return alpha.height();
    }

    void over(Frame frame) {
        for (int row = 0; row < begins.length; row++) {
            int from = begins[row];
            int to = ends[row];
            if (from < to) {
                frame.y().over(samples.y(), alpha, x, y, from, 2 * row, to, 2 * row + 2);
                frame.u().over(samples.u(), chromaAlpha, x / 2, y / 2, from / 2, row, to / 2, row + 1);
                frame.v().over(samples.v(), chromaAlpha, x / 2, y / 2, from / 2, row, to / 2, row + 1);
            }
        }
    }

    /** Turns the colours of a frame round where this patch is opaque. */
    void invert(Frame frame) {
        frame.y().invert(alpha, x, y);
        frame.u().invert(chromaAlpha, x / 2, y / 2);
        frame.v().invert(chromaAlpha, x / 2, y / 2);
    }

    /**
     * Takes over a part of a picture of the patch's size.
     *
     * @param argb premultiplied
     * @param stride from one row to the next
     * @param part its left and right edges are multiples of 16, its top and bottom are even
     */
    void update(IntBuffer argb, int stride, Part part) {
        for (int row = part.top() / 2; row < part.bottom() / 2; row++) {
            rows.fetch(argb, 2 * row * stride, stride, part.left(), part.right());
            int from = rows.first(part.left(), part.right());
            int to = Math.max(from, rows.last(from, part.right()));
            erase(row, Math.max(part.left(), begins[row]), Math.min(from, ends[row]));
            erase(row, Math.max(to, begins[row]), Math.min(part.right(), ends[row]));
            rows.lumas(samples.y(), alpha, 2 * row, from, to);
            rows.chromas(samples.u(), samples.v(), chromaAlpha, row, from, to);
            if (begins[row] >= part.left()) {
                begins[row] = from < to ? from : Math.max(part.right(), begins[row]);
            }
            if (ends[row] <= part.right()) {
                ends[row] = from < to ? to : Math.min(part.left(), ends[row]);
            }
        }
    }

    private void erase(int row, int left, int right) {
        for (int col = left; col < right; col += 16) {
            for (int half = col; half < col + 16; half += 8) {
                samples.y().setEight(half, 2 * row, 0);
                samples.y().setEight(half, 2 * row + 1, 0);
                alpha.setEight(half, 2 * row, 0);
                alpha.setEight(half, 2 * row + 1, 0);
            }
            samples.u().setEight(col / 2, row, 0);
            samples.v().setEight(col / 2, row, 0);
            chromaAlpha.setEight(col / 2, row, 0);
        }
    }

    /** Right and bottom are exclusive. */
    record Part(int left, int top, int right, int bottom) {}
}
