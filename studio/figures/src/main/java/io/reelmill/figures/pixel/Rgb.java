package io.reelmill.figures.pixel;

/** Arithmetic on packed colours {@code 0xAARRGGBB}. */
public final class Rgb {

    private Rgb() {}

    /** From a (0) to b (1), straight in sRGB; the alpha is that of a. */
    public static int mix(int a, int b, float t) {
        float f = t <= 0 ? 0 : t >= 1 ? 1 : t;
        int r = Math.round((a >> 16 & 255) + f * ((b >> 16 & 255) - (a >> 16 & 255)));
        int g = Math.round((a >> 8 & 255) + f * ((b >> 8 & 255) - (a >> 8 & 255)));
        int l = Math.round((a & 255) + f * ((b & 255) - (a & 255)));
        return a & 0xFF000000 | r << 16 | g << 8 | l;
    }

    /** An opaque colour from channels of 0 to 255, clamped. */
    public static int of(float r, float g, float b) {
        return 0xFF000000 | byteOf(r) << 16 | byteOf(g) << 8 | byteOf(b);
    }

    /** The same colour with another alpha, 0 to 1. */
    public static int withAlpha(int c, float alpha) {
        return c & 0xFFFFFF | byteOf(alpha * 255) << 24;
    }

    /** A premultiplied bilinear sample of a picture, its edge repeated; not premultiplied on return. */
    public static int sample(Pixels from, float x, float y) {
        int w = from.width();
        float cx = Math.max(0, Math.min(w - 1.001f, x));
        float cy = Math.max(0, Math.min(from.height() - 1.001f, y));
        int x0 = (int) cx;
        int y0 = (int) cy;
        int at = y0 * w + x0;
        int[] p = from.argb();
        float fx = cx - x0;
        float fy = cy - y0;
        int a = p[at];
        int b = p[at + 1];
        int c = p[at + w];
        int d = p[at + w + 1];
        float wa = (1 - fx) * (1 - fy) * (a >>> 24);
        float wb = fx * (1 - fy) * (b >>> 24);
        float wc = (1 - fx) * fy * (c >>> 24);
        float wd = fx * fy * (d >>> 24);
        float sum = wa + wb + wc + wd;
        if (sum < 0.5f) {
            return 0;
        }
        float r = (wa * (a >> 16 & 255) + wb * (b >> 16 & 255) + wc * (c >> 16 & 255) + wd * (d >> 16 & 255)) / sum;
        float g = (wa * (a >> 8 & 255) + wb * (b >> 8 & 255) + wc * (c >> 8 & 255) + wd * (d >> 8 & 255)) / sum;
        float l = (wa * (a & 255) + wb * (b & 255) + wc * (c & 255) + wd * (d & 255)) / sum;
        return byteOf(sum) << 24 | of(r, g, l) & 0xFFFFFF;
    }

    static int byteOf(float v) {
        return v <= 0 ? 0 : v >= 255 ? 255 : (int) (v + 0.5f);
    }
}
