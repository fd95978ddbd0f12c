package io.reelmill.figures.cutout;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Lab;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;

/**
 * The alpha matte of a subject: near the outline each pixel is a mixture of the nearby figure and background colours.
 * Its opacity is its position on the line between them, and the background's part is then removed from its colour.
 */
final class Matte {

    private final Pixels picture;
    private final int width;
    private final int height;
    private final Field rough;

    Matte(Pixels picture, Field mask) {
        this.picture = picture;
        this.width = picture.width();
        this.height = picture.height();
        Lab lab = Lab.of(picture);
        int radius = Math.max(2, width / mask.width() * 2);
        Field large = mask.scaled(width, height);
        Field guided = large.guidedBy(lab.l(), radius + 1, 0.0008f);
        this.rough = large.map(i -> Math.max(0, Math.min(1, 0.35f * large.at()[i] + 0.65f * guided.at()[i])));
    }

    Pixels cut() {
        int band = Math.max(2, Math.round(Math.max(width, height) / 260f));
        Field wide = rough.blur(band * 0.9);
        Colours inside = new Colours(i -> wide.at()[i] > 0.9f ? 1 : 0, band);
        Colours outside = new Colours(i -> wide.at()[i] < 0.1f ? 1 : 0, band);
        Pixels out = new Pixels(width, height);
        Field.rows(height, y -> {
            for (int i = y * width; i < (y + 1) * width; i++) {
                out.argb()[i] = pixel(i, wide.at()[i], inside, outside);
            }
        });
        return out;
    }

    private int pixel(int i, float soft, Colours inside, Colours outside) {
        int c = picture.argb()[i] | 0xFF000000;
        if (soft > 0.94f) {
            return c;
        }
        if (soft < 0.06f) {
            return 0;
        }
        float[] f = inside.at(i);
        float[] b = outside.at(i);
        if (f == null || b == null) {
            return Rgb.withAlpha(c, HashNoise.step(0.3, 0.7, rough.at()[i]));
        }
        float[] p = {c >> 16 & 255, c >> 8 & 255, c & 255};
        float along = 0;
        float length = 0;
        for (int k = 0; k < 3; k++) {
            along += (p[k] - b[k]) * (f[k] - b[k]);
            length += (f[k] - b[k]) * (f[k] - b[k]);
        }
        float byColour = Math.max(0, Math.min(1, along / Math.max(1, length)));
        float trust = HashNoise.step(300, 2500, length);
        float alpha = trust * byColour + (1 - trust) * HashNoise.step(0.3, 0.7, rough.at()[i]);
        alpha = alpha * HashNoise.step(0.06, 0.3, soft);
        alpha = Math.max(alpha, HashNoise.step(0.75, 0.94, soft));
        alpha = HashNoise.step(0.04, 0.96, alpha) * 0.5f + alpha * 0.5f;
        if (alpha < 0.02f) {
            return 0;
        }
        float[] own = new float[3];
        for (int k = 0; k < 3; k++) {
            float freed = (p[k] - (1 - alpha) * b[k]) / alpha;
            own[k] = alpha * freed + (1 - alpha) * f[k];
        }
        return Rgb.withAlpha(Rgb.of(own[0], own[1], own[2]), alpha);
    }

    /** The mean colour of one side near each pixel. */
    private final class Colours {

        private final Field weight;
        private final Field[] sums = new Field[3];

        Colours(Field.Cell side, int band) {
            Field chosen = Field.of(width, height, side);
            int radius = band * 2 + 1;
            weight = chosen.box(radius).box(radius);
            for (int k = 0; k < 3; k++) {
                int shift = 16 - 8 * k;
                sums[k] = chosen.map(i -> chosen.at()[i] * (picture.argb()[i] >> shift & 255))
                        .box(radius)
                        .box(radius);
            }
        }

        /** Null when there is none nearby. */
        float[] at(int i) {
            float w = weight.at()[i];
            return w < 1e-4f ? null : new float[] {sums[0].at()[i] / w, sums[1].at()[i] / w, sums[2].at()[i] / w};
        }
    }
}
