package io.reelmill.figures.avatar;

import io.reelmill.figures.pixel.HashNoise;
import java.util.ArrayList;
import java.util.List;

/** Involuntary motion: blinks, breathing, drift of the head, and nods in time with the speech. */
final class IdleMotion {

    private static final double BLINK = 0.2;

    private final int seed;
    private final List<Double> blinks = new ArrayList<>();

    IdleMotion(int seed, double seconds) {
        this.seed = seed;
        double t = 0.8 + HashNoise.cell(0, 0, seed);
        for (int k = 1; t < seconds; k++) {
            blinks.add(t);
            t += HashNoise.cell(k, 7, seed) < 0.12 ? 0.35 : 2 + 3 * HashNoise.cell(k, 3, seed);
        }
    }

    /**
     * The pose at a time.
     *
     * @param turn rotation of the head, radians
     * @param x horizontal shift of the head, in eye gaps
     * @param y vertical shift of the head, downwards, in eye gaps
     * @param breath -1 exhaled to 1 inhaled
     * @param lids 0 open to 1 closed
     */
    record Pose(double turn, double x, double y, double breath, double lids) {}

    Pose at(double t, double stress) {
        double turn =
                Math.toRadians(1.7 * HashNoise.cloud(t * 0.33, 1, 2, seed) + 0.5 * HashNoise.smooth(t * 1.1, 2, seed));
        double x = 0.07 * HashNoise.cloud(t * 0.27, 5, 2, seed + 1);
        double y = 0.035 * HashNoise.cloud(t * 0.4, 9, 2, seed + 2) + 0.06 * stress;
        return new Pose(turn, x, y, Math.sin(2 * Math.PI * 0.24 * t), lids(t));
    }

    private double lids(double t) {
        for (double start : blinks) {
            double k = (t - start) / BLINK;
            if (k >= 0 && k <= 1) {
                return k < 0.35 ? HashNoise.step(0, 0.35, k) : 1 - HashNoise.step(0.45, 1, k);
            }
        }
        return 0;
    }
}
