package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Pixmap;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.scene.Scene;
import java.nio.ByteOrder;

/** Skies and waters computed point by point, at a third of the resolution. */
final class PhotoSky {
    private static final int COARSE = 3;

    private PhotoSky() {}

    /** A layer of clouds in perspective, lit by the sun; {@code cover} from 0, clear, to 1, closed. */
    static void clouds(Scene s, Brush b, double horizon, double cover) {
        int w = s.width() / COARSE;
        int h = (int) (horizon / COARSE);
        Tones t = s.tones();
        int lit = t.glow().mix(t.skyLow(), 0.15).lighter(0.03).argb();
        int dark = t.skyTop()
                .mix(t.skyLow(), 0.45)
                .withC(t.skyTop().c() * 0.55)
                .lighter(-0.07)
                .argb();
        int haze = t.skyLow().argb();
        double sx = s.lightX() / COARSE;
        double sy = s.lightY() / COARSE;
        double seed = Math.floorMod(s.seed(), 1000) * 0.37;
        int[] out = new int[w * h];
        for (int y = 0; y < h; y++) {
            double up = (h - y) / (double) h;
            double far = 1 / (up + 0.16);
            for (int x = 0; x < w; x++) {
                double u = (x - w * 0.5) / w * far * 1.5 + seed;
                double v = far * 1.7 + seed;
                double d = LatticeNoise.fractal(u, v, 6);
                double a = Math.max(0, Math.min(1, (d - 0.63 + 0.28 * cover) * 5.5));
                if (a <= 0.01) {
                    continue;
                }
                double towards = 0.16;
                double gx = (sx - x) / w;
                double gy = (sy - y) / h;
                double g = Math.hypot(gx, gy) + 0.05;
                double d2 = LatticeNoise.fractal(u + gx / g * towards, v - gy / g * towards, 4);
                double light =
                        Math.max(0, Math.min(1, 0.58 + (d - d2) * 3.4 - (a - 0.5) * 0.35 + 0.28 * Math.exp(-g * 3)));
                int c = Rgb.mix(Rgb.mix(dark, lit, light), haze, Math.max(0, 0.75 - up * 3));
                out[y * w + x] = Rgb.premultiplied(c, a * Math.min(1, 0.25 + up * 4));
            }
        }
        try (Image image = LayerPixels.image(out, w, h)) {
            b.image(image, 0, 0, s.width(), h * (double) COARSE, 1);
        }
    }

    /** The reflection in water from y down of what is painted above it. */
    static void mirror(Scene s, Brush b, double horizon, int deep, double calm) {
        int y0 = (int) horizon;
        int[] above = pixels(s, b, y0);
        int w = s.width() / 2;
        int h = (s.height() - y0) / 2;
        int[] out = new int[w * h];
        for (int y = 0; y < h; y++) {
            double near = y / (double) h;
            double far = 1 / (near + 0.03);
            for (int x = 0; x < w; x++) {
                double u = (x - w * 0.5) / w * far * 9;
                double n =
                        LatticeNoise.at(u + 40, far * 26) - 0.5 + 0.5 * (LatticeNoise.at(u * 2.3, far * 57 + 9) - 0.5);
                double slope = n * (1 - calm) * (0.25 + near);
                int sx = (int) Math.max(0, Math.min(s.width() - 1, 2 * x + slope * s.width() * 0.08));
                int sy =
                        (int) Math.max(0, Math.min(y0 - 1, y0 - 2 - 2 * y * 1.15 - (slope + 0.04) * s.height() * 0.24));
                int c = above[sy * s.width() + sx];
                double fresnel = 0.86 - 0.72 * Math.min(1, near * 1.5);
                out[y * w + x] = 0xFF000000 | Rgb.mix(deep, Rgb.times(c, 1 + slope * 0.9), fresnel) & 0xFFFFFF;
            }
        }
        try (Image image = LayerPixels.image(out, w, h)) {
            b.image(image, 0, y0, s.width(), h * 2.0 + 2, 1);
        }
    }

    private static int[] pixels(Scene s, Brush b, int rows) {
        try (Bitmap bitmap = new Bitmap()) {
            bitmap.allocPixels(new ImageInfo(s.width(), rows, ColorType.BGRA_8888, ColorAlphaType.PREMUL));
            bitmap.erase(0);
            b.canvas().readPixels(bitmap, 0, 0);
            int[] argb = new int[s.width() * rows];
            try (Pixmap pixels = bitmap.peekPixels()) {
                pixels.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(argb);
            }
            return argb;
        }
    }
}
