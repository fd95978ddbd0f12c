package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Dither;
import io.reelmill.compositor.plane.Lanes;

/**
 * Interpolates eight rows of planes along x, a word for each column. What the columns are mixed of is found once for all planes of
 * a size. Belongs to one thread.
 */
final class ColumnMixer {

    /** A shift between the rows of a group, in samples, above which it is drawn in parts. */
    private static final double VISIBLE = 0.45;

    private static final int ONE = 1 << 16;

    private final int[] lefts;
    private final long[] weights;
    private final long[] left;
    private final long[] right;
    private final long[] weight;
    private final long[] mixed;
    private final int words;
    private int from;
    private int end;

    /** @param words of the widest row that is made */
    ColumnMixer(int words) {
        this.words = words;
        lefts = new int[words * 8];
        weights = new long[words * 8];
        left = new long[words];
        right = new long[words];
        weight = new long[words];
        mixed = new long[words];
    }

    /** In how many parts a group of eight rows is drawn, of which the last is shifted against the first. */
    static int parts(double shift) {
        return shift < VISIBLE ? 1 : shift < 2 * VISIBLE ? 2 : shift < 4 * VISIBLE ? 4 : 8;
    }

    /** The rows of one of some parts, in a word of a column. */
    static long mask(int part, int parts) {
        return parts == 1 ? -1L : (-1L >>> 64 - 64 / parts) << part * (64 / parts);
    }

    /**
     * Finds the columns of a plane that are mixed.
     *
     * @param width samples of the plane, beyond which its edge goes on
     * @param start place of the first column in the plane
     * @param step from one column to the next
     * @param first word of a row that is made
     * @param last exclusive
     */
    void aim(int width, double start, double step, int first, int last) {
        from = first;
        end = last;
        int most = (width - 1) * ONE - 1;
        int by = (int) Math.round(step * ONE * 8);
        for (int c = 0; c < 8; c++) {
            int place = (int) Math.round((start + step * (first * 8 + c)) * ONE);
            for (int i = c * words + first; i < c * words + last; i++, place += by) {
                int inside = Math.max(0, Math.min(place, most));
                lefts[i] = inside >> 16;
                weights[i] = inside >> 8 & 255;
            }
        }
    }

    /**
     * Makes words of columns, those of the columns {@code c}, {@code c + 8} … in row {@code c}; {@link Lanes#transpose} turns them
     * into rows.
     *
     * @param columns words of the plane, one for each column
     * @param to rows that are written where the mask is set
     * @param smooth whether samples are interpolated
     */
    void mix(long[] columns, long[][] to, long mask, boolean smooth) {
        for (int c = 0; c < 8; c++) {
            int at = c * words;
            for (int w = from; w < end; w++) {
                int column = lefts[at + w];
                left[w] = columns[column];
                right[w] = columns[column + 1];
            }
            long[] words8 = smooth ? mixed : left;
            if (smooth) {
                System.arraycopy(weights, at + from, weight, from, end - from);
                mix(left, right, weight, mixed, from, end, Dither.even((c & 1) * 5), Dither.odd((c & 1) * 5));
            }
            if (mask == -1L) {
                System.arraycopy(words8, from, to[c], from, end - from);
            } else {
                select(words8, to[c], from, end, mask);
            }
        }
    }

    private static void select(long[] words, long[] to, int from, int end, long mask) {
        for (int i = from; i < end; i++) {
            to[i] = to[i] & ~mask | words[i] & mask;
        }
    }

    /** Short loops over arrays alone, which the compiler turns into vector instructions. */
    private static void mix(
            long[] a, long[] b, long[] weight, long[] to, int from, int end, long roundEven, long roundOdd) {
        for (int i = from; i < end; i++) {
            long even = a[i] & Lanes.EVEN;
            to[i] = (((even << 8) + ((b[i] & Lanes.EVEN) - even) * weight[i] + roundEven) >>> 8) & Lanes.EVEN;
        }
        for (int i = from; i < end; i++) {
            long odd = (a[i] >>> 8) & Lanes.EVEN;
            to[i] |= ((odd << 8) + (((b[i] >>> 8) & Lanes.EVEN) - odd) * weight[i] + roundOdd) & ~Lanes.EVEN;
        }
    }
}
