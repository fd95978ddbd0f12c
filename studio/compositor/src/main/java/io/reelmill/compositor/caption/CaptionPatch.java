package io.reelmill.compositor.caption;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Bt709;

/**
 * A drawn caption as premultiplied planes, ready to be laid over frames.
 *
 * @param x left edge in the frame, a multiple of 16
 * @param y top edge in the frame, even
 */
record CaptionPatch(int x, int y, Frame samples, Raster alpha, Raster chromaAlpha) {

    /** Two channels of a sample, with room above each. */
    private static final int PAIR = 0x00FF00FF;

    /** A transparent patch. */
    CaptionPatch(int x, int y, int width, int height) {
        this(x, y, new Frame(width, height), new Raster(width, height), new Raster(width / 2, height / 2));
    }

    void over(Frame frame) {
        frame.y().over(samples.y(), alpha, x, y);
        frame.u().over(samples.u(), chromaAlpha, x / 2, y / 2);
        frame.v().over(samples.v(), chromaAlpha, x / 2, y / 2);
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
     * @param argb premultiplied, row after row
     * @param part its left and right edges are multiples of 16, its top and bottom are even
     */
    void update(int[] argb, Part part) {
        int width = alpha.width();
        for (int row = part.top(); row < part.bottom(); row += 2) {
            for (int col = part.left(); col < part.right(); col += 16) {
                if (clear(argb, row * width + col, width, col)) {
                    erase(col, row);
                } else {
                    for (int half = col; half < Math.min(width, col + 16); half += 8) {
                        luma(argb, row * width + half, Math.min(8, width - half), half, row);
                        luma(argb, (row + 1) * width + half, Math.min(8, width - half), half, row + 1);
                    }
                    chroma(argb, width, col / 2, row / 2);
                }
            }
        }
    }

    /** Whether nothing is seen in sixteen columns of two rows, which is so in most of a patch. */
    private static boolean clear(int[] argb, int at, int width, int col) {
        int n = Math.min(16, width - col);
        int seen = col == 0 ? 0 : argb[at - 1] | argb[at + width - 1];
        for (int i = at; i < at + n; i++) {
            seen |= argb[i] | argb[i + width];
        }
        return seen == 0;
    }

    private void erase(int col, int row) {
        for (int half = col; half < Math.min(alpha.width(), col + 16); half += 8) {
            samples.y().setEight(half, row, 0);
            samples.y().setEight(half, row + 1, 0);
            alpha.setEight(half, row, 0);
            alpha.setEight(half, row + 1, 0);
        }
        samples.u().setEight(col / 2, row / 2, 0);
        samples.v().setEight(col / 2, row / 2, 0);
        chromaAlpha.setEight(col / 2, row / 2, 0);
    }

    /** Right and bottom are exclusive. */
    record Part(int left, int top, int right, int bottom) {}

    private void luma(int[] argb, int at, int n, int col, int row) {
        long lumas = 0;
        long alphas = 0;
        for (int i = 0; i < n; i++) {
            int sample = argb[at + i];
            if (sample != 0) {
                int a = sample >>> 24;
                long luma = Bt709.luma(sample >> 16 & 255, sample >> 8 & 255, sample & 255, a) + 0x8000 >> 16;
                lumas |= luma << (i * 8);
                alphas |= (long) a << (i * 8);
            }
        }
        samples.y().setEight(col, row, lumas);
        alpha.setEight(col, row, alphas);
    }

    private void chroma(int[] argb, int width, int col, int row) {
        long blues = 0;
        long reds = 0;
        long alphas = 0;
        for (int i = 0; i < Math.min(8, width / 2 - col); i++) {
            int at = 2 * row * width + 2 * (col + i);
            int before = col + i == 0 ? at : at - 1;
            int above = argb[at];
            int aboveLeft = argb[before];
            int aboveRight = argb[at + 1];
            int below = argb[at + width];
            int belowLeft = argb[before + width];
            int belowRight = argb[at + width + 1];
            if ((above | aboveLeft | aboveRight | below | belowLeft | belowRight) == 0) {
                continue;
            }
            int redBlue = weighed(
                    above & PAIR,
                    aboveLeft & PAIR,
                    aboveRight & PAIR,
                    below & PAIR,
                    belowLeft & PAIR,
                    belowRight & PAIR);
            int alphaGreen = weighed(
                    above >>> 8 & PAIR,
                    aboveLeft >>> 8 & PAIR,
                    aboveRight >>> 8 & PAIR,
                    below >>> 8 & PAIR,
                    belowLeft >>> 8 & PAIR,
                    belowRight >>> 8 & PAIR);
            int shift = i * 8;
            int a = alphaGreen >>> 16;
            int r = redBlue >>> 16;
            int g = alphaGreen & 0xFFFF;
            int b = redBlue & 0xFFFF;
            blues |= (long) (Bt709.blue(r, g, b, a) + 0x40000 >> 19) << shift;
            reds |= (long) (Bt709.red(r, g, b, a) + 0x40000 >> 19) << shift;
            alphas |= (long) (a + 4 >> 3) << shift;
        }
        samples.u().setEight(col, row, blues);
        samples.v().setEight(col, row, reds);
        chromaAlpha.setEight(col, row, alphas);
    }

    /** Eight times two channels at a chroma sample, which lies on an even column between two rows: 1-2-1 across. */
    private static int weighed(int above, int aboveLeft, int aboveRight, int below, int belowLeft, int belowRight) {
        return aboveLeft + belowLeft + 2 * (above + below) + aboveRight + belowRight;
    }
}
