package io.reelmill.compositor.caption;

import io.github.humbleui.types.Rect;
import io.reelmill.compositor.caption.CaptionStyle.Kind;
import io.reelmill.compositor.caption.CaptionStyle.Shadow;
import io.reelmill.compositor.plane.Frame;
import java.util.stream.IntStream;

/**
 * How much the ground of letters has to be darkened so that they are read on it, measured on the frame itself.
 *
 * <p>Contrast is that of WCAG 2.2 (1.4.3): the ratio of relative luminances, each with 0.05 of flare.
 */
final class Legibility {

    /** What WCAG asks of text of any size. */
    static final double RATIO = 4.5;
    /** An outline as thick as this, in ems, is a ground by itself. */
    private static final double OUTLINE = 0.03;
    /** What is left of the ground's opacity where it is thinnest, between letters that stand wide. */
    private static final double THIN = 0.92;
    /** How much of a soft shadow's opacity is left right beside a letter. */
    private static final double BESIDE = 0.25;

    private static final double SOLID = 0.85;
    private static final int STEP = 4;

    private Legibility() {}

    /**
     * The opacity of black that is needed behind letters.
     *
     * @param letters where they stand
     * @return 0 where they can be read already, less than 1
     */
    static double needed(CaptionStyle style, Rect letters, Frame frame) {
        if (grounded(style)) {
            return 0;
        }
        int[] histogram = histogram(letters, frame);
        double bright = coded(histogram, 0.92);
        if (style.ink().inverse()) {
            // a picture this dark or this bright makes letters that stand out; mid-grey makes mid-grey ones
            double dark = coded(histogram, 0.08);
            return bright <= 0.27 || dark >= 0.75 ? 0 : Math.max(0, 1 - 0.27 / bright);
        }
        double darkEnough = gamma((luminance(darkestLetters(style)) + 0.05) / RATIO - 0.05);
        double needed = bright <= darkEnough ? 0 : 1 - darkEnough / bright;
        Shadow shadow = style.ink().shadow();
        double there = luminance(shadow.colour()) < 0.1 ? (shadow.colour() >>> 24) / 255.0 * BESIDE : 0;
        return needed <= there ? 0 : Math.min(0.95, (1 - (1 - needed) / (1 - there)) / THIN);
    }

    /** Whether a style brings its own ground: a solid plate, or an outline against which its letters stand out. */
    static boolean grounded(CaptionStyle style) {
        boolean solidPlate = style.plated() && style.mark().colour() >>> 24 >= 255 * SOLID;
        boolean outlined = style.ink().outlineWidth() >= OUTLINE
                && contrast(darkestLetters(style), style.ink().outline()) >= RATIO;
        return solidPlate || outlined;
    }

    /** The least bright colour in which letters may be seen. */
    static int darkestLetters(CaptionStyle style) {
        var ink = style.ink();
        boolean marked = style.mark().kind() == Kind.SPOKEN_WORD || style.mark().kind() == Kind.EACH_WORD;
        return IntStream.concat(
                        ink.fills().stream().mapToInt(fill -> fill),
                        marked ? IntStream.empty() : IntStream.of(ink.active()))
                .filter(colour -> colour >>> 24 != 0)
                .boxed()
                .min((a, b) -> Double.compare(luminance(a), luminance(b)))
                .orElse(ink.outline());
    }

    static double contrast(int a, int b) {
        double first = luminance(a) + 0.05;
        double second = luminance(b) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    /** Relative luminance, 0 to 1, of an opaque sRGB colour. */
    static double luminance(int colour) {
        return 0.2126 * linear((colour >> 16 & 255) / 255.0)
                + 0.7152 * linear((colour >> 8 & 255) / 255.0)
                + 0.0722 * linear((colour & 255) / 255.0);
    }

    private static double linear(double coded) {
        return coded <= 0.04045 ? coded / 12.92 : Math.pow((coded + 0.055) / 1.055, 2.4);
    }

    private static double gamma(double linear) {
        double value = Math.max(0, linear);
        return value <= 0.0031308 ? value * 12.92 : 1.055 * Math.pow(value, 1 / 2.4) - 0.055;
    }

    private static int[] histogram(Rect letters, Frame frame) {
        int[] histogram = new int[256];
        int left = Math.max(0, (int) letters.getLeft());
        int right = Math.min(frame.width(), (int) Math.ceil(letters.getRight()));
        int top = Math.max(0, (int) letters.getTop());
        int bottom = Math.min(frame.height(), (int) Math.ceil(letters.getBottom()));
        for (int y = top; y < bottom; y += STEP) {
            for (int x = left; x < right; x += STEP) {
                histogram[frame.y().get(x, y)]++;
            }
        }
        return histogram;
    }

    /** The coded brightness, 0 to 1, that a share of all samples does not exceed. */
    private static double coded(int[] histogram, double share) {
        long all = IntStream.of(histogram).sum();
        long seen = 0;
        for (int luma = 0; luma < 256; luma++) {
            seen += histogram[luma];
            if (seen > 0 && seen >= share * all) {
                return Math.min(1, Math.max(0, (luma - 16) / 219.0));
            }
        }
        return 0;
    }
}
