package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Lab;

/** Steps that change the colour of each pixel independently. */
final class ToneSteps {

    private static final int[] BAYER = {
        0, 48, 12, 60, 3, 51, 15, 63, 32, 16, 44, 28, 35, 19, 47, 31, 8, 56, 4, 52, 11, 59, 7, 55, 40, 24, 36, 20, 43,
                27,
        39, 23, 2, 50, 14, 62, 1, 49, 13, 61, 34, 18, 46, 30, 33, 17, 45, 29, 10, 58, 6, 54, 9, 57, 5, 53, 42, 26, 38,
                22,
        41, 25, 37, 21
    };

    private ToneSteps() {}

    /** Contrast about a middle, brightness and saturation; 1 (brightness: 0) leaves them unchanged. */
    static Step grade(float contrast, float lift, float chroma) {
        return p -> p.each((x, y, i) -> {
            float l = 0.55f + (p.l.at()[i] - 0.55f) * contrast + lift;
            p.l.at()[i] = l > 0.9f ? 0.9f + (l - 0.9f) * 0.5f : Math.max(0, l);
            p.a.at()[i] *= chroma;
            p.b.at()[i] *= chroma;
        });
    }

    /** Vibrance: raises the saturation of weak colours more than that of strong ones. */
    static Step vibrance(float gain) {
        return p -> p.each((x, y, i) -> {
            float c = (float) Math.hypot(p.a.at()[i], p.b.at()[i]);
            float f = 1 + gain * Math.max(0, 1 - c / 0.22f);
            p.a.at()[i] *= f;
            p.b.at()[i] *= f;
        });
    }

    /** Split toning: colour shifts of shadows and lights, as a and b of OKLab. */
    static Step split(float shadowA, float shadowB, float lightA, float lightB) {
        return p -> p.each((x, y, i) -> {
            float t = Math.max(0, Math.min(1, p.l.at()[i]));
            p.a.at()[i] += shadowA * (1 - t) + lightA * t;
            p.b.at()[i] += shadowB * (1 - t) + lightB * t;
        });
    }

    /** Posterises lightness into steps with an edge softness of 0 (hard) to 1 (none). */
    static Step steps(int levels, float soft) {
        return p -> p.each((x, y, i) -> {
            float v = p.l.at()[i] * levels - 0.5f;
            float whole = (float) Math.floor(v);
            float t = v - whole;
            p.l.at()[i] = (whole + 0.5f + HashNoise.step(0.5 - soft / 2, 0.5 + soft / 2 + 1e-3, t)) / levels;
        });
    }

    /** A gradient map of the given number of tones between two colours, by lightness, mixed with the original. */
    static Step gradient(float share, int... colours) {
        float[][] stops = labs(colours);
        return p -> p.each((x, y, i) -> {
            float at = Math.max(0, Math.min(0.9999f, p.l.at()[i])) * (stops.length - 1);
            int k = (int) at;
            float[] mixed = new float[3];
            for (int c = 0; c < 3; c++) {
                mixed[c] = stops[k][c] + (at - k) * (stops[k + 1][c] - stops[k][c]);
            }
            p.mix(i, mixed, share);
        });
    }

    /**
     * Maps to the nearest of a few colours; hue weighs more than lightness. {@code dither} is the spread of an 8x8
     * pattern.
     */
    static Step palette(float dither, double cell, int... colours) {
        float[][] inks = labs(colours);
        return p -> {
            int size = p.pixels(cell, 1);
            p.each((x, y, i) -> {
                float threshold = (BAYER[(y / size & 7) * 8 + (x / size & 7)] + 0.5f) / 64 - 0.5f;
                float l = p.l.at()[i] + dither * threshold;
                float[] best = inks[0];
                float least = Float.MAX_VALUE;
                for (float[] ink : inks) {
                    float dl = 1.2f * (l - ink[0]);
                    float da = p.a.at()[i] - ink[1];
                    float db = p.b.at()[i] - ink[2];
                    float d = dl * dl + 4 * (da * da + db * db);
                    if (d < least) {
                        least = d;
                        best = ink;
                    }
                }
                p.mix(i, best, 1);
            });
        };
    }

    /** Desaturates all hues except one (in degrees). */
    static Step accent(double hue, double width, float rest) {
        return p -> p.each((x, y, i) -> {
            double h = Math.toDegrees(Math.atan2(p.b.at()[i], p.a.at()[i]));
            double off = Math.abs((h - hue + 540) % 360 - 180);
            double c = Math.hypot(p.a.at()[i], p.b.at()[i]);
            float keep = (1 - HashNoise.step(width * 0.7, width * 1.3, off)) * HashNoise.step(0.05, 0.11, c);
            float f = rest + (1.25f - rest) * keep;
            p.a.at()[i] *= f;
            p.b.at()[i] *= f;
        });
    }

    static float[][] labs(int... colours) {
        float[][] out = new float[colours.length][];
        for (int k = 0; k < colours.length; k++) {
            out[k] = Lab.of(colours[k]);
        }
        return out;
    }
}
