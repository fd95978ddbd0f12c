package io.reelmill.illustrator.colour;

/** Arithmetic on packed colours {@code 0xAARRGGBB}, for loops over pixels; the upper byte is left alone. */
public final class Rgb {

    private Rgb() {}

    /** Linear from a (0) to b (1) in sRGB, with the alpha of a. */
    public static int mix(int a, int b, double t) {
        int f = (int) (256 * Math.max(0, Math.min(1, t)));
        int rb = (a & 0xFF00FF) * (256 - f) + (b & 0xFF00FF) * f >>> 8 & 0xFF00FF;
        int g = (a & 0x00FF00) * (256 - f) + (b & 0x00FF00) * f >>> 8 & 0x00FF00;
        return a & 0xFF000000 | rb | g;
    }

    /** Each channel times {@code f}, at most white. */
    public static int times(int c, double f) {
        return c & 0xFF000000
                | clamp((c >> 16 & 255) * f) << 16
                | clamp((c >> 8 & 255) * f) << 8
                | clamp((c & 255) * f);
    }

    /** a plus {@code f} times b. */
    public static int plus(int a, int b, double f) {
        return a & 0xFF000000
                | clamp((a >> 16 & 255) + f * (b >> 16 & 255)) << 16
                | clamp((a >> 8 & 255) + f * (b >> 8 & 255)) << 8
                | clamp((a & 255) + f * (b & 255));
    }

    /** Luma of a colour, 0 to 1, by Rec. 709 weights on the encoded values. */
    public static double luma(int c) {
        return ((c >> 16 & 255) * 0.2126 + (c >> 8 & 255) * 0.7152 + (c & 255) * 0.0722) / 255;
    }

    /** The packed colour with other channels, each 0 to 255 after clamping. */
    public static int of(double r, double g, double b) {
        return 0xFF000000 | clamp(r) << 16 | clamp(g) << 8 | clamp(b);
    }

    /** The colour multiplied by its coverage, 0 to 1, with that alpha. */
    public static int premultiplied(int c, double cover) {
        int a = clamp(cover * 255);
        return a << 24
                | clamp((c >> 16 & 255) * cover) << 16
                | clamp((c >> 8 & 255) * cover) << 8
                | clamp((c & 255) * cover);
    }

    private static int clamp(double v) {
        return v <= 0 ? 0 : v >= 255 ? 255 : (int) (v + 0.5);
    }
}
