package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Steps that give a picture the texture of a material: paper, canvas, plaster, film, clay. */
final class TextureSteps {

    /** Static patterns are cached, because videos have few sizes. */
    private static final Map<String, Field> PATTERNS = new ConcurrentHashMap<>();

    private static final int MAX_PATTERNS = 8;

    private TextureSteps() {}

    /** Film grain, renewed with each drawing, strongest in the mid tones. */
    static Step grain(float amount) {
        return p -> p.each((x, y, i) -> {
            float n = HashNoise.cell(x, y, p.beat * 7 + 1) + HashNoise.cell(x + 1, y, p.beat * 7 + 1) - 1;
            float l = p.l.at()[i];
            p.l.at()[i] = l + amount * n * (0.4f + 2.4f * l * (1 - l));
        });
    }

    /** Paper fibres and clouds. */
    static Step paper(float amount) {
        return p -> textured(
                p,
                amount,
                "paper",
                (x, y) -> 0.55f * HashNoise.cloud(x * 0.35, y * 0.35, 2, 21)
                        + 0.35f * HashNoise.cloud(x * 0.012, y * 0.012, 3, 22)
                        + 0.25f * HashNoise.smooth(x * 0.05, y * 0.6, 23));
    }

    /** A canvas weave. */
    static Step canvas(float amount) {
        return p -> textured(
                p,
                amount,
                "canvas",
                (x, y) -> (float) (Math.sin(x * 1.9) * (((int) (y / 3.3) & 1) == 0 ? 0.5 : -0.5)
                                + 0.4 * Math.sin(y * 1.9))
                        + 0.4f * HashNoise.cloud(x * 0.1, y * 0.1, 2, 31));
    }

    /** Fine cracks between cells of plaster, and stains. */
    static Step craquelure(float amount, double cell) {
        return p -> textured(
                p,
                amount,
                "cracks" + cell,
                (x, y) -> -1.6f * crack(x / cell, y / cell) + 0.45f * HashNoise.cloud(x * 0.02, y * 0.02, 4, 33));
    }

    /** Soft dents, like thumb prints in clay. */
    static Step thumbs(float amount) {
        return p -> textured(p, amount, "thumbs", (x, y) -> {
            double w = 3 * HashNoise.cloud(x * 0.01, y * 0.01, 2, 51);
            return (float) (0.5 * Math.sin((x * 0.3 + y * 0.45) * 0.6 + 5 * w))
                            * Math.max(0, HashNoise.smooth(x * 0.02, y * 0.02, 52))
                    + 0.6f * HashNoise.cloud(x * 0.03, y * 0.03, 3, 53);
        });
    }

    /** Dry-brush streaks along a changing direction. */
    static Step bristles(float amount) {
        return p -> textured(p, amount, "bristles", (x, y) -> {
            double angle = 1.4 * HashNoise.cloud(x * 0.006, y * 0.006, 2, 71);
            double along = x * Math.cos(angle) + y * Math.sin(angle);
            double across = y * Math.cos(angle) - x * Math.sin(angle);
            return HashNoise.cloud(along * 0.02, across * 0.33, 2, 72);
        });
    }

    /** The picture as a low relief, lit from the upper left. */
    static Step relief(float depth, double softness, float gloss) {
        return p -> {
            Field height = p.l.box(p.pixels(softness, 1)).box(p.pixels(softness, 1));
            float gain = depth / p.unit;
            p.each((x, y, i) -> {
                float dx = height.get(x + 2, y) - height.get(x - 2, y);
                float dy = height.get(x, y + 2) - height.get(x, y - 2);
                float light = (dx + 1.3f * dy) * gain * p.unit * 3;
                float soft = light / (1 + Math.abs(light) * 3);
                p.l.at()[i] += soft + gloss * Math.max(0, soft - 0.1f) * 2;
            });
        };
    }

    private interface Pattern {
        float at(double x, double y);
    }

    private static void textured(RestyleImage p, float amount, String name, Pattern pattern) {
        String key = name + ' ' + p.width + 'x' + p.height;
        Field made = PATTERNS.get(key);
        if (made == null) {
            made = Field.of(p.width, p.height, i -> pattern.at(i % p.width / p.unit, i / p.width / p.unit));
            if (PATTERNS.size() < MAX_PATTERNS) {
                PATTERNS.put(key, made);
            }
        }
        Field texture = made;
        p.each((x, y, i) -> p.l.at()[i] += amount * texture.at()[i] * (0.35f + 0.65f * p.l.at()[i]));
    }

    /** 1 on the border between the two nearest of scattered points (Worley noise), 0 elsewhere. */
    private static float crack(double x, double y) {
        x += 0.25 * HashNoise.smooth(x * 2, y * 2, 81);
        y += 0.25 * HashNoise.smooth(x * 2, y * 2, 82);
        int cx = (int) Math.floor(x);
        int cy = (int) Math.floor(y);
        double first = 9;
        double second = 9;
        for (int j = -1; j <= 1; j++) {
            for (int i = -1; i <= 1; i++) {
                double px = cx + i + HashNoise.cell(cx + i, cy + j, 91);
                double py = cy + j + HashNoise.cell(cx + i, cy + j, 92);
                double d = Math.hypot(px - x, py - y);
                second = Math.min(second, Math.max(first, d));
                first = Math.min(first, d);
            }
        }
        return (1 - HashNoise.step(0.01, 0.05, second - first))
                * (0.3f + 0.7f * HashNoise.step(-0.2, 0.4, HashNoise.smooth(x, y, 93)));
    }
}
