package io.reelmill.figures.restyle;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.HashNoise;

/**
 * A triangle mesh over a picture whose knots are moved to edges. The mesh is fixed, so that it does not flicker in a
 * video.
 */
final class Facets {

    private final RestyleImage p;
    private final float glint;
    private final int columns;
    private final int rows;
    private final float[] x;
    private final float[] y;
    private final Field edges;
    private final Field[] means = new Field[3];

    Facets(RestyleImage p, double size, float glint) {
        this.p = p;
        this.glint = glint;
        this.columns = (int) Math.ceil(p.width / size);
        this.rows = (int) Math.ceil(p.height / size);
        this.x = new float[(columns + 1) * (rows + 1)];
        this.y = new float[x.length];
        Field calm = p.l.box(p.pixels(2, 1));
        this.edges = new Field(p.width, p.height);
        p.each((px, py, i) -> edges.at()[i] = Math.abs(calm.get(px + 2, py) - calm.get(px - 2, py))
                + Math.abs(calm.get(px, py + 2) - calm.get(px, py - 2)));
        int r = Math.max(1, (int) (size / 7));
        means[0] = p.l.box(r);
        means[1] = p.a.box(r);
        means[2] = p.b.box(r);
        place(size);
    }

    private void place(double size) {
        Field.rows(rows + 1, r -> {
            for (int c = 0; c <= columns; c++) {
                int at = r * (columns + 1) + c;
                double jx = (HashNoise.cell(c, r, 17) - 0.5) * 0.5;
                double jy = (HashNoise.cell(c, r, 18) - 0.5) * 0.5;
                boolean rimX = c == 0 || c == columns;
                boolean rimY = r == 0 || r == rows;
                double cx = (c + (rimX ? 0 : jx)) * p.width / columns;
                double cy = (r + (rimY ? 0 : jy)) * p.height / rows;
                float best = 0.02f;
                x[at] = (float) cx;
                y[at] = (float) cy;
                for (int k = 0; k < 49 && !rimX && !rimY; k++) {
                    double qx = cx + (k % 7 - 3) * size * 0.1;
                    double qy = cy + (k / 7 - 3) * size * 0.1;
                    float edge = edges.get((int) qx, (int) qy);
                    if (edge > best * 1.1f) {
                        best = edge;
                        x[at] = (float) qx;
                        y[at] = (float) qy;
                    }
                }
            }
        });
    }

    void lay() {
        Field.rows(rows, r -> {
            for (int c = 0; c < columns; c++) {
                int a = r * (columns + 1) + c;
                int b = a + 1;
                int d = a + columns + 1;
                int e = d + 1;
                boolean slash = Math.abs(lightness(a) - lightness(e)) < Math.abs(lightness(b) - lightness(d));
                fill(a, b, slash ? e : d);
                fill(slash ? a : b, d, e);
            }
        });
    }

    private float lightness(int knot) {
        return means[0].get((int) x[knot], (int) y[knot]);
    }

    private void fill(int i, int j, int k) {
        float mx = (x[i] + x[j] + x[k]) / 3;
        float my = (y[i] + y[j] + y[k]) / 3;
        float[] colour = new float[3];
        for (int ch = 0; ch < 3; ch++) {
            colour[ch] = means[ch].get((int) mx, (int) my);
        }
        float lean = HashNoise.cell(i, j, k) - 0.5f;
        colour[0] *= 1 + glint * lean;
        int top = (int) Math.max(0, Math.floor(Math.min(y[i], Math.min(y[j], y[k]))));
        int bottom = (int) Math.min(p.height - 1, Math.ceil(Math.max(y[i], Math.max(y[j], y[k]))));
        for (int row = top; row <= bottom; row++) {
            float from = Float.MAX_VALUE;
            float to = -1;
            int[] corners = {i, j, k, i};
            for (int s = 0; s < 3; s++) {
                float y0 = y[corners[s]];
                float y1 = y[corners[s + 1]];
                if (row >= Math.min(y0, y1) - 0.5f && row <= Math.max(y0, y1) + 0.5f) {
                    float t = y1 == y0 ? 0 : Math.max(0, Math.min(1, (row - y0) / (y1 - y0)));
                    float cross = x[corners[s]] + t * (x[corners[s + 1]] - x[corners[s]]);
                    from = Math.min(from, cross);
                    to = Math.max(to, cross);
                }
            }
            for (int col = (int) Math.max(0, from); col <= Math.min(p.width - 1, (int) to); col++) {
                p.mix(row * p.width + col, colour, 1);
            }
        }
    }
}
