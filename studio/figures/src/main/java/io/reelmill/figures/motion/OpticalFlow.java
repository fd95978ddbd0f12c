package io.reelmill.figures.motion;

import io.reelmill.figures.pixel.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * Where points of one frame are in the next: least squares on windows, from coarse to fine (Lucas and Kanade 1981,
 * pyramids by Bouguet 2000).
 */
final class OpticalFlow {

    private static final int LEVELS = 4;
    private static final int HALF = 4;
    private static final int ROUNDS = 6;
    private static final double EDGE = 0.05;
    /** Texture below this level is probably noise. */
    private static final double FAINT = 0.00006;
    /** Below this the window has too little texture to be tracked. */
    private static final double MIN_TEXTURE = 0.0001;

    private final List<Field> from;
    private final List<Field> to;

    OpticalFlow(List<Field> from, List<Field> to) {
        this.from = from;
        this.to = to;
    }

    /** An image pyramid: the frame at full size, half the size, and so on. */
    static List<Field> pyramid(Field frame) {
        List<Field> levels = new ArrayList<>();
        levels.add(frame.blur(0.8));
        while (levels.size() < LEVELS && Math.min(frame.width(), frame.height()) >> levels.size() > 4 * HALF) {
            Field last = levels.get(levels.size() - 1);
            levels.add(last.blur(0.9).scaled((last.width() + 1) / 2, (last.height() + 1) / 2));
        }
        return levels;
    }

    /**
     * The displacement of a point between two frames.
     *
     * @param trust confidence: 0 nothing to track, to 1
     */
    record Step(float dx, float dy, float trust) {}

    /**
     * Tracks one point, in pixels of the full frame. Thin parts get lost in the coarse levels, so it also tries
     * without.
     */
    Step follow(float x, float y) {
        Step coarse = follow(x, y, from.size() - 1);
        Step fine = from.size() > 2 ? follow(x, y, 1) : coarse;
        return fine.trust > 1.1f * coarse.trust ? fine : coarse;
    }

    private Step follow(float x, float y, int start) {
        float dx = 0;
        float dy = 0;
        float trust = 0;
        for (int level = start; level >= 0; level--) {
            dx *= 2;
            dy *= 2;
            float scale = 1f / (1 << level);
            float[] found = refine(from.get(level), to.get(level), x * scale, y * scale, dx, dy);
            dx = found[0];
            dy = found[1];
            trust = level == 0 ? found[2] : trust;
        }
        return new Step(dx, dy, trust);
    }

    private static float[] refine(Field a, Field b, float x, float y, float dx, float dy) {
        double xx = 0;
        double xy = 0;
        double yy = 0;
        int side = 2 * HALF + 1;
        float[] gx = new float[side * side];
        float[] gy = new float[side * side];
        float[] at = new float[side * side];
        for (int k = 0; k < at.length; k++) {
            float px = x + k % side - HALF;
            float py = y + k / side - HALF;
            at[k] = a.sample(px, py);
            gx[k] = (a.sample(px + 1, py) - a.sample(px - 1, py)) / 2;
            gy[k] = (a.sample(px, py + 1) - a.sample(px, py - 1)) / 2;
            xx += gx[k] * gx[k];
            xy += gx[k] * gy[k];
            yy += gy[k] * gy[k];
        }
        double mean = (xx + yy) / 2;
        double least = mean - Math.sqrt(Math.max(0, mean * mean - xx * yy + xy * xy));
        double damp = MIN_TEXTURE * at.length;
        double det = (xx + damp) * (yy + damp) - xy * xy;
        double error = 0;
        float startX = dx;
        float startY = dy;
        for (int round = 0; round < ROUNDS; round++) {
            double bx = 0;
            double by = 0;
            error = 0;
            for (int k = 0; k < at.length; k++) {
                float off = at[k] - b.sample(x + dx + k % side - HALF, y + dy + k / side - HALF);
                bx += off * gx[k];
                by += off * gy[k];
                error += Math.abs(off) / at.length;
            }
            double ux = ((yy + damp) * bx - xy * by) / det;
            double uy = ((xx + damp) * by - xy * bx) / det;
            dx += (float) ux;
            dy += (float) uy;
            if (ux * ux + uy * uy < 1e-4) {
                break;
            }
        }
        if (Math.hypot(dx - startX, dy - startY) > 3 * HALF) {
            return new float[] {startX, startY, 0};
        }
        // an edge without corners gives only the motion across it, which still counts a little
        double texture = (least + EDGE * (xx + yy)) / at.length;
        double textured = texture / (texture + FAINT);
        return new float[] {dx, dy, (float) (textured * Math.exp(-error / 0.06))};
    }
}
