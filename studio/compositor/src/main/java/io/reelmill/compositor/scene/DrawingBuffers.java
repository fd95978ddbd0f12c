package io.reelmill.compositor.scene;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.LayerBlender;
import io.reelmill.compositor.plane.PlaneResampler;

/** Scratch memory of one drawing thread, made once for a video. */
final class DrawingBuffers {

    final PlaneResampler resampler = new PlaneResampler();
    final LayerBlender blender = new LayerBlender(resampler);
    /** An opaque layer before it is laid over the others. */
    final Frame layer;

    /** The picture that comes, while the one that goes is in the target. */
    final Frame next;

    private Frame before;

    DrawingBuffers(int width, int height) {
        layer = new Frame(width, height);
        next = new Frame(width, height);
    }

    /** The picture that goes, for transitions that cannot keep it in the target. */
    Frame before() {
        if (before == null) {
            before = new Frame(next.width(), next.height());
        }
        return before;
    }
}
