package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Lab;

/** Steps of light, lens and frame. */
final class LightSteps {

    private LightSteps() {}

    /** A vignette. */
    static Step vignette(float amount) {
        return p -> p.each((x, y, i) -> {
            float dx = x / (float) p.width - 0.5f;
            float dy = y / (float) p.height - 0.5f;
            p.l.at()[i] *= 1 - amount * Math.min(1, 2.2f * (dx * dx + dy * dy));
        });
    }

    /** Bloom: bright areas glow beyond their edges in a given colour; on film this is halation. */
    static Step glow(float from, double radius, float amount, int colour) {
        float[] tint = Lab.of(colour);
        return p -> {
            int w = Math.max(8, p.width / 4);
            int h = Math.max(8, p.height / 4);
            Field small = p.l.scaled(w, h);
            Field bright = small.map(i -> Math.max(0, small.at()[i] - from) / (1 - from));
            int r = p.pixels(radius / 4, 1);
            Field halo = bright.box(r).box(r).scaled(p.width, p.height);
            p.each((x, y, i) -> {
                float t = amount * halo.at()[i];
                p.l.at()[i] += t * (1 - p.l.at()[i]);
                p.a.at()[i] += t * tint[1];
                p.b.at()[i] += t * tint[2];
            });
        };
    }

    /** Neon edges: edges glow in two colours on a dark background. */
    static Step neon(float amount, int cold, int hot) {
        float[] one = Lab.of(cold);
        float[] two = Lab.of(hot);
        return p -> {
            Field fine = p.l.box(p.pixels(1, 1));
            int reach = p.pixels(1.5, 1);
            Field edge = new Field(p.width, p.height);
            p.each((x, y, i) -> edge.at()[i] = Math.min(
                    0.35f,
                    Math.abs(fine.get(x + reach, y) - fine.get(x - reach, y))
                            + Math.abs(fine.get(x, y + reach) - fine.get(x, y - reach))));
            Field halo = edge.box(p.pixels(8, 2)).box(p.pixels(8, 2));
            p.each((x, y, i) -> {
                float t = Math.min(1, amount * (2.2f * Math.max(0, edge.at()[i] - 0.05f) + 1.5f * halo.at()[i]));
                float side = HashNoise.step(0.2, 0.8, (x / (double) p.width + y / (double) p.height) / 2);
                float[] c = {0, 0, 0};
                for (int k = 0; k < 3; k++) {
                    c[k] = one[k] + side * (two[k] - one[k]);
                }
                p.mix(i, c, t);
            });
        };
    }

    /** Dark bars above and below (or at the sides of an upright picture none: there thinner ones). */
    static Step bars(double share) {
        return p -> {
            int bar = (int) (p.height * (p.width > p.height ? share : share * 0.55));
            p.each((x, y, i) -> {
                if (y < bar || y >= p.height - bar) {
                    p.l.at()[i] = 0;
                    p.a.at()[i] = 0;
                    p.b.at()[i] = 0;
                }
            });
        };
    }

    /** A frame of one colour around the picture, with a thin line inside. */
    static Step border(double width, int colour, int line) {
        float[] frame = Lab.of(colour);
        float[] thin = Lab.of(line);
        return p -> {
            int size = p.pixels(width, 2);
            int stroke = p.pixels(3, 1);
            p.each((x, y, i) -> {
                int d = Math.min(Math.min(x, p.width - 1 - x), Math.min(y, p.height - 1 - y));
                if (d < size) {
                    p.mix(i, d >= size - stroke ? thin : frame, 1);
                }
            });
        };
    }

    /** Atmospheric haze: stronger and paler towards the top. */
    static Step haze(int colour, float amount) {
        float[] air = Lab.of(colour);
        return p -> p.each((x, y, i) -> {
            float up = 1 - y / (float) p.height;
            p.mix(i, air, amount * up * HashNoise.step(0.35, 0.95, p.l.at()[i]));
        });
    }

    /** Chromatic aberration: red and blue are shifted apart towards the rim. */
    static Step fringe(double most) {
        return p -> {
            Field a = p.a;
            Field b = p.b;
            float f = (float) (most * p.unit / p.width * 2);
            p.a = new Field(p.width, p.height);
            p.b = new Field(p.width, p.height);
            Field newA = p.a;
            Field newB = p.b;
            p.each((x, y, i) -> {
                float dx = (x - p.width / 2f) * f;
                float dy = (y - p.height / 2f) * f;
                newA.at()[i] = a.sample(x + dx, y + dy);
                newB.at()[i] = b.sample(x - dx, y - dy);
            });
        };
    }

    /** Stars in dark places. */
    static Step stars(int colour, float amount) {
        float[] gold = Lab.of(colour);
        return p -> {
            int cell = p.pixels(26, 6);
            p.each((x, y, i) -> {
                int cx = x / cell;
                int cy = y / cell;
                if (HashNoise.cell(cx, cy, 3) < 0.4f) {
                    float dx = (x % cell) / (float) cell - 0.2f - 0.6f * HashNoise.cell(cx, cy, 4);
                    float dy = (y % cell) / (float) cell - 0.2f - 0.6f * HashNoise.cell(cx, cy, 5);
                    float d = Math.abs(dx * dy) * 90 + (dx * dx + dy * dy) * 30;
                    float size = 0.3f + 0.7f * HashNoise.cell(cx, cy, 6);
                    float dark = 1 - HashNoise.step(0.3, 0.6, p.l.at()[i]);
                    p.mix(i, gold, amount * dark * size * Math.max(0, 1 - d / size));
                }
            });
        };
    }
}
