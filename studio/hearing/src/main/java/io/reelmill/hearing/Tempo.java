package io.reelmill.hearing;

/** Estimates the beat period: the lag with the highest autocorrelation of the onsets, weighted by a preferred tempo. */
final class Tempo {

    private static final double FASTEST = 220;
    private static final double SLOWEST = 45;
    /** The preferred tempo in beats a minute, and the width of that preference in octaves (Ellis, 2007). */
    private static final double FAVOURITE = 112;

    private static final double WIDTH = 0.75;

    private Tempo() {}

    /** Frames from beat to beat, with a fraction; 0 without a recurring pattern. */
    static double period(double[] onsets) {
        int shortest = (int) (60.0 / FASTEST * OnsetStrength.RATE);
        int longest = (int) Math.min(onsets.length / 2.0, 60.0 / SLOWEST * OnsetStrength.RATE);
        if (longest <= shortest) {
            return 0;
        }
        double[] likeness = new double[4 * longest + 8];
        for (int lag = shortest / 2; lag < likeness.length; lag++) {
            double sum = 0;
            for (int i = lag; i < onsets.length; i++) {
                sum += onsets[i] * onsets[i - lag];
            }
            likeness[lag] = onsets.length > lag ? sum / (onsets.length - lag) : 0;
        }
        int best = 0;
        double most = 0;
        for (int lag = shortest; lag <= longest; lag++) {
            double octaves = Math.log(60.0 * OnsetStrength.RATE / lag / FAVOURITE) / Math.log(2) / WIDTH;
            double score = Math.exp(-0.5 * octaves * octaves) * combined(likeness, lag);
            if (score > most) {
                most = score;
                best = lag;
            }
        }
        return best == 0 ? 0 : refined(likeness, best);
    }

    /** A beat also recurs after two and four periods; nearby lags count, because beats lie between frames. */
    private static double combined(double[] likeness, int lag) {
        return likeness[lag] + 0.6 * around(likeness, 2 * lag, 1) + 0.5 * around(likeness, 4 * lag, 2);
    }

    private static double around(double[] x, int at, int reach) {
        double most = 0;
        for (int i = at - reach; i <= at + reach && i < x.length; i++) {
            most = Math.max(most, x[i]);
        }
        return most;
    }

    /** Four periods are measured four times as accurately as one. */
    private static double refined(double[] likeness, int lag) {
        int best = 4 * lag;
        for (int i = 4 * lag - 3; i <= 4 * lag + 3 && i < likeness.length - 1; i++) {
            best = likeness[i] > likeness[best] ? i : best;
        }
        if (likeness[best] <= 0 || best + 1 >= likeness.length) {
            return lag;
        }
        double a = likeness[best - 1];
        double b = likeness[best];
        double c = likeness[best + 1];
        double bend = a - 2 * b + c;
        return (best + (bend < 0 ? 0.5 * (a - c) / bend : 0)) / 4;
    }
}
