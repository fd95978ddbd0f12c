package io.reelmill.figures.motion;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Pixels;
import io.reelmill.figures.pixel.Rgb;
import java.util.Arrays;
import java.util.List;

/** A calm, out-of-focus background in the colours of the video, without its figure. */
final class Backdrop {

    private static final int SIDE = 96;

    private Backdrop() {}

    /**
     * The median of each pixel over the frames, the figure's box filled from its surroundings, blurred, darker at the
     * rim.
     */
    static Pixels of(List<Pixels> frames, ObservedMotion seen, int width, int height) {
        int w = SIDE;
        int h = Math.max(8, SIDE * height / width);
        List<Pixels> small = frames.stream().map(f -> f.scaled(w, h)).toList();
        Field known = Field.of(w, h, i -> outside(seen, (i % w + 0.5) / w, (i / w + 0.5) / h) ? 1 : 1e-7f);
        Field weight = known.blur(w / 4.0);
        Field trusted = known.blur(w / 24.0);
        Field[] channels = new Field[3];
        for (int k = 0; k < 3; k++) {
            int shift = 16 - 8 * k;
            Field median = Field.of(w, h, i -> median(small, i, shift));
            Field around = known.times(median).blur(w / 4.0);
            Field filled = around.map(i -> {
                float t = Math.max(0, 2 * trusted.at()[i] - 1);
                return t * median.at()[i] + (1 - t) * around.at()[i] / weight.at()[i];
            });
            channels[k] = filled.blur(w / 36.0).scaled(width, height);
        }
        return painted(channels, width, height);
    }

    private static Pixels painted(Field[] channels, int width, int height) {
        Pixels out = new Pixels(width, height);
        Field.rows(height, y -> {
            for (int x = 0; x < width; x++) {
                int i = y * width + x;
                double rim = Math.hypot((x - width / 2.0) / width, (y - height / 2.0) / height);
                float light = (float) (1.02 - 0.55 * rim * rim);
                float dust = HashNoise.cell(x, y, 4) - 0.5f;
                out.argb()[i] = Rgb.of(
                        channels[0].at()[i] * light + dust,
                        channels[1].at()[i] * light + dust,
                        channels[2].at()[i] * light + dust);
            }
        });
        return out;
    }

    private static float median(List<Pixels> frames, int i, int shift) {
        int[] values = new int[frames.size()];
        for (int k = 0; k < values.length; k++) {
            values[k] = frames.get(k).argb()[i] >> shift & 255;
        }
        Arrays.sort(values);
        return values[values.length / 2];
    }

    private static boolean outside(ObservedMotion seen, double u, double v) {
        return u < seen.left() || u > seen.right() || v < seen.top() || v > seen.bottom();
    }
}
