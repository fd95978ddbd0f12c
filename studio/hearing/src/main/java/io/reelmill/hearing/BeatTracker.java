package io.reelmill.hearing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Beat tracking by dynamic programming: prefers strong onsets and even steps (Ellis, "Beat tracking by dynamic
 * programming", 2007).
 */
final class BeatTracker {

    /** Cost of an uneven step relative to the strength of an onset. */
    private static final double TIGHTNESS = 180;

    private BeatTracker() {}

    /**
     * Beat times in frames, with fractions.
     *
     * @param period frames from beat to beat
     */
    static List<Double> beats(double[] onsets, double period) {
        int n = onsets.length;
        double[] score = new double[n];
        int[] from = new int[n];
        int nearest = (int) Math.round(period / 2);
        int farthest = (int) Math.round(2 * period);
        double[] cost = new double[farthest + 1];
        for (int step = nearest; step <= farthest; step++) {
            double uneven = Math.log(step / period);
            cost[step] = -TIGHTNESS * uneven * uneven;
        }
        for (int t = 0; t < n; t++) {
            double best = 0;
            from[t] = -1;
            for (int step = nearest; step <= farthest && step <= t; step++) {
                double s = score[t - step] + cost[step];
                if (s > best) {
                    best = s;
                    from[t] = t - step;
                }
            }
            score[t] = smooth(onsets, t) + best;
        }
        int last = Math.max(0, n - 1);
        for (int t = Math.max(0, (int) (n - 1.5 * period)); t < n; t++) {
            last = score[t] > score[last] ? t : last;
        }
        List<Double> beats = new ArrayList<>();
        for (int t = last; t >= 0 && n > 0; t = from[t]) {
            beats.add((double) t);
        }
        Collections.reverse(beats);
        return beats;
    }

    private static double smooth(double[] x, int t) {
        double before = t > 0 ? x[t - 1] : 0;
        double after = t + 1 < x.length ? x[t + 1] : 0;
        return 0.5 * x[t] + 0.25 * (before + after);
    }
}
