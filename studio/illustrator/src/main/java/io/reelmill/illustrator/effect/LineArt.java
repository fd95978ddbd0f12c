package io.reelmill.illustrator.effect;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.LayerPixels.Process;

/** Drawing with points and lines: contours where colours meet, hatching by lightness. */
public final class LineArt {

    private LineArt() {}

    /** Draws a line where the lightness changes abruptly. The width is a fraction of the shorter frame side; it may vary as by hand. */
    public static Process contours(Oklch ink, double width, double threshold, double tremble, double strength) {
        int line = ink.argb();
        return sheet -> {
            float[] light = lightness(sheet);
            int w = sheet.width();
            int h = sheet.height();
            int d = Math.max(1, (int) Math.round(sheet.scene().u(width) / 2));
            double shake = sheet.scene().u(tremble);
            double f = 1 / Math.max(1, sheet.scene().u(0.02));
            int[] p = sheet.argb();
            for (int y = 0; y < h; y++) {
                for (int x = 0; x < w; x++) {
                    int i = y * w + x;
                    if (p[i] >>> 24 == 0) {
                        continue;
                    }
                    int sx = x;
                    int sy = y;
                    if (shake > 0.5) {
                        sx += (int) ((LatticeNoise.at(x * f, y * f) - 0.5) * 2 * shake);
                        sy += (int) ((LatticeNoise.at(x * f + 91, y * f + 37) - 0.5) * 2 * shake);
                    }
                    sx = Math.max(d, Math.min(w - 1 - d, sx));
                    sy = Math.max(d, Math.min(h - 1 - d, sy));
                    int k = sy * w + sx;
                    double jump = Math.abs(light[k - d] - light[k + d]) + Math.abs(light[k - d * w] - light[k + d * w]);
                    double t = Math.max(0, Math.min(1, (jump - threshold) / threshold)) * strength;
                    if (t > 0) {
                        p[i] = LayerPixels.covered(Rgb.mix(LayerPixels.plain(p[i]), line, t));
                    }
                }
            }
        };
    }

    /**
     * Hatches with up to four layers of lines, each at another angle where it is darker.
     *
     * @param paper what stays free; null keeps a tint of the own colour
     * @param ink of all lines; null takes the own colour, darkened
     * @param gap between lines, a fraction of the shorter frame side
     * @param press how much harder the pencil is pressed than the tone asks for, 0 to 1
     * @param body how much of the own colour lies under the lines, 0 to 1
     */
    public static Process hatching(Oklch paper, Oklch ink, double gap, double body, double press) {
        double[] angles = {48, -42, 5, 80};
        double[] from = {0.20, 0.44, 0.62, 0.78};
        int sheetColour = paper.argb();
        int line = ink == null ? 0 : ink.argb();
        return sheet -> {
            float[] tooth = Grain.PAPER.tile();
            double k = PixelEffects.scale(sheet);
            double g = Math.max(2.5, sheet.scene().u(gap));
            double[] cos = new double[4];
            double[] sin = new double[4];
            for (int i = 0; i < 4; i++) {
                cos[i] = Math.cos(Math.toRadians(angles[i])) / g;
                sin[i] = Math.sin(Math.toRadians(angles[i])) / g;
            }
            double bend = 1 / sheet.scene().u(0.06);
            PixelEffects.over(sheet, (x, y, c) -> {
                double dark = 1 - Rgb.luma(c) + press;
                double rough = Grain.at(tooth, x, y, k);
                double wave = dark > from[0] ? 1.1 * LatticeNoise.at(x * bend, y * bend) : 0;
                double mark = 0;
                for (int i = 0; i < 4 && dark > from[i]; i++) {
                    double t = x * cos[i] + y * sin[i] + wave;
                    double off = Math.abs(t - Math.floor(t) - 0.5) * 2;
                    double width = 0.22 + (dark - from[i]) * 1.1;
                    mark = Math.max(mark, Math.max(0, Math.min(1, (width - off) * 3)));
                }
                mark *= Math.max(0, Math.min(1, 1.35 - rough * 1.1 + dark * 0.3));
                int under = body > 0 ? Rgb.mix(sheetColour, c, body * (0.7 + 0.6 * (0.5 - rough))) : sheetColour;
                under = Rgb.times(under, 0.95 + 0.1 * rough);
                int stroke = ink == null ? Rgb.times(vivid(c), 0.80) : line;
                return Rgb.mix(under, stroke, mark * 0.92);
            });
        };
    }

    private static int vivid(int c) {
        double l = Rgb.luma(c) * 255;
        return Rgb.of(l + ((c >> 16 & 255) - l) * 1.9, l + ((c >> 8 & 255) - l) * 1.9, l + ((c & 255) - l) * 1.9);
    }

    /** The lightness of all pixels; transparent ones count as white. */
    static float[] lightness(LayerPixels sheet) {
        int[] p = sheet.argb();
        float[] light = new float[p.length];
        for (int i = 0; i < p.length; i++) {
            int a = p[i] >>> 24;
            light[i] = a == 0 ? 1 : (float) (Rgb.luma(p[i]) + 1 - a / 255.0);
        }
        return light;
    }
}
