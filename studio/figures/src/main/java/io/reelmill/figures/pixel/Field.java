package io.reelmill.figures.pixel;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * A single-channel float image, and its filters.
 *
 * @param at values row by row
 */
public record Field(int width, int height, float[] at) {

    /** The value of a pixel, by its index. */
    public interface Cell {
        float of(int index);
    }

    /** A plane of zeros. */
    public Field(int width, int height) {
        this(width, height, new float[width * height]);
    }

    public static Field of(int width, int height, Cell cell) {
        Field out = new Field(width, height);
        rows(height, y -> {
            for (int i = y * width; i < (y + 1) * width; i++) {
                out.at[i] = cell.of(i);
            }
        });
        return out;
    }

    /** Runs a task for each row, on all processors. */
    public static void rows(int height, IntConsumer row) {
        IntStream.range(0, height).parallel().forEach(row);
    }

    public float get(int x, int y) {
        return at[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))];
    }

    /** Bilinear sample; the edge is repeated. */
    public float sample(float x, float y) {
        float cx = Math.max(0, Math.min(width - 1.001f, x));
        float cy = Math.max(0, Math.min(height - 1.001f, y));
        int x0 = (int) cx;
        int y0 = (int) cy;
        float fx = cx - x0;
        float fy = cy - y0;
        int i = y0 * width + x0;
        float top = at[i] + fx * (at[i + 1] - at[i]);
        float bottom = at[i + width] + fx * (at[i + width + 1] - at[i + width]);
        return top + fy * (bottom - top);
    }

    public Field map(Cell cell) {
        return of(width, height, cell);
    }

    public Field times(Field other) {
        return map(i -> at[i] * other.at[i]);
    }

    public Field copy() {
        return new Field(width, height, at.clone());
    }

    /** Bilinear scaling. */
    public Field scaled(int w, int h) {
        if (w == width && h == height) {
            return this;
        }
        Field out = new Field(w, h);
        float sx = width / (float) w;
        float sy = height / (float) h;
        rows(h, y -> {
            for (int x = 0; x < w; x++) {
                out.at[y * w + x] = sample((x + 0.5f) * sx - 0.5f, (y + 0.5f) * sy - 0.5f);
            }
        });
        return out;
    }

    /** The mean over a square of {@code 2 radius + 1} pixels a side, smaller at the edge. */
    public Field box(int radius) {
        if (radius < 1) {
            return copy();
        }
        Field wide = new Field(width, height);
        rows(height, y -> boxRow(at, wide.at, y * width, radius));
        Field out = new Field(width, height);
        int bands = 8;
        rows(bands, b -> boxColumns(wide.at, out.at, b * width / bands, (b + 1) * width / bands, radius));
        return out;
    }

    /** Approximates a Gaussian by three box filters (Wells 1986). */
    public Field blur(double sigma) {
        if (sigma < 0.35) {
            return copy();
        }
        double ideal = Math.sqrt(12 * sigma * sigma / 3 + 1);
        int low = (int) ((ideal - 1) / 2);
        double lowWidth = 2 * low + 1;
        long lows =
                Math.round((12 * sigma * sigma - 3 * lowWidth * lowWidth - 12 * lowWidth - 9) / (-4 * lowWidth - 4));
        Field out = this;
        for (int i = 0; i < 3; i++) {
            out = out.box(i < lows ? low : low + 1);
        }
        return out;
    }

    /**
     * The guided filter: smooths along the edges of a guide (He, Sun and Tang 2010).
     *
     * @param eps variance of the guide below which an area counts as flat
     */
    public Field guidedBy(Field guide, int radius, float eps) {
        Field meanGuide = guide.box(radius);
        Field mean = box(radius);
        Field cross = times(guide).box(radius);
        Field square = guide.times(guide).box(radius);
        Field slope = map(i -> (cross.at[i] - meanGuide.at[i] * mean.at[i])
                / (Math.max(0, square.at[i] - meanGuide.at[i] * meanGuide.at[i]) + eps));
        Field base = map(i -> mean.at[i] - slope.at[i] * meanGuide.at[i]).box(radius);
        Field rise = slope.box(radius);
        return map(i -> rise.at[i] * guide.at[i] + base.at[i]);
    }

    /** The given percentile. */
    public float percentile(double percent) {
        float[] some = new float[Math.min(at.length, 20_000)];
        for (int i = 0; i < some.length; i++) {
            some[i] = at[(int) ((long) i * at.length / some.length)];
        }
        Arrays.sort(some);
        return some[(int) Math.max(0, Math.min(some.length - 1, percent / 100 * some.length))];
    }

    private void boxRow(float[] from, float[] to, int start, int radius) {
        double sum = 0;
        for (int x = 0; x < Math.min(radius, width); x++) {
            sum += from[start + x];
        }
        for (int x = 0; x < width; x++) {
            if (x + radius < width) {
                sum += from[start + x + radius];
            }
            if (x - radius > 0) {
                sum -= from[start + x - radius - 1];
            }
            to[start + x] = (float) (sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1));
        }
    }

    private void boxColumns(float[] from, float[] to, int left, int right, int radius) {
        double[] sum = new double[right - left];
        for (int y = 0; y < Math.min(radius, height); y++) {
            for (int x = left; x < right; x++) {
                sum[x - left] += from[y * width + x];
            }
        }
        for (int y = 0; y < height; y++) {
            int in = y + radius < height ? (y + radius) * width : -1;
            int out = y - radius > 0 ? (y - radius - 1) * width : -1;
            float share = 1f / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
            for (int x = left; x < right; x++) {
                double s = sum[x - left] + (in < 0 ? 0 : from[in + x]) - (out < 0 ? 0 : from[out + x]);
                sum[x - left] = s;
                to[y * width + x] = (float) (s * share);
            }
        }
    }
}
