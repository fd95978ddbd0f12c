package io.reelmill.figures.cutout;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** A background with smoothly changing colour: a quadratic surface for each channel, fitted without outliers. */
final class SmoothGround {

    private static final int TERMS = 6;
    private static final int ROUNDS = 6;
    private static final float MIN_SPREAD = 0.010f;

    private final int width;
    private final int height;
    private final double[][] surface = new double[3][];
    private float spread = 0.05f;

    /** Fits the surface to the selected pixels. */
    SmoothGround(Lab lab, IntPredicate meant) {
        this.width = lab.l().width();
        this.height = lab.l().height();
        Field[] channels = {lab.l(), lab.a(), lab.b()};
        float scale = 0.1f;
        for (int round = 0; round < ROUNDS; round++) {
            float weightScale = scale;
            boolean first = round == 0;
            for (int c = 0; c < 3; c++) {
                double[] old = surface[c];
                float[] at = channels[c].at();
                surface[c] = fit(i -> meant.test(i), at, first ? null : lab, weightScale, old);
            }
            scale = medianDistance(lab, meant) * 1.6f + 0.004f;
        }
        spread = Math.max(MIN_SPREAD, scale);
    }

    /**
     * Squared distance of a colour from the background colour expected at a pixel, in units of the background's spread.
     */
    float cost(int i, float l, float a, float b) {
        return distance(i, l, a, b) / (2 * spread * spread);
    }

    /** Deviation of the background from its surface; below 0.02 it is plain. */
    float spread() {
        return spread;
    }

    private float distance(int i, float l, float a, float b) {
        double[] terms = terms(i);
        float dl = l - (float) value(surface[0], terms);
        float da = a - (float) value(surface[1], terms);
        float db = b - (float) value(surface[2], terms);
        return dl * dl + da * da + db * db;
    }

    private double[] fit(IntPredicate meant, float[] at, Lab lab, float scale, double[] old) {
        double[][] m = new double[TERMS][TERMS + 1];
        for (int i = 0; i < at.length; i += 2) {
            if (meant.test(i)) {
                double weight = 1;
                double[] terms = terms(i);
                if (lab != null && old != null) {
                    double d = distance(
                                    i, lab.l().at()[i], lab.a().at()[i], lab.b().at()[i])
                            / (scale * scale);
                    weight = 1 / (1 + d * d);
                }
                for (int r = 0; r < TERMS; r++) {
                    for (int c = 0; c < TERMS; c++) {
                        m[r][c] += weight * terms[r] * terms[c];
                    }
                    m[r][TERMS] += weight * terms[r] * at[i];
                }
            }
        }
        for (int r = 0; r < TERMS; r++) {
            m[r][r] += 1e-6 + (r > 2 ? 0.5 : 0);
        }
        return Equations.solve(m);
    }

    private float medianDistance(Lab lab, IntPredicate meant) {
        float[] some = new float[4000];
        int n = 0;
        int size = lab.l().at().length;
        int stride = Math.max(1, size / 16_000);
        for (int i = 0; i < size && n < some.length; i += stride) {
            if (meant.test(i)) {
                some[n++] =
                        distance(i, lab.l().at()[i], lab.a().at()[i], lab.b().at()[i]);
            }
        }
        Arrays.sort(some, 0, n);
        return n == 0 ? 1 : (float) Math.sqrt(some[n / 2]);
    }

    private double[] terms(int i) {
        double x = 2.0 * (i % width) / width - 1;
        double y = 2.0 * (i / width) / height - 1;
        return new double[] {1, x, y, x * x, x * y, y * y};
    }

    private static double value(double[] surface, double[] terms) {
        double sum = 0;
        for (int t = 0; t < TERMS; t++) {
            sum += surface[t] * terms[t];
        }
        return sum;
    }
}
