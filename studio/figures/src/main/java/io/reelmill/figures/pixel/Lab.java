package io.reelmill.figures.pixel;

/**
 * A picture in OKLab (Björn Ottosson 2020), a perceptually uniform colour space.
 *
 * @param l lightness, 0 black to 1 white
 * @param a from green (negative) to red, within about 0.3
 * @param b from blue (negative) to yellow, within about 0.3
 */
public record Lab(Field l, Field a, Field b) {

    private static final int STEPS = 4096;
    private static final float[] LINEAR = new float[256];
    private static final float[] CUBE_ROOT = new float[STEPS + 2];
    private static final byte[] ENCODED = new byte[STEPS + 1];

    static {
        for (int i = 0; i < 256; i++) {
            double s = i / 255.0;
            LINEAR[i] = (float) (s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4));
        }
        for (int i = 0; i < CUBE_ROOT.length; i++) {
            CUBE_ROOT[i] = (float) Math.cbrt(root(i));
        }
        for (int i = 0; i <= STEPS; i++) {
            double v = root(i);
            double s = v <= 0.0031308 ? 12.92 * v : 1.055 * Math.pow(v, 1 / 2.4) - 0.055;
            ENCODED[i] = (byte) Math.round(s * 255);
        }
    }

    public static Lab of(Pixels from) {
        int w = from.width();
        int h = from.height();
        Lab out = new Lab(new Field(w, h), new Field(w, h), new Field(w, h));
        Field.rows(h, y -> {
            float[] lab = new float[3];
            for (int i = y * w; i < (y + 1) * w; i++) {
                of(from.argb()[i], lab);
                out.l.at()[i] = lab[0];
                out.a.at()[i] = lab[1];
                out.b.at()[i] = lab[2];
            }
        });
        return out;
    }

    /** Converts one colour into three numbers. */
    public static void of(int rgb, float[] lab) {
        float r = LINEAR[rgb >> 16 & 255];
        float g = LINEAR[rgb >> 8 & 255];
        float b = LINEAR[rgb & 255];
        float x = cubeRoot(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b);
        float y = cubeRoot(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b);
        float z = cubeRoot(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b);
        lab[0] = 0.2104542553f * x + 0.7936177850f * y - 0.0040720468f * z;
        lab[1] = 1.9779984951f * x - 2.4285922050f * y + 0.4505937099f * z;
        lab[2] = 0.0259040371f * x + 0.7827717662f * y - 0.8086757660f * z;
    }

    public static float[] of(int rgb) {
        float[] lab = new float[3];
        of(rgb, lab);
        return lab;
    }

    /** Converts to opaque sRGB; colours outside the gamut are clamped. */
    public static int rgb(float l, float a, float b) {
        float x = l + 0.3963377774f * a + 0.2158037573f * b;
        float y = l - 0.1055613458f * a - 0.0638541728f * b;
        float z = l - 0.0894841775f * a - 1.2914855480f * b;
        x = x * x * x;
        y = y * y * y;
        z = z * z * z;
        return 0xFF000000
                | encode(4.0767416621f * x - 3.3077115913f * y + 0.2309699292f * z) << 16
                | encode(-1.2684380046f * x + 2.6097574011f * y - 0.3413193965f * z) << 8
                | encode(-0.0041960863f * x - 0.7034186147f * y + 1.7076147010f * z);
    }

    public Pixels pixels() {
        Pixels out = new Pixels(l.width(), l.height());
        Field.rows(l.height(), y -> {
            for (int i = y * l.width(); i < (y + 1) * l.width(); i++) {
                out.argb()[i] = rgb(l.at()[i], a.at()[i], b.at()[i]);
            }
        });
        return out;
    }

    /** A lookup table that is finer near black, where the curve is steep. */
    private static double root(int i) {
        double t = i / (double) STEPS;
        return t * t;
    }

    private static float cubeRoot(float v) {
        float at = (float) Math.sqrt(v) * STEPS;
        int i = Math.min(STEPS, (int) at);
        return CUBE_ROOT[i] + (at - i) * (CUBE_ROOT[i + 1] - CUBE_ROOT[i]);
    }

    private static int encode(float v) {
        return v <= 0 ? 0 : v >= 1 ? 255 : ENCODED[(int) ((float) Math.sqrt(v) * STEPS + 0.5f)] & 255;
    }
}
