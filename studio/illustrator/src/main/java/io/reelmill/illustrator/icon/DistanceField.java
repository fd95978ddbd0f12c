package io.reelmill.illustrator.icon;

/**
 * Exact Euclidean distance of every pixel to the nearest site, and which site that is (Felzenszwalb and Huttenlocher,
 * "Distance Transforms of Sampled Functions", 2012).
 */
final class DistanceField {
    private static final float FAR = 1e12f;

    final float[] distance;
    /** Index of the nearest site, or -1 where there is none at all. */
    final int[] nearest;

    private DistanceField(float[] distance, int[] nearest) {
        this.distance = distance;
        this.nearest = nearest;
    }

    static DistanceField to(boolean[] sites, int width, int height) {
        float[] squared = new float[width * height];
        int[] nearest = new int[width * height];
        columns(sites, squared, nearest, width);
        Line line = new Line(width);
        for (int y = 0; y < height; y++) {
            line.run(squared, nearest, y * width, width);
        }
        for (int i = 0; i < squared.length; i++) {
            squared[i] = (float) Math.sqrt(squared[i]);
        }
        return new DistanceField(squared, nearest);
    }

    /**
     * The nearest site of each column, the upper one of two. All sites are alike, so it is found by a look up and a look down, row
     * after row: memory is read in its order.
     */
    private static void columns(boolean[] sites, float[] squared, int[] nearest, int width) {
        for (int i = 0; i < nearest.length; i++) {
            nearest[i] = sites[i] ? i : i < width ? -1 : nearest[i - width];
        }
        for (int i = nearest.length - width - 1; i >= 0; i--) {
            int below = nearest[i + width];
            // a site of the same column that lies further down; its row tells how far
            if (below > i && (nearest[i] < 0 || below - i < i - nearest[i])) {
                nearest[i] = below;
            }
        }
        for (int i = 0; i < squared.length; i++) {
            float rows = (nearest[i] - i) / width;
            squared[i] = nearest[i] < 0 ? FAR : rows * rows;
        }
    }

    /** The lower envelope of parabolas along one row. */
    private static final class Line {
        private final float[] f;
        private final int[] from;
        private final int[] v;
        private final float[] z;

        Line(int n) {
            f = new float[n];
            from = new int[n];
            v = new int[n];
            z = new float[n + 1];
        }

        void run(float[] values, int[] nearest, int offset, int n) {
            System.arraycopy(values, offset, f, 0, n);
            System.arraycopy(nearest, offset, from, 0, n);
            int k = 0;
            v[0] = 0;
            z[0] = -FAR;
            z[1] = FAR;
            for (int q = 1; q < n; q++) {
                float s = meet(q, v[k]);
                while (k > 0 && s <= z[k]) {
                    s = meet(q, v[--k]);
                }
                k = s <= z[k] ? 0 : k + 1;
                v[k] = q;
                z[k] = k == 0 ? -FAR : s;
                z[k + 1] = FAR;
            }
            k = 0;
            for (int q = 0; q < n; q++) {
                while (z[k + 1] < q) {
                    k++;
                }
                float d = q - v[k];
                values[offset + q] = d * d + f[v[k]];
                nearest[offset + q] = from[v[k]];
            }
        }

        private float meet(int q, int p) {
            return (float)
                    ((((double) f[q] + (double) q * q) - ((double) f[p] + (double) p * p)) / (2.0 * q - 2.0 * p));
        }
    }
}
