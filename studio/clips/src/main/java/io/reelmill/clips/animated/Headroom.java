package io.reelmill.clips.animated;

import io.reelmill.compositor.still.Pixels;

/** The room above a thing, in which it may rise without leaving the frame. */
final class Headroom {

    /** Places on the camera's way at which it is asked what it sees. */
    private static final int PLACES = 8;
    /** Alpha from which on a sample is part of a thing, and not of its glow. */
    private static final int SOLID = 160;

    private Headroom() {}

    /** Stage pixels between a height and the upper edge of the frame, wherever the camera goes. */
    static double over(double y, double depth, SceneCamera camera) {
        double room = y;
        for (int i = 0; i <= PLACES; i++) {
            camera.at((double) i / PLACES);
            room = Math.min(room, camera.y(y, depth) / camera.zoom(depth));
        }
        return Math.max(0, room);
    }

    /** Where a thing begins in its picture, as a share of the picture's height. */
    static double solidTop(Pixels pixels) {
        int[] argb = pixels.argb();
        int first = 0;
        while (first < argb.length && argb[first] >>> 24 < SOLID) {
            first++;
        }
        return first / pixels.width() / (double) pixels.height();
    }
}
