package io.reelmill.clips.animated;

import io.reelmill.compositor.still.Pixels;

/**
 * Estimates the depth of a photograph. Ground is nearer towards the bottom edge, and sharp detail near the focus
 * belongs to the subject. The depth varies smoothly, so that a mesh warped by it does not tear.
 */
final class DepthEstimate {

    private static final double FARTHEST = 0.34;
    private static final double NEAREST = 1.04;
    /** Share of the height above which there is no ground. */
    private static final double HORIZON = 0.3;

    private static final int COLUMNS = 48;

    private final int columns = COLUMNS;
    private final int rows;
    private final double[] depths;

    /**
     * @param focusX horizontal centre of interest, 0 to 1 of the picture
     * @param subject whether the subject was removed, so that only the background is left
     */
    DepthEstimate(Pixels picture, double focusX, double focusY, boolean subject) {
        this.rows = (int) Math.max(2, Math.round(columns * picture.height() / (double) picture.width()));
        double[] detail = smooth(smooth(detail(picture)));
        double most = 1e-6;
        for (double d : detail) {
            most = Math.max(most, d);
        }
        double[] near = new double[columns * rows];
        for (int i = 0; i < near.length; i++) {
            double u = (i % columns + 0.5) / columns;
            double v = (i / columns + 0.5) / rows;
            double slope = Math.max(0, (v - HORIZON) / (1 - HORIZON));
            double ramp = slope * slope * (3 - 2 * slope);
            double off = (u - focusX) * (u - focusX) / 0.10 + (v - focusY) * (v - focusY) / 0.16;
            double seen = subject ? 0 : detail[i] / most * Math.exp(-off);
            near[i] = Math.min(1, (subject ? 0.85 : 0.5) * ramp + 0.75 * seen);
        }
        this.depths = smooth(smooth(near));
        for (int i = 0; i < depths.length; i++) {
            depths[i] = FARTHEST + (NEAREST - FARTHEST) * depths[i];
        }
    }

    /** The depth for {@link SceneCamera}, interpolated between the measured cells. */
    double at(double u, double v) {
        double x = Math.max(0, Math.min(columns - 1.001, u * columns - 0.5));
        double y = Math.max(0, Math.min(rows - 1.001, v * rows - 0.5));
        int i = (int) y * columns + (int) x;
        double a = x - (int) x;
        double b = y - (int) y;
        double above = depths[i] * (1 - a) + depths[i + 1] * a;
        double below = depths[i + columns] * (1 - a) + depths[i + columns + 1] * a;
        return above * (1 - b) + below * b;
    }

    /** Mean change of brightness from sample to sample, for each cell. */
    private double[] detail(Pixels picture) {
        double[] sums = new double[columns * rows];
        for (int y = 1; y < picture.height(); y++) {
            int row = Math.min(rows - 1, y * rows / picture.height()) * columns;
            for (int x = 1; x < picture.width(); x++) {
                int at = y * picture.width() + x;
                int green = picture.argb()[at] >> 8 & 255;
                int left = picture.argb()[at - 1] >> 8 & 255;
                int above = picture.argb()[at - picture.width()] >> 8 & 255;
                int cell = row + Math.min(columns - 1, x * columns / picture.width());
                sums[cell] += Math.min(40, Math.abs(green - left) + Math.abs(green - above));
            }
        }
        return sums;
    }

    private double[] smooth(double[] values) {
        int reach = Math.max(1, columns / 12);
        double[] across = new double[values.length];
        double[] both = new double[values.length];
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                double sum = 0;
                for (int d = -reach; d <= reach; d++) {
                    sum += values[y * columns + Math.max(0, Math.min(columns - 1, x + d))];
                }
                across[y * columns + x] = sum / (2 * reach + 1);
            }
        }
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                double sum = 0;
                for (int d = -reach; d <= reach; d++) {
                    sum += across[Math.max(0, Math.min(rows - 1, y + d)) * columns + x];
                }
                both[y * columns + x] = sum / (2 * reach + 1);
            }
        }
        return both;
    }
}
