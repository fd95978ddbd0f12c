package io.reelmill.compositor.still;

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

    /** Thresholds of rows, in units of 2^-16 of a level. */
    private final int[][] thresholds;

    private final int[] argb;
    private final int[] sums;
    private final int[] blues;
    private final int[] reds;
    private final int[] alphas;

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
        thresholds = new int[DITHERS][width];
        for (int row = 0; row < DITHERS; row++) {
            for (int x = 0; x < width; x++) {
                thresholds[row][x] = Dither.threshold(x, row) << 8;
            }
        }
        argb = new int[width];
        sums = new int[width];
        blues = new int[width];
        reds = new int[width];
        alphas = new int[width];
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
                chroma(row % 2 == 0);
                if (row % 2 == 1) {
                    mean(blues, thresholds[(strip + row) / 2 + 3 & 7], 0, blue, row / 2);
                    mean(reds, thresholds[(strip + row) / 2 & 7], 5, red, row / 2);
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
        return new Still(from.width(), from.height(), left, top, y, u, v, alpha, chromaAlpha);
    }

    /** Takes over a row. */
    private void fetch(int row) {
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
        if (opaque) {
            for (int i = 0; i < argb.length; i++) {
                argb[i] |= 0xFF000000;
            }
        }
    }

    private void luma(int row, Words words) {
        System.arraycopy(thresholds[row & 7], 0, sums, 0, width);
        weigh(argb, sums, 24, Bt709.LUMA_FOOT);
        weigh(argb, sums, 16, Bt709.LUMA_R);
        weigh(argb, sums, 8, Bt709.LUMA_G);
        weigh(argb, sums, 0, Bt709.LUMA_B);
        shift(sums, words.part(row), 16, 8 * (row & 3));
    }

    /** Adds a row's colour differences to those of the row above. */
    private void chroma(boolean first) {
        if (first) {
            Arrays.fill(blues, 0);
            Arrays.fill(reds, 0);
            Arrays.fill(alphas, 0);
        }
        weigh(argb, blues, 24, Bt709.CHROMA_FOOT);
        weigh(argb, blues, 16, Bt709.BLUE_R);
        weigh(argb, blues, 8, Bt709.BLUE_G);
        weigh(argb, blues, 0, Bt709.HALF);
        weigh(argb, reds, 24, Bt709.CHROMA_FOOT);
        weigh(argb, reds, 16, Bt709.HALF);
        weigh(argb, reds, 8, Bt709.RED_G);
        weigh(argb, reds, 0, Bt709.RED_B);
        if (!opaque) {
            weigh(argb, alphas, 24, 1);
        }
    }

    private static void weigh(int[] samples, int[] sums, int shift, int factor) {
        for (int i = 0; i < samples.length; i++) {
            sums[i] += (samples[i] >>> shift & 255) * factor;
        }
    }

    /** Puts what is left of values after one shift to the right where another one to the left brings it. */
    private static void shift(int[] values, int[] words, int right, int left) {
        for (int i = 0; i < values.length; i++) {
            words[i] |= values[i] >>> right << left;
        }
    }

    /** Brings sums over two rows down to means over blocks. */
    private static void mean(int[] sums, int[] thresholds, int shifted, Words words, int row) {
        int[] to = words.part(row);
        int place = 8 * (row & 3);
        for (int i = 0; i < to.length; i++) {
            int level = (sums[2 * i] + sums[2 * i + 1] >> 2) + thresholds[i + shifted & 7] >> 16;
            to[i] |= level << place;
        }
    }

    private void opacity(Words words, int row) {
        int[] to = words.part(row);
        int place = 8 * (row & 3);
        for (int i = 0; i < to.length; i++) {
            to[i] |= (alphas[2 * i] + alphas[2 * i + 1] + 2 >> 2) << place;
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
