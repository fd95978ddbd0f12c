package io.reelmill.compositor.plane;

/**
 * Draws a plane, moved and scaled with sub-pixel precision (1/256 of a sample), by separable linear interpolation.
 *
 * <p>A band of source rows is first interpolated along x, eight rows in one word; the words are then turned into rows
 * and these interpolated along y. Roundings follow a fixed pattern on the screen, so that soft gradients do not fall into
 * bands. All of it runs in long plain loops, which the compiler makes vector instructions of. An instance keeps its
 * scratch memory and belongs to one thread.
 */
public final class Resampler {

    /** Words of a column that are interpolated at a time: what comes of them stays in the second-level cache. */
    private static final int BAND = 64;

    private static final int SHARE_BITS = 9;
    private static final int SHARE_MASK = (1 << SHARE_BITS) - 1;

    private int[] aims = new int[0];
    private final long[] left = new long[BAND];
    private final long[] right = new long[BAND];
    private final long[][] eight = new long[8][BAND];
    private long[] rows = new long[0];
    private long[] upper = new long[0];
    private long[] lower = new long[0];
    private long[] mixed = new long[0];

    /**
     * Fills a rectangle of a raster. Places outside the plane take the value of its nearest edge.
     *
     * @param x0 left edge, a multiple of 8
     * @param x1 right edge, exclusive; the word that it falls into is filled as a whole
     */
    public void draw(Plane source, Axis x, Axis y, Raster target, int x0, int y0, int x1, int y1) {
        int words = (x1 - x0 + 7) >> 3;
        if (words <= 0 || y1 <= y0) {
            return;
        }
        aim(source, x, x0, words * 8);
        makeRoom(words);
        int lastRow = source.height() - 2;
        int last = (above(y.at(y1 - 1), lastRow) + 1) >> 3;
        int first = 0;
        int end = 0;
        for (int row = y0; row < y1; row++) {
            double place = Math.min(Math.max(y.at(row), 0), source.height() - 1);
            int above = above(place, lastRow);
            int share = (int) Math.rint((place - above) * 256);
            if ((above + 1) >> 3 >= end) {
                first = above >> 3;
                end = Math.min(last + 1, first + BAND);
                across(source, first, end - first, words);
            }
            int from = (above - first * 8) * words;
            int at = row * target.words() + (x0 >> 3);
            if (share == 0) {
                System.arraycopy(rows, from, target.data, at, words);
            } else {
                System.arraycopy(rows, from, upper, 0, words);
                System.arraycopy(rows, from + words, lower, 0, words);
                Lanes.mixAll(upper, lower, mixed, words, share, Dither.even(row), Dither.odd(row));
                System.arraycopy(mixed, 0, target.data, at, words);
            }
        }
    }

    private static int above(double place, int lastRow) {
        return Math.min((int) Math.max(place, 0), lastRow);
    }

    private void makeRoom(int words) {
        if (upper.length < words) {
            rows = new long[BAND * 8 * words];
            upper = new long[words];
            lower = new long[words];
            mixed = new long[words];
        }
    }

    /** For each column its left neighbour in the source, and the share of the right one in 1/256. */
    private void aim(Plane source, Axis x, int x0, int n) {
        if (aims.length < n) {
            aims = new int[n];
        }
        int last = source.width() - 2;
        for (int i = 0; i < n; i++) {
            double place = Math.min(Math.max(x.at(x0 + i), 0), source.width() - 1);
            int left = Math.min((int) place, last);
            aims[i] = left << SHARE_BITS | (int) Math.rint((place - left) * 256);
        }
    }

    /** Interpolates {@code n} words of all columns along x, and turns them into rows. */
    private void across(Plane source, int first, int n, int words) {
        for (int w = 0; w < words; w++) {
            for (int c = 0; c < 8; c++) {
                int aim = aims[w * 8 + c];
                int at = (aim >> SHARE_BITS) * source.tall + first;
                // two columns' worth of the pattern
                int pattern = (c & 1) * 5;
                System.arraycopy(source.columns, at, left, 0, n);
                System.arraycopy(source.columns, at + source.tall, right, 0, n);
                long share = aim & SHARE_MASK;
                Lanes.mixAll(left, right, eight[c], n, share, Dither.even(pattern), Dither.odd(pattern));
            }
            Lanes.transpose(eight, n);
            for (int r = 0; r < 8; r++) {
                scatter(eight[r], n, rows, r * words + w, 8 * words);
            }
        }
    }

    private static void scatter(long[] from, int n, long[] to, int start, int step) {
        for (int i = 0, at = start; i < n; i++, at += step) {
            to[at] = from[i];
        }
    }
}
