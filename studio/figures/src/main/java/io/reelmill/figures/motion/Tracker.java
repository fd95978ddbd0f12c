package io.reelmill.figures.motion;

import io.reelmill.figures.pixel.Field;
import io.reelmill.figures.pixel.Lab;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * Tracks a figure through the frames of a video. First, motion relative to the camera gives the figure's box. Then a
 * grid over the box is tracked, each knot by the points around it and smoothed by its neighbours. The frames are read
 * twice, and at most two of them are kept at a time.
 */
final class Tracker {

    static final int COLUMNS = 6;
    static final int ROWS = 10;

    private static final int POINTS = 22;
    private static final float STIFFNESS = 0.08f;
    /** Confidence that is sufficient where many points agree. */
    private static final float FAINT = 0.003f;
    /** Minimum number of tracked points at the rim for an estimate of the camera motion. */
    private static final int RIM = 14;
    /** Share of its bend that a knot keeps each second, because errors accumulate. */
    private static final double MEMORY = 0.5;

    private static final double BODY_MEMORY = 0.97;
    /** The smallest mean speed that counts as motion, in shares of the width per frame. */
    private static final double STILL = 0.00008;

    private final Iterable<Field> frames;
    private final double frameRate;
    private final int width;
    private final int height;
    /** Number of steps from one frame to the next. */
    private final int steps;
    /** The camera's displacement to the right and down at each step. */
    private final float[][] camera;

    /**
     * @param frames scaled down, in order; iterated twice
     * @param count number of frames, at least 1
     */
    Tracker(Iterable<Field> frames, int count, double frameRate) {
        this.frames = frames;
        this.frameRate = frameRate;
        Field first = frames.iterator().next();
        this.width = first.width();
        this.height = first.height();
        this.steps = count - 1;
        this.camera = new float[2][steps];
    }

    /** Receives the flow from each frame to the next. */
    private interface FlowReader {
        void read(int step, OpticalFlow flow);
    }

    private void readFlows(FlowReader reader) {
        Iterator<Field> all = frames.iterator();
        List<Field> last = OpticalFlow.pyramid(all.next());
        for (int k = 0; k < steps; k++) {
            List<Field> next = OpticalFlow.pyramid(all.next());
            reader.read(k, new OpticalFlow(last, next));
            last = next;
        }
    }

    /** Lightness mixed with some chroma: a figure can be as light as its background. */
    static Field seen(Lab frame) {
        return frame.l()
                .map(i ->
                        frame.l().at()[i] + frame.a().at()[i] + 0.5f * frame.b().at()[i]);
    }

    /** @param moments receives the measured motion, one for each frame */
    ObservedMotion follow(MomentFile moments) {
        Field heat = motion();
        int[] box = box(heat);
        double boxWidth = box[2] - box[0];
        double boxHeight = box[3] - box[1];
        float[] x = new float[(COLUMNS + 1) * (ROWS + 1)];
        float[] y = new float[x.length];
        double[] sum = new double[4];
        moments.add(new ObservedMotion.Moment(0, 0, 0, 0, new Lattice(COLUMNS, ROWS)));
        double keep = Math.pow(MEMORY, 1 / frameRate);
        double keepBody = Math.pow(BODY_MEMORY, 1 / frameRate);
        readFlows((k, flow) -> {
            float[] dx = new float[x.length];
            float[] dy = new float[x.length];
            double[] body = measure(k, flow, heat, box, sum, x, y, dx, dy);
            sum[0] += camera[0][k];
            sum[1] += camera[1][k];
            sum[2] = (sum[2] + body[0]) * keepBody;
            sum[3] = (sum[3] + body[1]) * keepBody;
            for (int i = 0; i < x.length; i++) {
                x[i] = (float) ((x[i] + dx[i] / boxWidth) * keep);
                y[i] = (float) ((y[i] + dy[i] / boxHeight) * keep);
            }
            moments.add(new ObservedMotion.Moment(
                    sum[0] / width,
                    sum[1] / height,
                    sum[2] / boxWidth,
                    sum[3] / boxHeight,
                    new Lattice(COLUMNS, ROWS, x.clone(), y.clone())));
        });
        return new ObservedMotion(
                box[0] / (double) width,
                box[1] / (double) height,
                box[2] / (double) width,
                box[3] / (double) height,
                moments);
    }

    /** Motion relative to the camera at each place, over the whole video; also computes the camera's displacement. */
    private Field motion() {
        int rows = Math.max(4, POINTS * height / width);
        Field heat = new Field(POINTS, rows);
        int every = Math.max(1, steps / 90);
        readFlows((k, flow) -> {
            OpticalFlow.Step[] found = new OpticalFlow.Step[POINTS * rows];
            Field.rows(rows, r -> {
                for (int c = 0; c < POINTS; c++) {
                    found[r * POINTS + c] = flow.follow((c + 0.5f) * width / POINTS, (r + 0.5f) * height / rows);
                }
            });
            camera[0][k] = usual(found, true);
            camera[1][k] = usual(found, false);
            for (int i = 0; i < found.length && k % every == 0; i++) {
                double off = Math.hypot(found[i].dx() - camera[0][k], found[i].dy() - camera[1][k]);
                heat.at()[i] += (float) (Math.min(off, width * 0.03) * found[i].trust() / steps * every);
            }
        });
        return heat.blur(0.7);
    }

    /** The median displacement of the points at the rim, where the background is; none unless most of them agree. */
    private static float usual(OpticalFlow.Step[] steps, boolean across) {
        float[] all = new float[steps.length];
        int n = 0;
        for (int i = 0; i < steps.length; i++) {
            int c = i % POINTS;
            boolean rim = c < 3 || c >= POINTS - 3 || i < 3 * POINTS;
            if (rim && steps[i].trust() > FAINT) {
                all[n++] = across ? steps[i].dx() : steps[i].dy();
            }
        }
        if (n < RIM) {
            return 0;
        }
        Arrays.sort(all, 0, n);
        float median = all[n / 2];
        int agree = 0;
        for (int i = 0; i < n; i++) {
            agree += Math.abs(all[i] - median) < 0.35f + 0.15f * Math.abs(median) ? 1 : 0;
        }
        return agree > 0.5 * n ? median : 0;
    }

    /** The box of nearly all motion; the middle of the frame when there is hardly any. */
    private int[] box(Field heat) {
        double total = 0;
        for (float h : heat.at()) {
            total += h;
        }
        if (total / heat.at().length < STILL * width) {
            return new int[] {width / 5, height / 8, width * 4 / 5, height * 15 / 16};
        }
        float hot = Math.max(heat.percentile(97) * 0.04f, (float) (total / heat.at().length * 0.15));
        double[] columns = new double[heat.width()];
        double[] rows = new double[heat.height()];
        for (int i = 0; i < heat.at().length; i++) {
            float h = heat.at()[i] > hot ? heat.at()[i] : 0;
            columns[i % heat.width()] += h;
            rows[i / heat.width()] += h;
        }
        double[] across = within(columns);
        double[] down = within(rows);
        return new int[] {
            (int) (across[0] * width), (int) (down[0] * height), (int) (across[1] * width), (int) (down[1] * height)
        };
    }

    /** The range that holds 98 % of a sum, as shares of its length, at least a quarter wide. */
    private static double[] within(double[] sums) {
        double total = Arrays.stream(sums).sum();
        double run = 0;
        int first = 0;
        int last = sums.length - 1;
        for (int i = 0; i < sums.length; i++) {
            if (run < 0.004 * total) {
                first = i;
            }
            run += sums[i];
            if (run < 0.996 * total) {
                last = i + 1;
            }
        }
        double from = first / (double) sums.length;
        double to = Math.min(1, (last + 1) / (double) sums.length);
        double missing = Math.max(0, 0.25 - (to - from)) / 2;
        return new double[] {Math.max(0, from - missing), Math.min(1, to + missing)};
    }

    /**
     * The displacement of the body and of each knot relative to it, in pixels; points without motion have a low weight.
     */
    private double[] measure(
            int k,
            OpticalFlow flow,
            Field heat,
            int[] box,
            double[] sum,
            float[] x,
            float[] y,
            float[] dx,
            float[] dy) {
        int n = dx.length;
        float[] trust = new float[n];
        double boxWidth = box[2] - box[0];
        double boxHeight = box[3] - box[1];
        float hottest = heat.percentile(98) + 1e-6f;
        Field.rows(n, i -> {
            double u = i % (COLUMNS + 1) / (double) COLUMNS;
            double v = i / (COLUMNS + 1) / (double) ROWS;
            float px = (float) (box[0] + (u + x[i]) * boxWidth + sum[0] + sum[2]);
            float py = (float) (box[1] + (v + y[i]) * boxHeight + sum[1] + sum[3]);
            gather(k, flow, i, px, py, (float) (boxWidth / COLUMNS / 3), dx, dy, trust);
            float warm = heat.sample((float) ((box[0] + u * boxWidth) / width * heat.width() - 0.5), (float)
                    ((box[1] + v * boxHeight) / height * heat.height() - 0.5));
            trust[i] *= 0.06f + Math.min(1, warm / hottest * 1.6f);
        });
        double bx = 0;
        double by = 0;
        double weight = 1e-6;
        for (int i = 0; i < n; i++) {
            dx[i] -= camera[0][k];
            dy[i] -= camera[1][k];
            bx += dx[i] * trust[i];
            by += dy[i] * trust[i];
            weight += trust[i];
        }
        bx /= weight;
        by /= weight;
        for (int i = 0; i < n; i++) {
            dx[i] -= (float) bx;
            dy[i] -= (float) by;
        }
        Lattice.relax(COLUMNS, ROWS, dx, trust, STIFFNESS, 24);
        Lattice.relax(COLUMNS, ROWS, dy, trust, STIFFNESS, 24);
        return new double[] {bx, by};
    }

    /** The mean of five points at and around a knot, weighted by confidence. */
    private void gather(
            int k, OpticalFlow flow, int i, float px, float py, float apart, float[] dx, float[] dy, float[] trust) {
        float sx = 0;
        float sy = 0;
        float weight = 1e-6f;
        for (int p = 0; p < 5; p++) {
            float qx = px + (p == 1 ? apart : p == 2 ? -apart : 0);
            float qy = py + (p == 3 ? apart : p == 4 ? -apart : 0);
            if (qx >= 0 && qy >= 0 && qx < width && qy < height) {
                OpticalFlow.Step step = flow.follow(qx, qy);
                double moves = Math.hypot(step.dx() - camera[0][k], step.dy() - camera[1][k]);
                float w = step.trust() * (0.15f + (float) Math.min(1, moves / (0.004 * width)));
                sx += step.dx() * w;
                sy += step.dy() * w;
                weight += w;
            }
        }
        dx[i] = weight < 1e-5f ? camera[0][k] : sx / weight;
        dy[i] = weight < 1e-5f ? camera[1][k] : sy / weight;
        trust[i] = Math.min(1, weight);
    }
}
