package io.reelmill.motion.look;

import io.reelmill.illustrator.colour.Oklch;

/** Contrast of two colours as WCAG 2.1 defines it, 1 to 21. */
public final class Contrast {

    /** Required contrast of text. */
    public static final double TEXT = 4.5;
    /** Required contrast of large shapes. */
    public static final double SHAPE = 3;

    private Contrast() {}

    /** The contrast of two opaque colours {@code 0xAARRGGBB}. */
    public static double of(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /** The lowest contrast of a colour against several others. */
    static double least(int colour, int... grounds) {
        double least = 21;
        for (int ground : grounds) {
            least = Math.min(least, of(colour, ground));
        }
        return least;
    }

    /** The colour, lightened or darkened until it has the contrast against all backgrounds; else black or white. */
    static Oklch secured(Oklch colour, double ratio, int... grounds) {
        for (double step = 0; step <= 1; step += 0.02) {
            Oklch up = colour.lighter(step);
            Oklch down = colour.lighter(-step);
            if (least(up.argb(), grounds) >= ratio) {
                return up;
            }
            if (least(down.argb(), grounds) >= ratio) {
                return down;
            }
        }
        Oklch white = new Oklch(1, 0, 0);
        Oklch black = new Oklch(0, 0, 0);
        return least(white.argb(), grounds) >= least(black.argb(), grounds) ? white : black;
    }

    private static double luminance(int c) {
        return 0.2126 * linear(c >> 16 & 255) + 0.7152 * linear(c >> 8 & 255) + 0.0722 * linear(c & 255);
    }

    private static double linear(int eightBits) {
        double v = eightBits / 255.0;
        return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
    }
}
