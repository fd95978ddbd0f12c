package io.reelmill.compositor.caption;

import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Bt709;
import java.nio.IntBuffer;

/**
 * Two rows of a drawn caption on their way into planes.
 *
 * <p>All that is done for every sample is done in loops so short that the compiler makes vector instructions of them.
 * Column {@code x} is at {@code x + 1} of all arrays: before the first stands what the first has.
 */
final class RowPair {

    /** Two channels of a sample, with room above each. */
    private static final int PAIR = 0x00FF00FF;

    private final int[] upper;
    private final int[] lower;
    private final int[] levels;
    private final int[] redBlue;
    private final int[] alphaGreen;
    private final int[] redBlueAcross;
    private final int[] alphaGreenAcross;

    /** @param width a multiple of 16 */
    RowPair(int width) {
        upper = new int[width + 2];
        lower = new int[width + 2];
        levels = new int[width + 2];
        redBlue = new int[width + 2];
        alphaGreen = new int[width + 2];
        redBlueAcross = new int[width + 2];
        alphaGreenAcross = new int[width + 2];
    }

    /**
     * Takes over a part of two rows.
     *
     * @param argb premultiplied
     * @param at where the upper row begins in it
     * @param stride from there to the lower row
     */
    void fetch(IntBuffer argb, int at, int stride, int left, int right) {
        fetch(argb, at, upper, left, right);
        fetch(argb, at + stride, lower, left, right);
    }

    private static void fetch(IntBuffer argb, int at, int[] row, int left, int right) {
        int first = Math.max(0, left - 1);
        argb.get(at + first, row, first + 1, right - first);
        if (left == 0) {
            row[0] = row[1];
        }
    }

    /** The first sixteen columns of a part in which anything is seen; {@code right} where there are none. */
    int first(int left, int right) {
        int x = left - 1;
        while (x < right && (upper[x + 1] | lower[x + 1]) == 0) {
            x++;
        }
        return Math.max(left, x & ~15);
    }

    /** Behind the last sixteen columns in which anything is seen, a little to the left of them as well. */
    int last(int left, int right) {
        int x = right - 1;
        while (x >= left && (upper[x + 1] | lower[x + 1]) == 0) {
            x--;
        }
        return Math.min(right, x + 17 & ~15);
    }

    /** Puts luma and opacity of both rows where they belong. */
    void lumas(Raster luma, Raster alpha, int row, int left, int right) {
        lumas(upper, levels, left + 1, right + 1);
        pack(luma, alpha, row, left, right);
        lumas(lower, levels, left + 1, right + 1);
        pack(luma, alpha, row + 1, left, right);
    }

    /** Luma below, opacity above. */
    private static void lumas(int[] argb, int[] to, int from, int end) {
        for (int i = from; i < end; i++) {
            int luma = Bt709.luma(argb[i] >>> 16 & 255, argb[i] >>> 8 & 255, argb[i] & 255, argb[i] >>> 24);
            to[i] = luma + 0x8000 >>> 16 | argb[i] >>> 24 << 16;
        }
    }

    private void pack(Raster luma, Raster alpha, int row, int left, int right) {
        for (int x = left; x < right; x += 8) {
            long lumas = 0;
            long alphas = 0;
            for (int i = 0; i < 8; i++) {
                int level = levels[x + 1 + i];
                lumas |= (long) (level & 255) << (i * 8);
                alphas |= (long) (level >>> 16) << (i * 8);
            }
            luma.setEight(x, row, lumas);
            alpha.setEight(x, row, alphas);
        }
    }

    /**
     * Puts colour differences and opacity at the chroma samples, which lie on even columns between the rows, where they
     * belong: means, weighed 1-2-1 across.
     *
     * @param row of chroma
     * @param left of luma, a multiple of 16 as {@code right} is
     */
    void chromas(Raster blue, Raster red, Raster alpha, int row, int left, int right) {
        int from = left + 1;
        add(upper, lower, 0, redBlue, left, right + 1);
        add(upper, lower, 8, alphaGreen, left, right + 1);
        across(redBlue, redBlueAcross, from, right);
        across(alphaGreen, alphaGreenAcross, from, right);
        levels(redBlueAcross, alphaGreenAcross, levels, from, right);
        for (int x = left; x < right; x += 16) {
            long blues = 0;
            long reds = 0;
            long alphas = 0;
            for (int i = 0; i < 8; i++) {
                int level = levels[x + 1 + 2 * i];
                blues |= (long) (level & 255) << (i * 8);
                reds |= (long) (level >>> 8 & 255) << (i * 8);
                alphas |= (long) (level >>> 16) << (i * 8);
            }
            blue.setEight(x / 2, row, blues);
            red.setEight(x / 2, row, reds);
            alpha.setEight(x / 2, row, alphas);
        }
    }

    private static void add(int[] upper, int[] lower, int shift, int[] to, int from, int end) {
        for (int i = from; i < end; i++) {
            to[i] = (upper[i] >>> shift & PAIR) + (lower[i] >>> shift & PAIR);
        }
    }

    private static void across(int[] sums, int[] to, int from, int end) {
        for (int i = from; i < end; i++) {
            to[i] = sums[i - 1] + 2 * sums[i] + sums[i + 1];
        }
    }

    /** Blue below, then red, then opacity, of eight times each channel. */
    private static void levels(int[] redBlue, int[] alphaGreen, int[] to, int from, int end) {
        for (int i = from; i < end; i++) {
            int r = redBlue[i] >>> 16;
            int b = redBlue[i] & 0xFFFF;
            int a = alphaGreen[i] >>> 16;
            int g = alphaGreen[i] & 0xFFFF;
            int blue = Bt709.blue(r, g, b, a) + 0x40000 >>> 19;
            int red = Bt709.red(r, g, b, a) + 0x40000 >>> 19;
            to[i] = blue | red << 8 | a + 4 >>> 3 << 16;
        }
    }
}
