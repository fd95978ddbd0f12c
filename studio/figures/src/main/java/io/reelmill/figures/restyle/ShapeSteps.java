package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;

/** Steps that build a picture from larger shapes. */
final class ShapeSteps {

    private ShapeSteps() {}

    /** A mosaic of squares, with the given number along the shorter side. */
    static Step squares(int along) {
        return p -> {
            int w = Math.max(4, p.width * along / Math.min(p.width, p.height));
            int h = Math.max(4, p.height * along / Math.min(p.width, p.height));
            p.l = squared(p.l, w, h);
            p.a = squared(p.a, w, h);
            p.b = squared(p.b, w, h);
        };
    }

    private static Field squared(Field from, int w, int h) {
        int r = Math.max(1, from.width() / w / 2);
        Field mean = from.box(r);
        return Field.of(from.width(), from.height(), i -> {
            int x = i % from.width() * w / from.width();
            int y = i / from.width() * h / from.height();
            return mean.get((2 * x + 1) * from.width() / (2 * w), (2 * y + 1) * from.height() / (2 * h));
        });
    }

    /** Facets: triangles whose corners lie on the nearest edges, each in its mean colour, shaded by its orientation. */
    static Step facets(double size, float glint) {
        return p -> new Facets(p, Math.max(6, size * p.unit), glint).lay();
    }

    /** Torn paper in a few colours: the outlines are irregular, and each sheet has a pale edge and a shadow. */
    static Step sheets(int levels, double wander) {
        return p -> {
            Field calm = p.l.box(p.pixels(5, 1)).box(p.pixels(5, 1));
            Field level = new Field(p.width, p.height);
            double f = 0.03 / p.unit;
            p.each((x, y, i) -> {
                float dx = (float) (wander * p.unit * HashNoise.cloud(x * f, y * f, 2, 14));
                float dy = (float) (wander * p.unit * HashNoise.cloud(x * f, y * f, 2, 15));
                level.at()[i] = (float) Math.floor(calm.sample(x + dx, y + dy) * levels);
            });
            Field around = level.box(p.pixels(4, 1));
            int drop = p.pixels(6, 1);
            p.each((x, y, i) -> {
                float own = level.at()[i];
                float above = around.get(x - drop, y - drop) - own;
                float rim = Math.abs(around.at()[i] - own);
                p.l.at()[i] = (own + 0.6f) / levels
                        - 0.1f * Math.max(0, Math.min(1, above))
                        + (rim > 0.02f && rim < 0.35f ? 0.06f : 0);
            });
        };
    }
}
