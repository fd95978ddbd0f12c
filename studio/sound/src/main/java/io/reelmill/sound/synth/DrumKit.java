package io.reelmill.sound.synth;

import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

/**
 * A kit whose strokes are rendered once, at first use, in a few variants that are played in rotation, so that no two
 * successive strokes are equal.
 */
final class DrumKit {

    private static final int VARIANTS = 4;

    private final Map<Drum, float[][]> strokes = new EnumMap<>(Drum.class);
    private final Map<Drum, Integer> turns = new EnumMap<>(Drum.class);
    private final KitStyle style;
    private final long seed;

    DrumKit(KitStyle style, long seed) {
        this.style = style;
        this.seed = seed;
    }

    Voice play(Drum drum, double velocity) {
        int turn = turns.merge(drum, 1, Integer::sum);
        return new Stroke(strokes.computeIfAbsent(drum, this::draw)[turn % VARIANTS], velocity, drum.pan);
    }

    /** Rendered at first use. Each drum has its own random source, so that the order of use does not matter. */
    private float[][] draw(Drum drum) {
        DrumStroke draw =
                new DrumStroke(style, new Random(seed + 31L * drum.name().hashCode()));
        float[][] variants = new float[VARIANTS][];
        for (int i = 0; i < VARIANTS; i++) {
            variants[i] = draw.of(drum);
        }
        return variants;
    }

    private static final class Stroke extends Voice {

        private final float[] samples;
        private final float l;
        private final float r;
        /** Soft strokes are filtered darker as well as quieter. */
        private final float darkness;

        private float dark;
        private int at;

        Stroke(float[] samples, double velocity, double pan) {
            this.samples = samples;
            // 1.41 (square root of 2): a centred stroke keeps its rendered level on both channels.
            this.l = (float) (velocity * 1.41 * leftOf(pan));
            this.r = (float) (velocity * 1.41 * rightOf(pan));
            this.darkness = (float) (0.35 + 0.65 * Math.min(1, velocity));
        }

        @Override
        boolean render(float[] left, float[] right, int from, int to) {
            int n = Math.min(to - from, samples.length - at);
            for (int i = 0; i < n; i++, at++) {
                dark += darkness * (samples[at] - dark);
                left[from + i] += l * dark;
                right[from + i] += r * dark;
            }
            return at < samples.length;
        }
    }
}
