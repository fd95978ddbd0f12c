package io.reelmill.illustrator.press;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.LayerPixels.Process;
import java.util.function.IntUnaryOperator;

/** Processes that change each pixel by itself: tones, textures, film. */
public final class Wash {

    /** The new colour of a pixel of the stage. */
    @FunctionalInterface
    public interface Pixel {
        int at(int x, int y, int colour);
    }

    private Wash() {}

    /** Nothing at all. */
    public static Process none() {
        return sheet -> {};
    }

    /** A rule for each plain colour. */
    public static Process each(IntUnaryOperator rule) {
        return sheet -> over(sheet, (x, y, c) -> rule.applyAsInt(c));
    }

    /** A rule for each pixel of the stage. */
    public static Process at(Pixel rule) {
        return sheet -> over(sheet, rule);
    }

    /** Runs a rule over what is painted. */
    static void over(LayerPixels sheet, Pixel rule) {
        int[] p = sheet.argb();
        for (int y = 0; y < sheet.height(); y++) {
            int row = y * sheet.width();
            for (int x = 0; x < sheet.width(); x++) {
                int c = p[row + x];
                if (c >>> 24 != 0) {
                    int plain = LayerPixels.plain(c);
                    int made = rule.at(x - sheet.bleed(), y - sheet.bleed(), plain);
                    p[row + x] = LayerPixels.covered(plain & 0xFF000000 | made & 0xFFFFFF);
                }
            }
        }
    }

    /** Tile pixels for one of the stage, so that textures look alike in all sizes. */
    public static double scale(LayerPixels sheet) {
        return 1080.0 / Math.min(sheet.scene().frameWidth(), sheet.scene().frameHeight());
    }

    /** A texture that lightens and darkens by up to {@code strength}. */
    public static Process texture(Grain grain, double strength, double zoom) {
        return sheet -> {
            float[] tile = grain.tile();
            double k = scale(sheet) * zoom;
            over(sheet, (x, y, c) -> Rgb.times(c, 1 + (Grain.at(tile, x, y, k) - 0.5) * 2 * strength));
        };
    }

    /** Colours by lightness alone, evenly from the first (black) to the last (white), mixed with the own ones. */
    public static Process toned(double own, Oklch... stops) {
        int[] ramp = new int[256];
        for (int i = 0; i < 256; i++) {
            double at = i / 255.0 * (stops.length - 1);
            int k = Math.min(stops.length - 2, (int) at);
            ramp[i] = stops[k].mix(stops[k + 1], at - k).argb();
        }
        return each(c -> Rgb.mix(ramp[(int) (Rgb.luma(c) * 255)], c, own));
    }

    /** A film's curve: contrast around the middle, saturation, and tints of shadows and lights. */
    public static Process film(double contrast, double saturation, Oklch shadows, Oklch lights, double tint) {
        int dark = shadows.argb();
        int light = lights.argb();
        double[] curve = new double[256];
        for (int i = 0; i < 256; i++) {
            double v = i / 255.0;
            double s = v * v * (3 - 2 * v);
            curve[i] = v + (s - v) * contrast;
        }
        return each(c -> {
            double l = Rgb.luma(c) * 255;
            double r = l + ((c >> 16 & 255) - l) * saturation;
            double g = l + ((c >> 8 & 255) - l) * saturation;
            double b = l + ((c & 255) - l) * saturation;
            double f = l < 1 ? 1 : curve[(int) l] * 255 / l;
            int made = Rgb.of(r * f, g * f, b * f);
            double v = curve[(int) l];
            made = Rgb.mix(made, dark, tint * (1 - v) * (1 - v));
            return Rgb.mix(made, light, tint * 0.6 * v * v);
        });
    }

    /** Each channel in few steps, borders between them roughened by paper. */
    public static Process steps(int levels, double rough) {
        return sheet -> {
            float[] tile = Grain.PAPER.tile();
            double k = scale(sheet);
            over(sheet, (x, y, c) -> {
                double shift = rough * (Grain.at(tile, x, y, k) - 0.5);
                return Rgb.of(
                        step(c >> 16 & 255, levels, shift),
                        step(c >> 8 & 255, levels, shift),
                        step(c & 255, levels, shift));
            });
        };
    }

    private static double step(int v, int levels, double shift) {
        return Math.round((v / 255.0 + shift) * (levels - 1)) * 255.0 / (levels - 1);
    }
}
