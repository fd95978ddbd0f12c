package io.reelmill.compositor.still;

import io.reelmill.compositor.plane.Coverage;
import io.reelmill.compositor.plane.Dither;
import io.reelmill.compositor.plane.Plane;
import java.util.Arrays;

/**
 * Turns samples into planes, sixteen rows at a time. Luma is dithered, and so is the mean colour of each 2x2 block.
 *
 * <p>All that is done for every sample is done in loops so short that the compiler makes vector instructions of them.
 */
final class Conversion {

    private static final int STRIP = 16;
    private static final int DITHERS = 8;

    private final Rows from;
    private final int left;
    private final int top;
    private final int width;
    private final int height;
    private final boolean opaque;

    private final Plane y;
    private final Plane u;
    private final Plane v;
    private final Plane alpha;
    private final Plane chromaAlpha;

    /** What the sums of rows begin with: thresholds in units of 2^-16 of a level, and black where all is opaque. */
    private final int[][] lumaFeet;

    /** The same for the sums of blocks of four, which have a quarter of the unit; some more of them than a row has. */
    private final int[][] chromaFeet;

    private int[] argb;
    private int[] above;
    private final int[] sums;
    /** Blue and red of blocks, and green and alpha, in halves of a number. */
    private final int[] even;

    private final int[] odd;
    private final int[] blockSums;

    /**
     * @param left where the planes begin in the picture; what lies outside of it is transparent
     * @param opaque whether anything transparent is shown before black; what lies outside is then as the nearest edge is
     */
    Conversion(Rows from, int left, int top, int right, int bottom, boolean opaque) {
        this.from = from;
        this.left = left;
        this.top = top;
        this.opaque = opaque;
        width = Math.max(4, right - left + 1 & ~1);
        height = Math.max(4, bottom - top + 1 & ~1);
        y = new Plane(width, height);
        u = new Plane(width / 2, height / 2);
        v = new Plane(width / 2, height / 2);
        alpha = opaque ? null : new Plane(width, height);
        chromaAlpha = opaque ? null : new Plane(width / 2, height / 2);
        lumaFeet = feet(width, 8, opaque ? 255 * Bt709.LUMA_FOOT : 0);
        chromaFeet = feet(width / 2 + DITHERS, 10, opaque ? 4 * 255 * Bt709.CHROMA_FOOT : 0);
        argb = new int[width];
        above = new int[width];
        sums = new int[width];
        even = new int[width / 2];
        odd = new int[width / 2];
        blockSums = new int[width / 2];
    }

    private static int[][] feet(int width, int shift, int black) {
        int[][] feet = new int[DITHERS][width];
        for (int row = 0; row < DITHERS; row++) {
            for (int x = 0; x < width; x++) {
                feet[row][x] = (Dither.threshold(x, row) << shift) + black;
            }
        }
        return feet;
    }

    Still run() {
        Words upperLuma = new Words(width);
        Words lowerLuma = new Words(width);
        Words upperAlpha = new Words(width);
        Words lowerAlpha = new Words(width);
        Words blue = new Words(width / 2);
        Words red = new Words(width / 2);
        Words faint = new Words(width / 2);
        for (int strip = 0; strip < height; strip += STRIP) {
            int end = Math.min(STRIP, height - strip);
            for (int row = 0; row < end; row++) {
                fetch(strip + row);
                luma(strip + row, row < 8 ? upperLuma : lowerLuma);
                if (!opaque) {
                    Words words = row < 8 ? upperAlpha : lowerAlpha;
                    shift(argb, words.part(row), 24, 8 * (row & 3));
                }
                if (row % 2 == 1) {
                    gatherBlocks();
                    int place = (strip + row) / 2;
                    chroma(chromaFeet[place + 3 & 7], 0, Bt709.BLUE_R, Bt709.BLUE_G, Bt709.HALF, blue, row / 2);
                    chroma(chromaFeet[place & 7], 5, Bt709.HALF, Bt709.RED_G, Bt709.RED_B, red, row / 2);
                    if (!opaque) {
                        opacity(faint, row / 2);
                    }
                }
            }
            upperLuma.moveTo(y, strip);
            upperAlpha.moveTo(alpha, strip);
            if (end > 8) {
                lowerLuma.moveTo(y, strip + 8);
                lowerAlpha.moveTo(alpha, strip + 8);
            }
            blue.moveTo(u, strip / 2);
            red.moveTo(v, strip / 2);
            faint.moveTo(chromaAlpha, strip / 2);
        }
        return new Still(
                from.width(),
                from.height(),
                left,
                top,
                y,
                u,
                v,
                alpha,
                chromaAlpha,
                opaque ? null : Coverage.of(alpha),
                opaque ? null : Coverage.of(chromaAlpha));
    }

    /** Takes over a row; the one before is still there. */
    private void fetch(int row) {
        int[] before = above;
        above = argb;
        argb = before;
        int source = opaque ? Math.min(top + row, from.height() - 1) : top + row;
        int first = Math.max(0, -left);
        int end = Math.min(width, from.width() - left);
        if (source < 0 || source >= from.height() || end <= first) {
            Arrays.fill(argb, 0);
            return;
        }
        from.row(source, left + first, argb, first, end - first);
        Arrays.fill(argb, 0, first, 0);
        Arrays.fill(argb, end, width, opaque ? argb[end - 1] : 0);
    }

    private void luma(int row, Words words) {
        System.arraycopy(lumaFeet[row & 7], 0, sums, 0, width);
        if (!opaque) {
            weigh(argb, sums, 24, 255, Bt709.LUMA_FOOT);
        }
        weigh(argb, sums, 16, 255, Bt709.LUMA_R);
        weigh(argb, sums, 8, 255, Bt709.LUMA_G);
        weigh(argb, sums, 0, 255, Bt709.LUMA_B);
        shift(sums, words.part(row), 16, 8 * (row & 3));
    }

    /** Adds up the samples of each 2x2 block in the last two rows. */
    private void gatherBlocks() {
        add(above, argb, 0, sums);
        pair(sums, even);
        add(above, argb, 8, sums);
        pair(sums, odd);
    }

    private void chroma(int[] feet, int shifted, int r, int g, int b, Words words, int row) {
        System.arraycopy(feet, shifted, blockSums, 0, blockSums.length);
        if (!opaque) {
            weigh(odd, blockSums, 16, 0xFFFF, Bt709.CHROMA_FOOT);
        }
        weigh(even, blockSums, 16, 0xFFFF, r);
        weigh(odd, blockSums, 0, 0xFFFF, g);
        weigh(even, blockSums, 0, 0xFFFF, b);
        shift(blockSums, words.part(row), 18, 8 * (row & 3));
    }

    private static void weigh(int[] samples, int[] sums, int shift, int mask, int factor) {
        for (int i = 0; i < samples.length; i++) {
            sums[i] += (samples[i] >>> shift & mask) * factor;
        }
    }

    /** Adds every other channel of two rows. */
    private static void add(int[] above, int[] below, int shift, int[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] = (above[i] >>> shift & 0xFF00FF) + (below[i] >>> shift & 0xFF00FF);
        }
    }

    private static void pair(int[] sums, int[] blocks) {
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = sums[2 * i] + sums[2 * i + 1];
        }
    }

    /** Puts what is left of values after one shift to the right where another one to the left brings it. */
    private static void shift(int[] values, int[] words, int right, int left) {
        for (int i = 0; i < values.length; i++) {
            words[i] |= values[i] >>> right << left;
        }
    }

    private void opacity(Words words, int row) {
        int[] to = words.part(row);
        int place = 8 * (row & 3);
        for (int i = 0; i < to.length; i++) {
            to[i] |= ((odd[i] >>> 16) + 2 >> 2) << place;
        }
    }

    /** Eight samples below each other for each column, in two halves. */
    private record Words(int[] upper, int[] lower) {

        Words(int width) {
            this(new int[width], new int[width]);
        }

        /** The half that a row belongs to. */
        int[] part(int row) {
            return (row & 4) == 0 ? upper : lower;
        }

        /** Gives the samples to a plane and begins anew; null where there is none. */
        void moveTo(Plane plane, int row) {
            if (plane != null) {
                plane.setEight(row, upper, lower);
                Arrays.fill(upper, 0);
                Arrays.fill(lower, 0);
            }
        }
    }
}
