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

    private static final int CELL_ROWS = Coverage.WORDS * 8;
    private static final int SHARE_BITS = 9;
    private static final int SHARE_MASK = (1 << SHARE_BITS) - 1;

    private int[] aims = new int[0];
    private final long[][][] tile = new long[TILE][8][Plane.BAND];
    /** Those of a band, after the last one of the band above it. */
    private long[][] rows = new long[1 + ROWS][0];

    private long[] mixed = new long[0];
    private int firstWord;
    private int words;

    /** Takes rows as they are drawn, from the top to the bottom. */
    interface Rows {
        /**
         * Takes words of a row, which are free again on return.
         *
         * @param samples the words at their places in the row
         * @param end exclusive
         */
        void take(int row, long[] samples, int from, int end, boolean opaque);
    }

    /**
     * Fills a rectangle of a raster. Places outside the plane take the value of its nearest edge.
     *
     * @param x0 left edge, a multiple of 8
     * @param x1 right edge, exclusive; the word that it falls into is filled as a whole
     */
    public void draw(Plane source, Axis x, Axis y, Raster target, int x0, int y0, int x1, int y1) {
        if (x1 <= x0 || y1 <= y0) {
            return;
        }
        int words = target.words();
        aim(source, x, x0, (x1 - x0 + 7) >> 3);
        draw(
                source,
                y,
                null,
                false,
                (row, samples, from, end, opaque) -> target.data.put(row * words + from, samples, from, end - from),
                y0,
                y1);
    }

    /**
     * Aims at columns, and finds out which words of them are seen.
     *
     * @param solid whether opaque words are told apart
     */
    void aim(Plane source, Coverage coverage, Axis x, int x0, int x1, boolean solid, VisibleCells cells) {
        int words = (x1 - x0 + 7) >> 3;
        aim(source, x, x0, words);
        cells.begin(coverage, x0 >> 3, words);
        for (int w = 0; w < words; w++) {
            cells.aim(coverage, (x0 >> 3) + w, aims[w * 8] >> SHARE_BITS, (aims[w * 8 + 7] >> SHARE_BITS) + 1, solid);
        }
        cells.end();
    }

    /**
     * Draws the rows of columns that were aimed at before.
     *
     * @param cells what is drawn of them, or null for everything
     * @param translucent whether opaque words are left out
     */
    void draw(Plane source, Axis y, VisibleCells cells, boolean translucent, Rows taker, int y0, int y1) {
        makeRoom();
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
                enter(source, band, first, last, cells, translucent);
            }
            long[] upper = rows[above - band * ROWS + 1];
            long[] lower = rows[above - band * ROWS + 2];
            if (cells == null) {
                give(row, upper, lower, share, firstWord, firstWord + words, false, taker);
                continue;
            }
            int runs = cells.runs(above / CELL_ROWS, (above + 1) / CELL_ROWS);
            for (int i = 0; i < runs; i++) {
                if (!translucent || !cells.opaque(i)) {
                    give(row, upper, lower, share, cells.from(i), cells.end(i), cells.opaque(i), taker);
                }
            }
        }
    }

    private void give(int row, long[] upper, long[] lower, int share, int from, int end, boolean opaque, Rows taker) {
        if (share == 0) {
            taker.take(row, upper, from, end, opaque);
        } else {
            Lanes.mixAll(upper, lower, mixed, from, end, share, Dither.even(row), Dither.odd(row));
            taker.take(row, mixed, from, end, opaque);
        }
    }

    private static int above(double place, int lastRow) {
        return Math.min((int) Math.max(place, 0), lastRow);
    }

    private void makeRoom() {
        int needed = firstWord + (words + TILE - 1) / TILE * TILE; // whole tiles
        if (mixed.length < needed) {
            rows = new long[1 + ROWS][needed];
            mixed = new long[needed];
        }
    }

    /** For each column its left neighbour in the source, and the share of the right one in 1/256. */
    private void aim(Plane source, Axis x, int x0, int words) {
        this.firstWord = x0 >> 3;
        this.words = words;
        int n = words * 8;
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
    private void enter(Plane source, int band, int first, int last, VisibleCells cells, boolean translucent) {
        long[] lastOfBefore = rows[ROWS];
        rows[ROWS] = rows[0];
        rows[0] = lastOfBefore;
        int from = Math.max(0, (first >> 3) - band * Plane.BAND);
        int end = Math.min(Plane.BAND, (last >> 3) + 1 - band * Plane.BAND);
        for (int word = 0; word < words; word += TILE) {
            int n = Math.min(TILE, words - word);
            if (cells == null) {
                for (int t = 0; t < n; t++) {
                    across(source.bands[band], (word + t) * 8, tile[t], from, end);
                }
                takeOver(from, end, firstWord + word);
                continue;
            }
            int all = 0;
            for (int t = 0; t < n; t++) {
                int needed = cells.needed(band, firstWord + word + t, translucent);
                all |= needed;
                while (needed != 0) {
                    int begin = Integer.numberOfTrailingZeros(needed);
                    int stop = begin + Integer.numberOfTrailingZeros(~(needed >>> begin));
                    across(
                            source.bands[band],
                            (word + t) * 8,
                            tile[t],
                            Math.max(from, begin * Coverage.WORDS),
                            Math.min(end, stop * Coverage.WORDS));
                    needed &= -1 << stop;
                }
            }
            while (all != 0) {
                int begin = Integer.numberOfTrailingZeros(all);
                int stop = begin + Integer.numberOfTrailingZeros(~(all >>> begin));
                int below = Math.min(end, stop * Coverage.WORDS);
                takeOver(Math.max(from, begin * Coverage.WORDS), below, firstWord + word);
                all &= -1 << stop;
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

    private void takeOver(int from, int end, int at) {
        for (int r = 0; r < 8; r++) {
            takeOver(r, from, end, at);
        }
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
