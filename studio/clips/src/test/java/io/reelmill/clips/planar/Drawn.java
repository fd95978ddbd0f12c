package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.still.Pixels;

/** Pictures for these tests, and what was drawn of them. */
final class Drawn {

    private Drawn() {}

    interface Colour {
        int at(int x, int y);
    }

    static Pixels picture(int width, int height, Colour colour) {
        int[] argb = new int[width * height];
        for (int i = 0; i < argb.length; i++) {
            argb[i] = colour.at(i % width, i / width);
        }
        return new Pixels(width, height, argb);
    }

    static Frame frame(PlanarCanvas canvas) {
        Frame frame = new Frame(canvas.width(), canvas.height());
        canvas.show(frame);
        return frame;
    }

    /** Fills the luma of a canvas. */
    static void fill(PlanarCanvas canvas, int luma, int chroma) {
        java.util.Arrays.fill(canvas.y.bytes, (byte) luma);
        java.util.Arrays.fill(canvas.u.bytes, (byte) chroma);
        java.util.Arrays.fill(canvas.v.bytes, (byte) chroma);
    }
}
