package io.reelmill.figures.pixel;

/** Deterministic pseudo-random numbers. */
public final class HashNoise {

    private HashNoise() {}

    /** 0 to 1, for an integer position. */
    public static float cell(int x, int y, int seed) {
        int h = x * 0x27d4eb2d ^ y * 0x165667b1 ^ seed * 0x9e3779b1;
        h = (h ^ h >>> 15) * 0x85ebca6b;
        h = (h ^ h >>> 13) * 0xc2b2ae35;
        return ((h ^ h >>> 16) >>> 8) / (float) (1 << 24);
    }

    /** Smooth between whole coordinates, -1 to 1. */
    public static float smooth(double x, double y, int seed) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        float fx = fade((float) (x - x0));
        float fy = fade((float) (y - y0));
        float top = cell(x0, y0, seed) + fx * (cell(x0 + 1, y0, seed) - cell(x0, y0, seed));
        float bottom = cell(x0, y0 + 1, seed) + fx * (cell(x0 + 1, y0 + 1, seed) - cell(x0, y0 + 1, seed));
        return 2 * (top + fy * (bottom - top)) - 1;
    }

    /** Several octaves of {@link #smooth}, about -1 to 1. */
    public static float cloud(double x, double y, int octaves, int seed) {
        float sum = 0;
        float height = 0.55f;
        for (int i = 0; i < octaves; i++) {
            sum += height * smooth(x, y, seed + i);
            x *= 2.03;
            y *= 2.03;
            height *= 0.5f;
        }
        return sum;
    }

    /** Smoothstep: 0 at and below the first edge, 1 at and above the second. */
    public static float step(double from, double to, double v) {
        double t = Math.max(0, Math.min(1, (v - from) / (to - from)));
        return (float) (t * t * (3 - 2 * t));
    }

    private static float fade(float t) {
        return t * t * t * (t * (t * 6 - 15) + 10);
    }
}
