package io.reelmill.clips.animated;

import io.reelmill.compositor.still.Pixels;

/**
 * The background behind a figure: the picture without the figure, the hole filled from its edges (push-pull
 * interpolation, after Gortler, Grzeszczuk, Szeliski and Cohen, "The Lumigraph", 1996).
 */
final class Ground {

    /** Samples around the figure that are mixed with its colour, for each 1000 of width. */
    private static final double HALO = 7;

    private final int width;
    private final int height;
    /** Red, green, blue and the weight, 0 to 1, of each sample. */
    private final float[] known;

    private Ground(int width, int height) {
        this.width = width;
        this.height = height;
        this.known = new float[width * height * 4];
    }

    /** @param figure of the same size, transparent where the background is visible */
    static Pixels without(Pixels picture, Pixels figure) {
        boolean[] hidden = hidden(figure, (int) Math.ceil(HALO * picture.width() / 1000));
        return filled(picture, hidden);
    }

    /** A background for a figure without one: the figure's own colours extended beyond its edges, darker. */
    static Pixels around(Pixels figure) {
        boolean[] hidden = new boolean[figure.argb().length];
        for (int i = 0; i < hidden.length; i++) {
            hidden[i] = figure.argb()[i] >>> 24 < 250;
        }
        Pixels filled = filled(figure, hidden);
        int[] dark = new int[filled.argb().length];
        for (int i = 0; i < dark.length; i++) {
            int c = filled.argb()[i];
            dark[i] = 0xFF000000
                    | (int) ((c >> 16 & 255) * 0.5 + 12) << 16
                    | (int) ((c >> 8 & 255) * 0.5 + 12) << 8
                    | (int) ((c & 255) * 0.5 + 16);
        }
        return new Pixels(filled.width(), filled.height(), dark);
    }

    private static boolean[] hidden(Pixels figure, int halo) {
        int w = figure.width();
        int h = figure.height();
        boolean[] across = new boolean[w * h];
        boolean[] hidden = new boolean[w * h];
        for (int y = 0; y < h; y++) {
            int last = -halo - 1;
            for (int x = 0; x < w + halo; x++) {
                last = x < w && figure.argb()[y * w + x] >>> 24 > 8 ? x : last;
                if (x >= halo && last >= x - 2 * halo) {
                    across[y * w + x - halo] = true;
                }
            }
        }
        for (int x = 0; x < w; x++) {
            int last = -halo - 1;
            for (int y = 0; y < h + halo; y++) {
                last = y < h && across[y * w + x] ? y : last;
                if (y >= halo && last >= y - 2 * halo) {
                    hidden[(y - halo) * w + x] = true;
                }
            }
        }
        return hidden;
    }

    private static Pixels filled(Pixels picture, boolean[] hidden) {
        Ground ground = new Ground(picture.width(), picture.height());
        for (int i = 0; i < hidden.length; i++) {
            if (!hidden[i]) {
                int c = picture.argb()[i];
                ground.set(i, c >> 16 & 255, c >> 8 & 255, c & 255, 1);
            }
        }
        ground.fill();
        int[] argb = new int[hidden.length];
        for (int i = 0; i < argb.length; i++) {
            float[] k = ground.known;
            argb[i] =
                    0xFF000000 | Math.round(k[4 * i]) << 16 | Math.round(k[4 * i + 1]) << 8 | Math.round(k[4 * i + 2]);
        }
        return new Pixels(picture.width(), picture.height(), argb);
    }

    private void set(int i, float red, float green, float blue, float weight) {
        known[4 * i] = red;
        known[4 * i + 1] = green;
        known[4 * i + 2] = blue;
        known[4 * i + 3] = weight;
    }

    private void fill() {
        if (width == 1 && height == 1) {
            return;
        }
        Ground half = halved();
        half.fill();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int i = 4 * (y * width + x);
                float own = known[i + 3];
                if (own < 1) {
                    for (int c = 0; c < 3; c++) {
                        known[i + c] = known[i + c] * own + half.between(x / 2.0 - 0.25, y / 2.0 - 0.25, c) * (1 - own);
                    }
                }
            }
        }
    }

    private Ground halved() {
        Ground half = new Ground((width + 1) / 2, (height + 1) / 2);
        for (int y = 0; y < half.height; y++) {
            for (int x = 0; x < half.width; x++) {
                float[] sum = new float[4];
                for (int k = 0; k < 4; k++) {
                    int i = 4 * (Math.min(height - 1, 2 * y + k / 2) * width + Math.min(width - 1, 2 * x + k % 2));
                    for (int c = 0; c < 3; c++) {
                        sum[c] += known[i + c] * known[i + 3];
                    }
                    sum[3] += known[i + 3];
                }
                float weight = sum[3];
                if (weight > 0) {
                    half.set(
                            y * half.width + x, sum[0] / weight, sum[1] / weight, sum[2] / weight, Math.min(1, weight));
                }
            }
        }
        return half;
    }

    private float between(double x, double y, int c) {
        double px = Math.max(0, Math.min(width - 1, x));
        double py = Math.max(0, Math.min(height - 1, y));
        int x0 = (int) px;
        int y0 = (int) py;
        int x1 = Math.min(width - 1, x0 + 1);
        int y1 = Math.min(height - 1, y0 + 1);
        double a = px - x0;
        double b = py - y0;
        double above = known[4 * (y0 * width + x0) + c] * (1 - a) + known[4 * (y0 * width + x1) + c] * a;
        double below = known[4 * (y1 * width + x0) + c] * (1 - a) + known[4 * (y1 * width + x1) + c] * a;
        return (float) (above * (1 - b) + below * b);
    }
}
