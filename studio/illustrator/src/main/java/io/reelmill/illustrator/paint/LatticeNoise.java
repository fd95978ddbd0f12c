package io.reelmill.illustrator.paint;

import java.util.SplittableRandom;

/** Value noise on a lattice of 256 by 256, the same on every machine. */
public final class LatticeNoise {
    private static final float[] LATTICE = lattice();

    private LatticeNoise() {}

    /** Smooth noise, 0 to 1, with one feature a unit; repeats after 256. */
    public static double at(double x, double y) {
        return at(x, y, 255);
    }

    /** Smooth noise that repeats after {@code mask + 1}, a power of two up to 256. */
    public static double at(double x, double y, int mask) {
        int xi = (int) Math.floor(x);
        int yi = (int) Math.floor(y);
        double fx = x - xi;
        double fy = y - yi;
        fx = fx * fx * (3 - 2 * fx);
        fy = fy * fy * (3 - 2 * fy);
        int row = (yi & mask) << 8;
        int next = (yi + 1 & mask) << 8;
        double a = LATTICE[row | xi & mask];
        double b = LATTICE[row | xi + 1 & mask];
        double c = LATTICE[next | xi & mask];
        double d = LATTICE[next | xi + 1 & mask];
        return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
    }

    /** LatticeNoise of several sizes, each half as large and as strong as the one before, 0 to 1. */
    public static double fractal(double x, double y, int octaves) {
        double sum = 0;
        double weight = 0.5;
        double total = 0;
        double px = x;
        double py = y;
        for (int i = 0; i < octaves; i++) {
            sum += weight * at(px, py);
            total += weight;
            weight *= 0.5;
            double turned = px * 1.6 + py * 1.2;
            py = py * 1.6 - px * 1.2 + 17.3;
            px = turned + 5.1;
        }
        return sum / total;
    }

    /** A fixed random number of a cell, 0 to 1. */
    public static double cell(int x, int y) {
        return LATTICE[(y & 255) << 8 | x & 255];
    }

    private static float[] lattice() {
        SplittableRandom chance = new SplittableRandom(0x5EEDL);
        float[] values = new float[256 * 256];
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) chance.nextDouble();
        }
        return values;
    }
}
