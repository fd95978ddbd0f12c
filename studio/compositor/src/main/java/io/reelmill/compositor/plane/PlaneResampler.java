package io.reelmill.compositor.plane;

/**
 * Draws a plane, moved and scaled with sub-pixel precision (1/256 of a sample), by separable linear interpolation.
 *
 * <p>A band of source rows is first interpolated along x, eight rows in one word; the words are then turned into rows
 * and these interpolated along y. Roundings follow a fixed pattern on the screen, so that soft gradients do not fall into
 * bands. All of it runs in long plain loops, which the compiler makes vector instructions of. An instance keeps its
 * scratch memory and belongs to one thread.
 */
public final class PlaneResampler {

    /** Rows of a band: what comes of them stays in the second-level cache. */
    private static final int ROWS = Plane.BAND * 8;
    /** Columns of words that are turned into rows at a time, so that whole lines of the cache are written. */
    private static final int TILE = 8;

    private static final int SHARE_BITS = 9;
    private static final int SHARE_MASK = (1 << SHARE_BITS) - 1;

    private int[] aims = new int[0];
    private final long[][][] tile = new long[TILE][8][Plane.BAND];
    /** Those of a band, after the last one of the band above it. */
    private long[][] rows = new long[1 + ROWS][0];

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
        int first = above(y.at(y0), lastRow);
        int last = above(y.at(y1 - 1), lastRow) + 1;
        int band = first / ROWS - 1;
        for (int row = y0; row < y1; row++) {
            double place = Math.min(Math.max(y.at(row), 0), source.height() - 1);
            int above = above(place, lastRow);
            int share = (int) Math.rint((place - above) * 256);
            while ((above + 1) / ROWS > band) {
                band++;
                enter(source, band, first, last, words);
            }
            long[] upper = rows[above - band * ROWS + 1];
            long[] lower = rows[above - band * ROWS + 2];
            int at = row * target.words() + (x0 >> 3);
            if (share == 0) {
                target.data.put(at, upper, 0, words);
            } else {
                Lanes.mixAll(upper, lower, mixed, 0, words, share, Dither.even(row), Dither.odd(row));
                target.data.put(at, mixed, 0, words);
            }
        }
    }

    private static int above(double place, int lastRow) {
        return Math.min((int) Math.max(place, 0), lastRow);
    }

    private void makeRoom(int words) {
        if (mixed.length < words) {
            // whole tiles
            rows = new long[1 + ROWS][(words + TILE - 1) / TILE * TILE];
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

    /** Makes the rows of the next band, as far as they lie between the first and the last one that are needed. */
    private void enter(Plane source, int band, int first, int last, int words) {
        long[] lastOfBefore = rows[ROWS];
        rows[ROWS] = rows[0];
        rows[0] = lastOfBefore;
        int from = Math.max(0, (first >> 3) - band * Plane.BAND);
        int end = Math.min(Plane.BAND, (last >> 3) + 1 - band * Plane.BAND);
        for (int word = 0; word < words; word += TILE) {
            int n = Math.min(TILE, words - word);
            for (int t = 0; t < n; t++) {
                across(source.bands[band], (word + t) * 8, tile[t], from, end);
            }
            for (int r = 0; r < 8; r++) {
                takeOver(r, from, end, word);
            }
        }
    }

    /** Interpolates words of eight columns along x, and turns them into those of eight rows. */
    private void across(long[][] columns, int column, long[][] eight, int from, int end) {
        for (int c = 0; c < 8; c++) {
            int aim = aims[column + c];
            int left = aim >> SHARE_BITS;
            // two columns' worth of the pattern
            int pattern = (c & 1) * 5;
            Lanes.mixAll(
                    columns[left],
                    columns[left + 1],
                    eight[c],
                    from,
                    end,
                    aim & SHARE_MASK,
                    Dither.even(pattern),
                    Dither.odd(pattern));
        }
        Lanes.transpose(eight, from, end);
    }

    /** Writes the words of a tile that belong to every eighth row, side by side. */
    private void takeOver(int r, int from, int end, int at) {
        long[] w0 = tile[0][r];
        long[] w1 = tile[1][r];
        long[] w2 = tile[2][r];
        long[] w3 = tile[3][r];
        long[] w4 = tile[4][r];
        long[] w5 = tile[5][r];
        long[] w6 = tile[6][r];
        long[] w7 = tile[7][r];
        for (int i = from; i < end; i++) {
            long[] row = rows[1 + i * 8 + r];
            row[at] = w0[i];
            row[at + 1] = w1[i];
            row[at + 2] = w2[i];
            row[at + 3] = w3[i];
            row[at + 4] = w4[i];
            row[at + 5] = w5[i];
            row[at + 6] = w6[i];
            row[at + 7] = w7[i];
        }
    }
}
