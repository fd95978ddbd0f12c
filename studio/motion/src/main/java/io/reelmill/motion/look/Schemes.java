package io.reelmill.motion.look;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Palette;

/** Derives the colours of a clip from a palette, or from the fixed colours of a style. */
public final class Schemes {

    private Schemes() {}

    /** A dark gradient between two hues, light text, a strong accent. */
    public static Scheme deep(Palette p) {
        return Scheme.of(
                o(0.30, p.chroma() * 1.15, p.dominant()),
                o(0.20, p.chroma() * 0.95, near(p.dominant(), p.support())),
                o(0.37, p.chroma() * 1.2, near(p.dominant(), p.support())),
                o(0.80, p.chroma() * 0.7, p.dominant()),
                o(0.985, 0.008, p.dominant()),
                o(0.83, 0.155, p.accent()),
                o(0.78, 0.12, p.support()));
    }

    /** A strong solid background. */
    public static Scheme vivid(Palette p) {
        return Scheme.of(
                o(0.50, 0.17, p.dominant()),
                o(0.46, 0.17, p.dominant() + 12),
                o(0.44, 0.165, p.dominant()),
                o(0.88, 0.08, p.dominant()),
                o(0.99, 0.01, p.dominant()),
                o(0.90, 0.15, p.accent() < 30 || p.accent() > 110 ? 95 : p.accent()),
                o(0.86, 0.10, p.support()));
    }

    /** A light background with dark text. */
    public static Scheme pale(Palette p) {
        return Scheme.of(
                o(0.975, 0.012, p.dominant()),
                o(0.93, 0.03, p.dominant()),
                o(0.905, 0.04, p.dominant()),
                o(0.70, 0.06, p.dominant()),
                o(0.24, 0.05, p.dominant()),
                o(0.60, 0.19, p.accent()),
                o(0.56, 0.14, p.dominant()));
    }

    /** Near-black with light from the palette. */
    public static Scheme night(Palette p, double chroma) {
        return Scheme.of(
                o(0.19, chroma, p.dominant()),
                o(0.11, chroma * 0.7, p.dominant()),
                o(0.27, chroma * 1.3, p.dominant()),
                o(0.82, 0.08, p.support()),
                o(0.97, 0.012, p.support()),
                o(0.84, 0.14, p.accent()),
                o(0.76, 0.10, p.support()));
    }

    /** Fixed colours of a style as {@code RRGGBB}: top, low, shade, glint, ink, accent, second. */
    public static Scheme own(int top, int low, int shade, int glint, int ink, int accent, int second) {
        return Scheme.of(of(top), of(low), of(shade), of(glint), of(ink), of(accent), of(second));
    }

    /** Fixed colours, with the accent of the palette when the client chose a palette. */
    public static Scheme own(
            Palette p, boolean chosen, int top, int low, int shade, int glint, int ink, int accent, int second) {
        if (!chosen) {
            return own(top, low, shade, glint, ink, accent, second);
        }
        Oklch loud = of(accent);
        Oklch other = of(second);
        return Scheme.of(
                of(top),
                of(low),
                of(shade),
                of(glint),
                of(ink),
                o(loud.l(), Math.max(0.1, loud.c()), p.accent()),
                o(other.l(), Math.max(0.06, other.c()), p.dominant()));
    }

    /** From sRGB (Björn Ottosson, 2020). */
    static Oklch of(int rgb) {
        double r = linear(rgb >> 16 & 255);
        double g = linear(rgb >> 8 & 255);
        double b = linear(rgb & 255);
        double l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
        double m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
        double s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
        double lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
        double u = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
        double v = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
        return new Oklch(lightness, Math.hypot(u, v), Math.toDegrees(Math.atan2(v, u)));
    }

    private static double linear(int eightBits) {
        double v = eightBits / 255.0;
        return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
    }

    private static Oklch o(double l, double c, double h) {
        return new Oklch(l, c, h);
    }

    /** A hue between two others, at most 45 degrees from the first. */
    private static double near(double hue, double other) {
        double way = ((other - hue) % 360 + 540) % 360 - 180;
        return hue + Math.max(-45, Math.min(45, way));
    }
}
