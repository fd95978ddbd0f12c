package io.reelmill.illustrator.place;

import io.reelmill.illustrator.scene.Scene;

/**
 * Sun or moon and the clouds around it. No cloud stands before the disc: in flat colours only odd pieces of it would be left.
 *
 * @param y of the disc's centre, stage pixels
 * @param r radius of the disc, stage pixels
 */
record SunnySky(Scene scene, Painter painter, double y, double r) {

    /** As far as the glow of a painter that draws with flat colours reaches, against the disc. */
    private static final double GLOW = 1.35;
    /** How high and how deep a cloud is around its base, against its width. */
    private static final double HEIGHT = 0.40;

    private static final double DEPTH = 0.10;

    /** Draws the disc. */
    static SunnySky paint(Scene scene, Painter painter, double y, double r) {
        painter.sun(scene.lightX(), y, r);
        return new SunnySky(scene, painter, y, r);
    }

    /** Draws a cloud there, or on the other side of the sky. */
    void cloud(double x, double base, double width, double depth) {
        painter.cloud(covers(x, base, width) ? scene.width() - x : x, base, width, depth);
    }

    private boolean covers(double x, double base, double width) {
        double reach = r * GLOW;
        return Math.abs(x - scene.lightX()) < width / 2 + reach
                && base + width * DEPTH > y - reach
                && base - width * HEIGHT < y + reach;
    }
}
