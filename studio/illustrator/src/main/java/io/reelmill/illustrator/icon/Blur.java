package io.reelmill.illustrator.icon;

/** Three box passes: close to a Gaussian, at a cost that does not grow with the radius. */
public final class Blur {

    private Blur() {}

    /** Blurs in place; {@code sigma} in pixels. */
    public static void gaussian(float[] a, int width, int height, double sigma) {
        int radius = (int) Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5);
        if (radius < 1) {
            return;
        }
        float[] line = new float[width];
        float[] before = new float[a.length];
        for (int pass = 0; pass < 3; pass++) {
            for (int y = 0; y < height; y++) {
                across(a, y * width, width, radius, line);
            }
            System.arraycopy(a, 0, before, 0, a.length);
            down(before, a, width, height, radius);
        }
    }

    private static void across(float[] a, int offset, int n, int r, float[] line) {
        System.arraycopy(a, offset, line, 0, n);
        double sum = line[0] * (double) r;
        for (int i = 0; i < Math.min(r, n); i++) {
            sum += line[i];
        }
        float scale = 1f / (2 * r + 1);
        sum += line[Math.min(r, n - 1)];
        for (int i = 0; i < n; i++) {
            a[offset + i] = (float) (sum * scale);
            sum += line[Math.min(i + r + 1, n - 1)] - line[Math.max(i - r, 0)];
        }
    }

    /** All columns side by side, row after row: memory is read in its order. */
    private static void down(float[] from, float[] to, int width, int height, int r) {
        double[] sums = new double[width];
        for (int x = 0; x < width; x++) {
            sums[x] = from[x] * (double) r;
        }
        for (int y = 0; y < Math.min(r, height); y++) {
            add(sums, from, y * width);
        }
        add(sums, from, Math.min(r, height - 1) * width);
        float scale = 1f / (2 * r + 1);
        for (int y = 0; y < height; y++) {
            int row = y * width;
            int next = Math.min(y + r + 1, height - 1) * width;
            int last = Math.max(y - r, 0) * width;
            for (int x = 0; x < width; x++) {
                to[row + x] = (float) (sums[x] * scale);
                sums[x] += from[next + x] - from[last + x];
            }
        }
    }

    private static void add(double[] sums, float[] from, int row) {
        for (int x = 0; x < sums.length; x++) {
            sums[x] += from[row + x];
        }
    }
}
