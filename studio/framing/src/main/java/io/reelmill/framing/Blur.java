package io.reelmill.framing;

/** A soft blur: three passes of a moving average, which come near a bell curve. */
final class Blur {

    private static final int PASSES = 3;

    private Blur() {}

    /** Blurs in place; the edge goes on beyond the edge. */
    static void blur(float[] values, int width, int height, int radius) {
        float[] line = new float[Math.max(width, height)];
        for (int pass = 0; pass < PASSES; pass++) {
            for (int y = 0; y < height; y++) {
                average(values, y * width, 1, width, radius, line);
            }
            for (int x = 0; x < width; x++) {
                average(values, x, width, height, radius, line);
            }
        }
    }

    private static void average(float[] values, int from, int step, int count, int radius, float[] line) {
        double sum = 0;
        for (int i = -radius; i <= radius; i++) {
            sum += values[from + Math.max(0, Math.min(count - 1, i)) * step];
        }
        for (int i = 0; i < count; i++) {
            line[i] = (float) (sum / (2 * radius + 1));
            sum += values[from + Math.min(count - 1, i + radius + 1) * step];
            sum -= values[from + Math.max(0, i - radius) * step];
        }
        for (int i = 0; i < count; i++) {
            values[from + i * step] = line[i];
        }
    }
}
