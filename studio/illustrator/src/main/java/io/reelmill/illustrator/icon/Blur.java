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
        float[] line = new float[Math.max(width, height)];
        for (int pass = 0; pass < 3; pass++) {
            for (int y = 0; y < height; y++) {
                box(a, y * width, 1, width, radius, line);
            }
            for (int x = 0; x < width; x++) {
                box(a, x, width, height, radius, line);
            }
        }
    }

    private static void box(float[] a, int offset, int stride, int n, int r, float[] line) {
        for (int i = 0; i < n; i++) {
            line[i] = a[offset + i * stride];
        }
        double sum = line[0] * (double) r;
        for (int i = 0; i < Math.min(r, n); i++) {
            sum += line[i];
        }
        float scale = 1f / (2 * r + 1);
        sum += line[Math.min(r, n - 1)];
        for (int i = 0; i < n; i++) {
            a[offset + i * stride] = (float) (sum * scale);
            sum += line[Math.min(i + r + 1, n - 1)] - line[Math.max(i - r, 0)];
        }
    }
}
