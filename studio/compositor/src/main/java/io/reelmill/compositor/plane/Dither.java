package io.reelmill.compositor.plane;

/**
 * An ordered pattern of thresholds (Bayer, 8x8) for roundings that keep the mean of a gradient between two levels.
 */
public final class Dither {

    private static final long[] EVEN = new long[8];
    private static final long[] ODD = new long[8];

    private static final int[] THRESHOLDS = new int[64];

    static {
        for (int i = 0; i < THRESHOLDS.length; i++) {
            THRESHOLDS[i] = bayer(i & 7, i >> 3);
        }
        for (int y = 0; y < 8; y++) {
            for (int lane = 0; lane < 4; lane++) {
                EVEN[y] |= (long) threshold(lane * 2, y) << (lane * 16);
                ODD[y] |= (long) threshold(lane * 2 + 1, y) << (lane * 16);
            }
        }
    }

    private Dither() {}

    /** The threshold of a place, 2 to 254 in steps of 4. */
    public static int threshold(int x, int y) {
        return THRESHOLDS[(y & 7) << 3 | x & 7];
    }

    private static int bayer(int x, int y) {
        int order = 0;
        int diagonal = x ^ y;
        for (int bit = 0; bit < 3; bit++) {
            order = order << 2 | ((diagonal >> bit) & 1) << 1 | (y >> bit) & 1;
        }
        return order * 4 + 2;
    }

    /** Thresholds of the even bytes of a word in a row, one for each 16-bit lane. */
    public static long even(int row) {
        return EVEN[row & 7];
    }

    /** Thresholds of the odd bytes of a word in a row, one for each 16-bit lane. */
    public static long odd(int row) {
        return ODD[row & 7];
    }
}
