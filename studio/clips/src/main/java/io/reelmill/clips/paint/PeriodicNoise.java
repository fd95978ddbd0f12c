package io.reelmill.clips.paint;

import java.util.SplittableRandom;

/** Smooth two-dimensional value noise, 0 to 1, with a period of {@value #PERIOD} units. Immutable. */
public final class PeriodicNoise {

    /** The period in units. */
    public static final int PERIOD = 64;

    private static final int MASK = PERIOD - 1;

    private final float[] lattice = new float[PERIOD * PERIOD];

    /** @param seed equal seeds give equal noise */
    public PeriodicNoise(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < lattice.length; i++) {
            lattice[i] = (float) random.nextDouble();
        }
    }

    /** The value at a place. */
    public double at(double x, double y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        double u = x - column;
        double v = y - row;
        u = u * u * (3 - 2 * u);
        v = v * v * (3 - 2 * v);
        int left = column & MASK;
        int right = column + 1 & MASK;
        int above = (row & MASK) * PERIOD;
        int below = (row + 1 & MASK) * PERIOD;
        double top = lattice[above + left] + (lattice[above + right] - lattice[above + left]) * u;
        double foot = lattice[below + left] + (lattice[below + right] - lattice[below + left]) * u;
        return top + (foot - top) * v;
    }

    /** The sum of several octaves, each with twice the frequency and half the amplitude; 0 to 1, mostly near 0.5. */
    public double clouds(double x, double y, int octaves) {
        double sum = 0;
        double weight = 0.5;
        double most = 0;
        double scale = 1;
        for (int i = 0; i < octaves; i++) {
            sum += weight * at(x * scale + i * 17.3, y * scale + i * 9.1);
            most += weight;
            weight *= 0.5;
            scale *= 2;
        }
        return sum / most;
    }

    /**
     * A value that varies with time and repeats after one turn.
     *
     * @param which index of one of many independent values
     * @param turn 0 to 1
     * @param pace about the number of maxima and minima in a turn
     */
    public double wander(int which, double turn, double pace) {
        double angle = 2 * Math.PI * turn;
        double reach = pace / 5;
        return at(which * 7.31 + reach * Math.cos(angle), which * 3.77 + reach * Math.sin(angle));
    }
}
