package io.reelmill.figures.motion;

/**
 * Reduces the measured motion of single points to the motion of a whole body: lean, rotation, stretch, and a sway of
 * each row like a spine. Only a little of the remaining local motion is kept, because an arm that was raised beside a
 * head must not dent the head of another figure.
 */
final class BodyMotion {

    /** Share of the local motion of points that is kept. */
    private static final float PLACES = 0.1f;
    /** Share of the row sway that is kept; more would bend faces. */
    private static final float SPINE = 0.6f;

    private final int columns;
    private final int rows;
    private final double aspect;

    /** @param aspect width of the figure to be moved, in heights of it */
    BodyMotion(int columns, int rows, double aspect) {
        this.columns = columns;
        this.rows = rows;
        this.aspect = aspect;
    }

    /**
     * Least-squares fit of one coordinate over the knots: its mean, and its slopes to the right and down.
     *
     * @param across change over the whole width
     * @param down change over the whole height
     */
    private record Plane(double mean, double across, double down) {

        double at(double u, double v) {
            return mean + u * across + v * down;
        }
    }

    Lattice of(Lattice seen) {
        Plane x = plane(seen.x());
        Plane y = plane(seen.y());
        // a lean is applied as a rotation, because a shear would slant the face
        double turn = 0.5 * (y.across() / aspect - x.down() * aspect);
        Plane turnedX = new Plane(x.mean(), x.across(), -turn / aspect);
        Plane turnedY = new Plane(y.mean(), turn * aspect, y.down());
        return new Lattice(columns, rows, moved(seen.x(), x, turnedX), moved(seen.y(), y, turnedY));
    }

    private Plane plane(float[] shift) {
        double mean = 0;
        double across = 0;
        double down = 0;
        double widths = 0;
        double heights = 0;
        for (int i = 0; i < shift.length; i++) {
            mean += shift[i] / shift.length;
            across += shift[i] * u(i);
            down += shift[i] * v(i);
            widths += u(i) * u(i);
            heights += v(i) * v(i);
        }
        return new Plane(mean, across / widths, down / heights);
    }

    private float[] moved(float[] shift, Plane fitted, Plane turned) {
        double[] spine = new double[rows + 1];
        for (int i = 0; i < shift.length; i++) {
            spine[i / (columns + 1)] += (shift[i] - fitted.at(u(i), v(i))) / (columns + 1);
        }
        float[] out = new float[shift.length];
        for (int i = 0; i < shift.length; i++) {
            int r = i / (columns + 1);
            double calm = 0.25 * spine[Math.max(0, r - 1)] + 0.5 * spine[r] + 0.25 * spine[Math.min(rows, r + 1)];
            double own = shift[i] - fitted.at(u(i), v(i)) - spine[r];
            out[i] = (float) (turned.at(u(i), v(i)) + SPINE * calm + PLACES * own);
        }
        return out;
    }

    private double u(int knot) {
        return knot % (columns + 1) / (double) columns - 0.5;
    }

    private double v(int knot) {
        return knot / (columns + 1) / (double) rows - 0.5;
    }
}
