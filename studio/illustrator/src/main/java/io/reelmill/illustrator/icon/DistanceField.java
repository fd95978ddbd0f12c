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
        for (int i = 0; i < squared.length; i++) {
            squared[i] = sites[i] ? 0 : FAR;
            nearest[i] = sites[i] ? i : -1;
        }
        int longest = Math.max(width, height);
        Line line = new Line(longest);
        for (int x = 0; x < width; x++) {
            line.run(squared, nearest, x, width, height);
        }
        for (int y = 0; y < height; y++) {
            line.run(squared, nearest, y * width, 1, width);
        }
        for (int i = 0; i < squared.length; i++) {
            squared[i] = (float) Math.sqrt(squared[i]);
        }
        return new DistanceField(squared, nearest);
    }

    /** The lower envelope of parabolas along one row or column. */
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

        void run(float[] values, int[] nearest, int offset, int stride, int n) {
            for (int q = 0; q < n; q++) {
                f[q] = values[offset + q * stride];
                from[q] = nearest[offset + q * stride];
            }
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
                values[offset + q * stride] = d * d + f[v[k]];
                nearest[offset + q * stride] = from[v[k]];
            }
        }

        private float meet(int q, int p) {
            return (float)
                    ((((double) f[q] + (double) q * q) - ((double) f[p] + (double) p * p)) / (2.0 * q - 2.0 * p));
        }
    }
}
