package io.reelmill.illustrator.colour;

/**
 * A colour in OKLCH (Björn Ottosson, 2020): equal steps look equal.
 *
 * @param l lightness, 0 black to 1 white
 * @param c chroma, 0 grey to about 0.3
 * @param h hue in degrees
 */
public record Oklch(double l, double c, double h) {

    public Oklch withL(double lightness) {
        return new Oklch(clamp(lightness), c, h);
    }

    public Oklch withC(double chroma) {
        return new Oklch(l, Math.max(0, chroma), h);
    }

    public Oklch withH(double hue) {
        return new Oklch(l, c, hue);
    }

    /** This colour, lighter by {@code dl} (darker when negative). */
    public Oklch lighter(double dl) {
        return withL(l + dl);
    }

    /** On the straight line in OKLab from this colour (0) to the other (1). */
    public Oklch mix(Oklch other, double t) {
        double a = lerp(a(), other.a(), t);
        double b = lerp(b(), other.b(), t);
        return new Oklch(lerp(l, other.l, t), Math.hypot(a, b), Math.toDegrees(Math.atan2(b, a)));
    }

    /** Opaque sRGB as {@code 0xFFRRGGBB}; what lies outside the gamut loses chroma, not hue. */
    public int argb() {
        double chroma = c;
        for (int i = 0; i < 24; i++) {
            double[] rgb = linear(l, chroma, h);
            if (inGamut(rgb)) {
                return pack(rgb);
            }
            chroma *= 0.92;
        }
        return pack(linear(l, 0, h));
    }

    /** sRGB with the given opacity, 0 to 1. */
    public int argb(double alpha) {
        return (int) Math.round(clamp(alpha) * 255) << 24 | argb() & 0xFFFFFF;
    }

    private double a() {
        return c * Math.cos(Math.toRadians(h));
    }

    private double b() {
        return c * Math.sin(Math.toRadians(h));
    }

    private static double[] linear(double l, double c, double h) {
        double a = c * Math.cos(Math.toRadians(h));
        double b = c * Math.sin(Math.toRadians(h));
        double x = l + 0.3963377774 * a + 0.2158037573 * b;
        double y = l - 0.1055613458 * a - 0.0638541728 * b;
        double z = l - 0.0894841775 * a - 1.2914855480 * b;
        x = x * x * x;
        y = y * y * y;
        z = z * z * z;
        return new double[] {
            4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
            -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
            -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z
        };
    }

    private static boolean inGamut(double[] rgb) {
        for (double v : rgb) {
            if (v < -0.002 || v > 1.002) {
                return false;
            }
        }
        return true;
    }

    private static int pack(double[] rgb) {
        return 0xFF000000 | encode(rgb[0]) << 16 | encode(rgb[1]) << 8 | encode(rgb[2]);
    }

    private static int encode(double v) {
        double x = clamp(v);
        double s = x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055;
        return (int) Math.round(s * 255);
    }

    private static double clamp(double v) {
        return Math.max(0, Math.min(1, v));
    }

    private static double lerp(double a, double b, double t) {
        return a + (b - a) * t;
    }
}
