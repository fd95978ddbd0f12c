package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Dither;
import io.reelmill.compositor.plane.Lanes;
import io.reelmill.compositor.still.Bt709;
import java.util.Arrays;

/**
 * Lays a soft picture, drawn at an eighth of the size, over a canvas; only where something of it is seen. It is enlarged by linear
 * interpolation, in rows of words. Belongs to one thread.
 */
public final class VeilPainter {

    /** Pixels of the canvas for each of the picture. */
    public static final int COARSE = 8;

    private static final int HALF = 1 << 15;
    /** What is fainter than this cannot be seen, of 255. */
    private static final int FAINT = 1;

    // Weights in sixteenths of a sample and its two neighbours, for the even and the odd samples between them.
    private static final long EVEN_BEFORE = 7L | 3L << 16;
    private static final long EVEN_HERE = 9L | 13L << 16 | 15L << 32 | 11L << 48;
    private static final long EVEN_AFTER = 1L << 32 | 5L << 48;
    private static final long ODD_BEFORE = 5L | 1L << 16;
    private static final long ODD_HERE = 11L | 15L << 16 | 13L << 32 | 9L << 48;
    private static final long ODD_AFTER = 3L << 32 | 7L << 48;

    private final PlanarCanvas canvas;
    private final Coarse luma;
    private final Coarse blue;
    private final Coarse red;
    private final Row above;
    private final Row below;
    private final long[] samples;
    private final long[] alpha;
    private final long[] under;
    private final long[] mixed;
    private final long[] rest;

    /** Samples of one plane and their opacity, in units of one. */
    private record Coarse(int width, int height, int[] samples, int[] alpha) {
        Coarse(int width, int height) {
            this(width, height, new int[width * height], new int[width * height]);
        }
    }

    /** One row of it as wide as the canvas, sixteen times as large, in lanes of sixteen bits. */
    private static final class Row {
        private final long[] even;
        private final long[] odd;
        private final long[] evenAlpha;
        private final long[] oddAlpha;
        private int from;
        private int end;

        private Row(int words) {
            even = new long[words];
            odd = new long[words];
            evenAlpha = new long[words];
            oddAlpha = new long[words];
        }
    }

    /** @param canvas whose chroma has half the columns and rows */
    public VeilPainter(PlanarCanvas canvas) {
        this.canvas = canvas;
        int words = canvas.y.stride >> 3;
        this.luma = new Coarse(width(canvas), height(canvas));
        this.blue = new Coarse((luma.width() + 1) / 2, (luma.height() + 1) / 2);
        this.red = new Coarse(blue.width(), blue.height());
        this.above = new Row(words);
        this.below = new Row(words);
        this.samples = new long[words];
        this.alpha = new long[words];
        this.under = new long[words];
        this.mixed = new long[words];
        this.rest = new long[words];
    }

    /** Samples that a picture for a canvas has across. */
    public static int width(PlanarCanvas canvas) {
        return canvas.y.stride / COARSE;
    }

    public static int height(PlanarCanvas canvas) {
        return (canvas.height() + COARSE - 1) / COARSE;
    }

    /** @param argb premultiplied samples, {@link #width} times {@link #height} */
    public void draw(int[] argb) {
        for (int i = 0; i < luma.alpha().length; i++) {
            int c = argb[i];
            int a = c >>> 24;
            luma.alpha()[i] = a <= FAINT ? 0 : a;
            luma.samples()[i] = a <= FAINT ? 0 : Bt709.luma(c >> 16 & 255, c >> 8 & 255, c & 255, a) + HALF >> 16;
        }
        for (int y = 0; y < blue.height(); y++) {
            for (int x = 0; x < blue.width(); x++) {
                colour(argb, x, y);
            }
        }
        plane(luma, canvas.y);
        plane(blue, canvas.u);
        plane(red, canvas.v);
    }

    /** The mean of four samples. */
    private void colour(int[] argb, int x, int y) {
        int right = Math.min(2 * x + 1, luma.width() - 1);
        int bottom = Math.min(2 * y + 1, luma.height() - 1);
        int[] four = {
            argb[2 * y * luma.width() + 2 * x],
            argb[2 * y * luma.width() + right],
            argb[bottom * luma.width() + 2 * x],
            argb[bottom * luma.width() + right]
        };
        int a = 0;
        int r = 0;
        int g = 0;
        int b = 0;
        for (int c : four) {
            a += c >>> 24;
            r += c >> 16 & 255;
            g += c >> 8 & 255;
            b += c & 255;
        }
        int at = y * blue.width() + x;
        boolean seen = a > 4 * FAINT;
        blue.alpha()[at] = seen ? a + 2 >> 2 : 0;
        blue.samples()[at] = seen ? Bt709.blue(r, g, b, a) + 2 * HALF >> 18 : 0;
        red.alpha()[at] = blue.alpha()[at];
        red.samples()[at] = seen ? Bt709.red(r, g, b, a) + 2 * HALF >> 18 : 0;
    }

    private void plane(Coarse from, PlanarCanvas.Samples to) {
        Row upper = above;
        Row lower = below;
        widen(from, 0, upper, to.stride >> 3);
        widen(from, 0, lower, to.stride >> 3);
        int shown = 0;
        for (int row = 0; row < to.height; row++) {
            // sixteenths of a sample from the middle of one to that of the next
            int place = 2 * (row % COARSE) + 1 - COARSE;
            int first = row / COARSE - (place < 0 ? 1 : 0);
            int second = Math.min(from.height() - 1, first + 1);
            if (second != shown) {
                Row free = upper;
                upper = lower;
                lower = free;
                widen(from, second, lower, to.stride >> 3);
                shown = second;
            }
            lay(first == second ? lower : upper, lower, place < 0 ? place + 16 : place, row, to);
        }
    }

    /** Makes a row as wide as the canvas, as far as something of it is seen. */
    private static void widen(Coarse from, int y, Row row, int words) {
        int at = y * from.width();
        int left = 0;
        int right = from.width();
        while (left < right && from.alpha()[at + left] == 0) {
            left++;
        }
        while (right > left && from.alpha()[at + right - 1] == 0) {
            right--;
        }
        row.from = Math.max(0, left - 1);
        row.end = right == left ? row.from : Math.min(words, right + 1);
        Arrays.fill(row.even, 0);
        Arrays.fill(row.odd, 0);
        Arrays.fill(row.evenAlpha, 0);
        Arrays.fill(row.oddAlpha, 0);
        int last = from.width() - 1;
        for (int w = row.from; w < row.end; w++) {
            int before = at + Math.max(0, w - 1);
            int here = at + Math.min(w, last);
            int after = at + Math.min(w + 1, last);
            long a = from.samples()[before];
            long b = from.samples()[here];
            long c = from.samples()[after];
            row.even[w] = a * EVEN_BEFORE + b * EVEN_HERE + c * EVEN_AFTER;
            row.odd[w] = a * ODD_BEFORE + b * ODD_HERE + c * ODD_AFTER;
            a = from.alpha()[before];
            b = from.alpha()[here];
            c = from.alpha()[after];
            row.evenAlpha[w] = a * EVEN_BEFORE + b * EVEN_HERE + c * EVEN_AFTER;
            row.oddAlpha[w] = a * ODD_BEFORE + b * ODD_HERE + c * ODD_AFTER;
        }
    }

    private void lay(Row upper, Row lower, int weight, int row, PlanarCanvas.Samples to) {
        boolean first = upper.end > upper.from;
        boolean second = lower.end > lower.from;
        if (!first && !second) {
            return;
        }
        int from = first && second ? Math.min(upper.from, lower.from) : first ? upper.from : lower.from;
        int end = first && second ? Math.max(upper.end, lower.end) : first ? upper.end : lower.end;
        // the same pattern for both, so that no sample becomes larger than its opacity
        long even = Dither.even(row);
        long odd = Dither.odd(row);
        between(upper.even, lower.even, upper.odd, lower.odd, samples, from, end, weight, even, odd);
        between(upper.evenAlpha, lower.evenAlpha, upper.oddAlpha, lower.oddAlpha, alpha, from, end, weight, even, odd);
        int at = row * (to.stride >> 3) + from;
        to.words.get(at, under, from, end - from);
        Lanes.overAll(under, samples, alpha, mixed, rest, from, end);
        to.words.put(at, mixed, from, end - from);
    }

    private static void between(
            long[] upperEven,
            long[] lowerEven,
            long[] upperOdd,
            long[] lowerOdd,
            long[] to,
            int from,
            int end,
            long weight,
            long roundEven,
            long roundOdd) {
        long rest = 16 - weight;
        for (int i = from; i < end; i++) {
            to[i] = (upperEven[i] * rest + lowerEven[i] * weight + roundEven) >>> 8 & Lanes.EVEN;
        }
        for (int i = from; i < end; i++) {
            to[i] |= upperOdd[i] * rest + lowerOdd[i] * weight + roundOdd & ~Lanes.EVEN;
        }
    }
}
