package io.reelmill.compositor.plane;

/**
 * How one axis of a raster maps to that of a plane: sample {@code i} lies at {@code start + step * i}, where whole
 * numbers are the samples of the plane.
 */
public record Axis(double start, double step) {

    /** The place of a raster's sample in the plane. */
    public double at(double i) {
        return start + step * i;
    }
}
