package io.reelmill.figures.motion;

import io.reelmill.figures.pixel.HashNoise;

/**
 * A coarse deformation grid over a figure: the displacement of each knot from its start.
 *
 * @param x displacement of each knot to the right, row by row, in widths of the grid
 * @param y displacement of each knot downwards, in heights of the grid
 */
record Lattice(int columns, int rows, float[] x, float[] y) {

    /** An undeformed grid. */
    Lattice(int columns, int rows) {
        this(columns, rows, new float[(columns + 1) * (rows + 1)], new float[(columns + 1) * (rows + 1)]);
    }

    int knots() {
        return x.length;
    }

    /**
     * The displacement at a point of the grid, smooth between knots and constant beyond its edge; u and v from 0 to 1.
     */
    void at(double u, double v, float[] shift) {
        double cu = Math.max(0, Math.min(columns - 1e-6, u * columns));
        double cv = Math.max(0, Math.min(rows - 1e-6, v * rows));
        int i = (int) cu;
        int j = (int) cv;
        float fu = 0.5f * (float) (cu - i) + 0.5f * HashNoise.step(0, 1, cu - i);
        float fv = 0.5f * (float) (cv - j) + 0.5f * HashNoise.step(0, 1, cv - j);
        int at = j * (columns + 1) + i;
        int below = at + columns + 1;
        shift[0] = mix(mix(x[at], x[at + 1], fu), mix(x[below], x[below + 1], fu), fv);
        shift[1] = mix(mix(y[at], y[at + 1], fu), mix(y[below], y[below + 1], fu), fv);
    }

    /** Measured knots keep their displacement in proportion to their confidence; the others follow their neighbours. */
    static void relax(int columns, int rows, float[] v, float[] trust, float stiffness, int rounds) {
        float[] measured = v.clone();
        for (int round = 0; round < rounds; round++) {
            for (int r = 0; r <= rows; r++) {
                for (int c = 0; c <= columns; c++) {
                    int at = r * (columns + 1) + c;
                    float sum = 0;
                    int n = 0;
                    if (c > 0) {
                        sum += v[at - 1];
                        n++;
                    }
                    if (c < columns) {
                        sum += v[at + 1];
                        n++;
                    }
                    if (r > 0) {
                        sum += v[at - columns - 1];
                        n++;
                    }
                    if (r < rows) {
                        sum += v[at + columns + 1];
                        n++;
                    }
                    v[at] = (trust[at] * measured[at] + stiffness * sum) / (trust[at] + stiffness * n + 1e-6f);
                }
            }
        }
    }

    /** The largest change between neighbours: at 1 the grid would fold. */
    float strain() {
        float most = 0;
        for (int r = 0; r <= rows; r++) {
            for (int c = 0; c <= columns; c++) {
                int at = r * (columns + 1) + c;
                if (c < columns) {
                    most = Math.max(most, Math.abs(x[at + 1] - x[at]) * columns);
                    most = Math.max(most, Math.abs(y[at + 1] - y[at]) * columns * 0.5f);
                }
                if (r < rows) {
                    most = Math.max(most, Math.abs(y[at + columns + 1] - y[at]) * rows);
                    most = Math.max(most, Math.abs(x[at + columns + 1] - x[at]) * rows * 0.5f);
                }
            }
        }
        return most;
    }

    private static float mix(float a, float b, float t) {
        return a + (b - a) * t;
    }
}
