package io.reelmill.illustrator.paint;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToDoubleBiFunction;

/** Seamless textures with values from 0 to 1 and a mean of about 0.5. Each is computed once. */
public enum Grain {
    /** Silver grains of a film. */
    FILM,
    /** Rough drawing paper. */
    PAPER,
    /** Woven linen. */
    CANVAS,
    /** Blotches of lime plaster. */
    PLASTER,
    /** Fine cracks, dark on light. */
    CRACKS,
    /** Thumb prints in clay. */
    CLAY,
    /** Rugged ground under a low sun. */
    TERRAIN;

    private static final int SIZE = 512;
    private static final Map<Grain, float[]> TILES = new EnumMap<>(Grain.class);

    /** The value at a pixel; {@code scale} pixels of the tile for one of the picture. */
    public double at(double x, double y, double scale) {
        return at(tile(), x, y, scale);
    }

    /** The value in a tile fetched before, for loops. */
    public static double at(float[] tile, double x, double y, double scale) {
        int xi = (int) Math.floor(x * scale) & SIZE - 1;
        int yi = (int) Math.floor(y * scale) & SIZE - 1;
        return tile[yi * SIZE + xi];
    }

    /** The tile itself, 512 by 512; not to be written to. */
    public float[] tile() {
        synchronized (TILES) {
            return TILES.computeIfAbsent(this, Grain::make);
        }
    }

    private static float[] make(Grain grain) {
        return switch (grain) {
            case FILM -> film();
            case PAPER ->
                each((x, y) -> 0.5 + 0.9 * (tooth(x, y) - 0.5) + 0.25 * (LatticeNoise.at(x / 64.0, y / 4.0, 7) - 0.5));
            case CANVAS ->
                each((x, y) -> 0.5
                        + 0.22 * Math.sin(x * Math.PI / 4) * Math.sin(y * Math.PI / 4 + (x / 4 % 2) * Math.PI)
                        + 0.3 * (tooth(x, y) - 0.5));
            case PLASTER -> each((x, y) -> 0.5 + 1.1 * (clouds(x, y, 3, 6) - 0.5) + 0.35 * (tooth(x, y) - 0.5));
            case CRACKS -> each(Grain::crack);
            case CLAY -> each(Grain::print);
            case TERRAIN -> relief();
        };
    }

    private static float[] film() {
        SplittableRandom chance = new SplittableRandom(7);
        return each((x, y) -> 0.5 + 0.35 * (chance.nextDouble() + chance.nextDouble() - 1));
    }

    private static double tooth(int x, int y) {
        return 0.45 * LatticeNoise.at(x / 2.0, y / 2.0, 255)
                + 0.35 * LatticeNoise.at(x / 4.0, y / 4.0, 127)
                + 0.2 * LatticeNoise.at(x / 16.0, y / 16.0, 31);
    }

    /** LatticeNoise of sizes from 512 / 2^from pixels down. */
    private static double clouds(int x, int y, int from, int octaves) {
        double sum = 0;
        double weight = 0.5;
        double total = 0;
        for (int i = from; i < from + octaves && i <= 8; i++) {
            int cells = 1 << i;
            sum += weight * LatticeNoise.at(x * (double) cells / SIZE, y * (double) cells / SIZE, cells - 1);
            total += weight;
            weight *= 0.55;
        }
        return sum / total;
    }

    private static double crack(int x, int y) {
        double wx = x + 22 * (clouds(x, y, 4, 3) - 0.5);
        double wy = y + 22 * (clouds(y, x, 4, 3) - 0.5);
        double first = 1e9;
        double second = 1e9;
        int cells = 8;
        double size = (double) SIZE / cells;
        int cx = (int) Math.floor(wx / size);
        int cy = (int) Math.floor(wy / size);
        for (int j = -1; j <= 1; j++) {
            for (int i = -1; i <= 1; i++) {
                int kx = Math.floorMod(cx + i, cells);
                int ky = Math.floorMod(cy + j, cells);
                double px = (cx + i + LatticeNoise.cell(kx, ky)) * size;
                double py = (cy + j + LatticeNoise.cell(kx + 31, ky + 57)) * size;
                double d = Math.hypot(px - wx, py - wy);
                if (d < first) {
                    second = first;
                    first = d;
                } else if (d < second) {
                    second = d;
                }
            }
        }
        double gap = second - first;
        double open = clouds(x, y, 2, 2);
        return open < 0.42 ? 1 : Math.min(1, gap / (1 + 2.2 * open));
    }

    private static double print(int x, int y) {
        double bend = 60 * clouds(x, y, 2, 2);
        double ridges = Math.sin((x * 0.5 + y * 0.3 + bend * 3) * 0.55);
        double where = Math.max(0, Math.min(1, (clouds(y, x, 2, 2) - 0.46) * 9));
        return 0.5 + 0.17 * ridges * where + 0.55 * (clouds(x, y, 4, 3) - 0.5);
    }

    /** Fractal ground, lit from the upper left. */
    private static float[] relief() {
        float[] height = each((x, y) -> clouds(x, y, 3, 6));
        return each((x, y) -> {
            float right = height[y * SIZE + (x + 2 & SIZE - 1)];
            float down = height[(y + 2 & SIZE - 1) * SIZE + x];
            float here = height[y * SIZE + x];
            return Math.max(0, Math.min(1, 0.5 + 4.5 * (here - right) + 3.5 * (here - down)));
        });
    }

    private static float[] each(ToDoubleBiFunction<Integer, Integer> value) {
        float[] tile = new float[SIZE * SIZE];
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                tile[y * SIZE + x] = (float) value.applyAsDouble(x, y);
            }
        }
        return tile;
    }
}
