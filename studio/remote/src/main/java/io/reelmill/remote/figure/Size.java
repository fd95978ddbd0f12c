package io.reelmill.remote.figure;

/** Pixels of a picture. */
record Size(int width, int height) {

    /** The same shape, brought down where it is larger, with even sides. */
    Size within(int shorter, int longer) {
        double scale = Math.min(1, shorter / (double) Math.min(width, height));
        scale = Math.min(scale, longer / (double) Math.max(width, height));
        return new Size(even(width * scale), even(height * scale));
    }

    private static int even(double side) {
        return (int) Math.max(16, 2 * Math.round(side / 2));
    }
}
