package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Lab;

/** Steps that draw lines, hatches and dots. */
final class InkSteps {

    private static final int TURNS = 5;

    private InkSteps() {}

    /**
     * Outlines by extended difference of Gaussians (Winnemöller, Kyprianidis and Olsen 2012).
     *
     * @param width of a line
     * @param reach 0 few lines to 1 many
     * @param shake amplitude of line jitter, pixels; renewed 12 times a second in a video
     */
    static Step lines(double width, float reach, float strength, int colour, double shake) {
        float[] ink = Lab.of(colour);
        return p -> {
            int near = p.pixels(width * 0.5, 1);
            Field seen = p.l.map(i -> p.l.at()[i] - 0.5f * p.a.at()[i] - 0.25f * p.b.at()[i]);
            Field fine = seen.box(near);
            Field wide = fine.box(p.pixels(width * 1.3, 2)).box(near);
            Field line = fine.map(i -> {
                float drop = wide.at()[i] - fine.at()[i];
                return strength * HashNoise.step(0.055 - 0.045 * reach, 0.11 - 0.075 * reach, drop);
            });
            p.each((x, y, i) -> p.mix(i, ink, shake == 0 ? line.at()[i] : shaken(p, line, x, y, shake)));
        };
    }

    private static float shaken(RestyleImage p, Field line, int x, int y, double shake) {
        double s = shake * p.unit;
        double f = 0.045 / p.unit;
        int seed = 40 + 2 * (p.beat % TURNS);
        return line.sample((float) (x + s * HashNoise.smooth(x * f, y * f, seed)), (float)
                (y + s * HashNoise.smooth(x * f, y * f, seed + 1)));
    }

    /** Hatching: lines in several directions, denser where the picture is darker. */
    static Step hatch(double gap, int colour, int paper, float keepColour, int layers) {
        float[] ink = Lab.of(colour);
        float[] sheet = Lab.of(paper);
        double[] angles = {0.7, -0.6, 1.5, 0.1};
        return p -> {
            float period = Math.max(2.4f, (float) (gap * p.unit));
            p.each((x, y, i) -> {
                float tone = p.l.at()[i];
                float mark = 0;
                for (int k = 0; k < layers; k++) {
                    float from = 0.9f - k * 0.72f / layers;
                    float dark = (from - tone) * 3.4f;
                    if (dark > 0) {
                        mark = Math.max(mark, stroke(x, y, angles[k], period, Math.min(1, dark), p));
                    }
                }
                float[] here = {
                    ink[0] + keepColour * 0.35f * (tone - ink[0]),
                    ink[1] + keepColour * (1.25f * p.a.at()[i] - ink[1]),
                    ink[2] + keepColour * (1.25f * p.b.at()[i] - ink[2])
                };
                float[] ground = {
                    sheet[0] - keepColour * 0.3f * (1 - tone),
                    sheet[1] + keepColour * 0.5f * p.a.at()[i],
                    sheet[2] + keepColour * 0.5f * p.b.at()[i]
                };
                p.mix(i, ground, 1);
                p.mix(i, here, mark);
            });
        };
    }

    private static float stroke(int x, int y, double angle, float period, float dark, RestyleImage p) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double along = x * c + y * s;
        double across = y * c
                - x * s
                + 1.4 * p.unit * HashNoise.smooth(along / (30 * p.unit), across(x, y, c, s) / period / 3, 7);
        double phase = Math.abs((across / period % 1 + 1.5) % 1 - 0.5) * 2;
        float grit = 0.75f + 0.5f * (HashNoise.cell(x, y, 12) - 0.3f);
        return (1 - HashNoise.step(0.25 + 0.5 * dark, 0.55 + 0.5 * dark, phase))
                * Math.min(1, 0.35f + 0.75f * dark)
                * grit;
    }

    private static double across(int x, int y, double c, double s) {
        return y * c - x * s;
    }

    /**
     * A halftone of one ink on a rotated grid, with larger dots where it is darker; below {@code solid} it is all ink.
     */
    static Step dots(double cell, double angle, int colour, float from, float solid, float strength) {
        float[] ink = Lab.of(colour);
        return p -> {
            float size = Math.max(3, (float) (cell * p.unit));
            float c = (float) Math.cos(angle) / size;
            float s = (float) Math.sin(angle) / size;
            p.each((x, y, i) -> {
                float dark = Math.max(0, Math.min(1, (from - p.l.at()[i]) / (from - solid)));
                float u = x * c + y * s;
                float v = y * c - x * s;
                float du = u - (float) Math.floor(u) - 0.5f;
                float dv = v - (float) Math.floor(v) - 0.5f;
                float radius = 0.76f * (float) Math.sqrt(dark);
                float edge = 0.75f / size;
                float d = (float) Math.sqrt(du * du + dv * dv);
                float cover = dark == 0 ? 0 : Math.max(0, Math.min(1, (radius - d) / edge * 0.5f + 0.5f));
                p.mix(i, ink, strength * cover);
            });
        };
    }

    /** Misregistered print: colours are shifted against their outlines. */
    static Step slipped(double dx, double dy) {
        return p -> {
            int sx = p.pixels(dx, 1);
            int sy = p.pixels(dy, 1);
            Field a = p.a;
            Field b = p.b;
            p.a = Field.of(p.width, p.height, i -> a.get(i % p.width - sx, i / p.width - sy));
            p.b = Field.of(p.width, p.height, i -> b.get(i % p.width + sx, i / p.width + sy / 2));
        };
    }

    /** Rays from the middle of the upper half outwards; they become thinner towards it. */
    static Step rays(int colour, float strength) {
        float[] ink = Lab.of(colour);
        return p -> p.each((x, y, i) -> {
            double dx = x - p.width * 0.5;
            double dy = y - p.height * 0.42;
            double far = Math.hypot(dx, dy) / Math.min(p.width, p.height);
            double turn = Math.atan2(dy, dx) * 36;
            double ray = HashNoise.smooth(turn, 3, 61 + p.beat % 3) - 0.15;
            double begin = 0.5 + 0.16 * HashNoise.smooth(turn * 0.9, 9, 62 + p.beat % 3);
            p.mix(i, ink, strength * HashNoise.step(0, 0.12, ray) * HashNoise.step(begin, begin + 0.2, far));
        });
    }
}
