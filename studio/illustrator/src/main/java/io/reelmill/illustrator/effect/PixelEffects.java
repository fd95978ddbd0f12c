package io.reelmill.illustrator.effect;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.LayerPixels.Process;
import java.util.function.IntUnaryOperator;

/** Processes that change each pixel by itself: tones, textures, film. */
public final class PixelEffects {

    /** The new colour of a pixel of the stage. */
    @FunctionalInterface
    public interface Pixel {
        int at(int x, int y, int colour);
    }

    private PixelEffects() {}

    /** Leaves the layer unchanged. */
    public static Process none() {
        return sheet -> {};
    }

    /** Maps each colour without its alpha. */
    public static Process each(IntUnaryOperator rule) {
        return sheet -> over(sheet, (x, y, c) -> rule.applyAsInt(c));
    }

    /** Maps each pixel by its colour and position. */
    public static Process at(Pixel rule) {
        return sheet -> over(sheet, rule);
    }

    /** Applies a function to the painted pixels. */
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

    /** Texture pixels for one stage pixel, so that textures look the same at all sizes. */
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

    /** A gradient map: colours by lightness, from the first (black) to the last (white), mixed with the original colours. */
    public static Process toned(double own, Oklch... stops) {
        int[] ramp = new int[256];
        for (int i = 0; i < 256; i++) {
            double at = i / 255.0 * (stops.length - 1);
            int k = Math.min(stops.length - 2, (int) at);
            ramp[i] = stops[k].mix(stops[k + 1], at - k).argb();
        }
        return each(c -> Rgb.mix(ramp[(int) (Rgb.luma(c) * 255)], c, own));
    }

    /** Colour grading: contrast around the middle, saturation, and tints of shadows and highlights. */
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

    /** Posterisation: few steps for each channel, with paper-like rough borders. */
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
