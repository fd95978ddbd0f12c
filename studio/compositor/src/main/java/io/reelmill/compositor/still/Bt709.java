package io.reelmill.compositor.still;

/**
 * sRGB samples to BT.709 luma and colour differences, limited range, eight bits (ITU-R BT.709-6, 3.2 and 3.4).
 *
 * <p>The samples are taken as they are coded: sRGB and BT.709 share their primaries, and players show the one's curve
 * as the other's. All results are premultiplied: {@code alpha} 0 gives 0, 255 the coded value.
 */
public final class Bt709 {

    private static final double KR = 0.2126;
    private static final double KG = 0.7152;
    private static final double KB = 0.0722;
    /** Results are in 2^-16 of a level. */
    static final int ONE = 1 << 16;

    static final int LUMA_R = scaled(KR * 219 / 255);
    static final int LUMA_G = scaled(KG * 219 / 255);
    static final int LUMA_B = scaled(KB * 219 / 255);
    static final int LUMA_FOOT = scaled(16 / 255.0);
    static final int BLUE_R = scaled(-KR * 224 / 255 / (2 * (1 - KB)));
    static final int BLUE_G = scaled(-KG * 224 / 255 / (2 * (1 - KB)));
    static final int HALF = scaled(112 / 255.0);
    static final int RED_G = scaled(-KG * 224 / 255 / (2 * (1 - KR)));
    static final int RED_B = scaled(-KB * 224 / 255 / (2 * (1 - KR)));
    static final int CHROMA_FOOT = scaled(128 / 255.0);

    private Bt709() {}

    private static int scaled(double factor) {
        return (int) Math.rint(factor * ONE);
    }

    /** Luma, 16 to 235 in units of 2^-16, of premultiplied samples 0 to 255. */
    public static int luma(int r, int g, int b, int alpha) {
        return LUMA_FOOT * alpha + LUMA_R * r + LUMA_G * g + LUMA_B * b;
    }

    /** Difference to blue, 16 to 240 in units of 2^-16, of premultiplied samples 0 to 255. */
    public static int blue(int r, int g, int b, int alpha) {
        return CHROMA_FOOT * alpha + BLUE_R * r + BLUE_G * g + HALF * b;
    }

    /** Difference to red, 16 to 240 in units of 2^-16, of premultiplied samples 0 to 255. */
    public static int red(int r, int g, int b, int alpha) {
        return CHROMA_FOOT * alpha + HALF * r + RED_G * g + RED_B * b;
    }
}
