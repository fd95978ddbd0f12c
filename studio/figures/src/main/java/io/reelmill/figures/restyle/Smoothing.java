package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;

/** Edge-preserving smoothing steps. */
final class Smoothing {

    private Smoothing() {}

    /**
     * The guided filter: smooths flat areas and keeps edges; {@code strength} is the contrast that is removed.
     */
    static Step even(double radius, double strength) {
        return p -> {
            float eps = (float) (strength * strength);
            p.l = p.l.guidedBy(p.l, p.pixels(radius, 2), eps);
            Field guide = p.l.scaled(p.width / 2, p.height / 2);
            p.a = chroma(p, p.a, guide, radius, eps);
            p.b = chroma(p, p.b, guide, radius, eps);
        };
    }

    private static Field chroma(RestyleImage p, Field from, Field guide, double radius, float eps) {
        return from.scaled(p.width / 2, p.height / 2)
                .guidedBy(guide, p.pixels(radius / 2, 1), eps)
                .scaled(p.width, p.height);
    }

    /**
     * The Kuwahara filter (1976): each pixel takes the mean of the square with the lowest variance of four around it.
     */
    static Step brush(double radius) {
        return p -> {
            int half = p.pixels(radius / 2, 1);
            Field l = p.l.box(half);
            Field a = p.a.box(half);
            Field b = p.b.box(half);
            Field square = p.l.times(p.l).box(half);
            Field rough = square.map(i -> square.at()[i] - l.at()[i] * l.at()[i]);
            Field newL = new Field(p.width, p.height);
            Field newA = new Field(p.width, p.height);
            Field newB = new Field(p.width, p.height);
            p.each((x, y, i) -> {
                int x0 = Math.max(0, x - half);
                int x1 = Math.min(p.width - 1, x + half);
                int y0 = Math.max(0, y - half) * p.width;
                int y1 = Math.min(p.height - 1, y + half) * p.width;
                int best = calmest(
                        rough.at(), calmest(rough.at(), y0 + x0, y0 + x1), calmest(rough.at(), y1 + x0, y1 + x1));
                newL.at()[i] = l.at()[best];
                newA.at()[i] = a.at()[best];
                newB.at()[i] = b.at()[best];
            });
            p.l = newL;
            p.a = newA;
            p.b = newB;
        };
    }

    private static int calmest(float[] rough, int i, int j) {
        return rough[i] <= rough[j] ? i : j;
    }

    /** A mean filter of the given size, mixed with the original. */
    static Step soft(double radius, float share) {
        return p -> {
            int r = p.pixels(radius, 1);
            Field l = p.l.box(r).box(r);
            p.each((x, y, i) -> p.l.at()[i] += (l.at()[i] - p.l.at()[i]) * share);
        };
    }

    /** Local contrast: amplifies differences from the surroundings. */
    static Step crisp(double radius, float gain) {
        return p -> {
            Field around = p.l.box(p.pixels(radius, 1)).box(p.pixels(radius, 1));
            p.each((x, y, i) -> p.l.at()[i] += gain * (p.l.at()[i] - around.at()[i]));
        };
    }
}
