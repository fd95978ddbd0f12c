package io.reelmill.compositor.plane;

/**
 * Draws a plane, moved and scaled with sub-pixel precision (1/256 of a sample), by separable linear interpolation.
 *
 * <p>Each strip of eight source rows is first interpolated along x, eight rows in one word; the words are then turned
 * into rows and these interpolated along y. Roundings follow a fixed pattern on the screen, so that soft gradients do
 * not fall into bands. An instance keeps its scratch memory and belongs to one thread.
 */
public final class Resampler {

    /** Rows that are kept after the first pass: two strips. */
    private static final int KEPT = 16;

    private static final int SHARE_BITS = 9;
    private static final int SHARE_MASK = (1 << SHARE_BITS) - 1;
    // constants to the compiler, two columns' worth of the pattern
    private static final long EVEN_0 = Dither.even(0);
    private static final long ODD_0 = Dither.odd(0);
    private static final long EVEN_1 = Dither.even(5);
    private static final long ODD_1 = Dither.odd(5);
    private static final long ROW_MASK = 0x00000000FFFFFFFFL;
    private static final long PAIR_MASK = 0x0000FFFF0000FFFFL;

    private int[] aims = new int[0];
    private final long[][] rows = new long[KEPT][0];
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
        int done = -1;
        int lastRow = source.height() - 2;
        for (int row = y0; row < y1; row++) {
            double place = Math.min(Math.max(y.at(row), 0), source.height() - 1);
            int above = Math.min((int) place, lastRow);
            int share = (int) Math.rint((place - above) * 256);
            int strip = above >> 3;
            if (done < strip) {
                done = Math.max(done, strip - 1);
            }
            while (done < (above + 1) >> 3) {
                done++;
                if (done >= strip) {
                    acrossStrip(source.strips, done * source.width(), words, (done & 1) * 8);
                }
            }
            int at = row * target.words() + (x0 >> 3);
            if (share == 0) {
                System.arraycopy(rows[above & 15], 0, target.data, at, words);
            } else {
                long even = Dither.even(row);
                Lanes.mixAll(rows[above & 15], rows[(above + 1) & 15], mixed, words, share, even, Dither.odd(row));
                System.arraycopy(mixed, 0, target.data, at, words);
            }
        }
    }

    private void makeRoom(int words) {
        if (mixed.length < words) {
            mixed = new long[words];
            for (int i = 0; i < KEPT; i++) {
                rows[i] = new long[words];
            }
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

    private void acrossStrip(long[] strips, int base, int words, int first) {
        int[] aims = this.aims;
        long[] r0 = rows[first];
        long[] r1 = rows[first + 1];
        long[] r2 = rows[first + 2];
        long[] r3 = rows[first + 3];
        long[] r4 = rows[first + 4];
        long[] r5 = rows[first + 5];
        long[] r6 = rows[first + 6];
        long[] r7 = rows[first + 7];
        for (int w = 0; w < words; w++) {
            int i = w * 8;
            long a = across(strips, base, aims[i], EVEN_0, ODD_0);
            long b = across(strips, base, aims[i + 1], EVEN_1, ODD_1);
            long c = across(strips, base, aims[i + 2], EVEN_0, ODD_0);
            long d = across(strips, base, aims[i + 3], EVEN_1, ODD_1);
            long e = across(strips, base, aims[i + 4], EVEN_0, ODD_0);
            long f = across(strips, base, aims[i + 5], EVEN_1, ODD_1);
            long g = across(strips, base, aims[i + 6], EVEN_0, ODD_0);
            long h = across(strips, base, aims[i + 7], EVEN_1, ODD_1);
            // an 8x8 transposition: halves, then pairs, then single bytes change places
            long t = ((a >>> 32) ^ e) & ROW_MASK;
            e ^= t;
            a ^= t << 32;
            t = ((b >>> 32) ^ f) & ROW_MASK;
            f ^= t;
            b ^= t << 32;
            t = ((c >>> 32) ^ g) & ROW_MASK;
            g ^= t;
            c ^= t << 32;
            t = ((d >>> 32) ^ h) & ROW_MASK;
            h ^= t;
            d ^= t << 32;
            t = ((a >>> 16) ^ c) & PAIR_MASK;
            c ^= t;
            a ^= t << 16;
            t = ((b >>> 16) ^ d) & PAIR_MASK;
            d ^= t;
            b ^= t << 16;
            t = ((e >>> 16) ^ g) & PAIR_MASK;
            g ^= t;
            e ^= t << 16;
            t = ((f >>> 16) ^ h) & PAIR_MASK;
            h ^= t;
            f ^= t << 16;
            t = ((a >>> 8) ^ b) & Lanes.EVEN;
            r0[w] = a ^ t << 8;
            r1[w] = b ^ t;
            t = ((c >>> 8) ^ d) & Lanes.EVEN;
            r2[w] = c ^ t << 8;
            r3[w] = d ^ t;
            t = ((e >>> 8) ^ f) & Lanes.EVEN;
            r4[w] = e ^ t << 8;
            r5[w] = f ^ t;
            t = ((g >>> 8) ^ h) & Lanes.EVEN;
            r6[w] = g ^ t << 8;
            r7[w] = h ^ t;
        }
    }

    /** One column between two of the source, eight rows of it. */
    private static long across(long[] strips, int base, int aim, long roundEven, long roundOdd) {
        int at = base + (aim >> SHARE_BITS);
        return Lanes.mix(strips[at], strips[at + 1], aim & SHARE_MASK, roundEven, roundOdd);
    }
}
