package io.reelmill.figures.motion;

import java.util.List;

/**
 * What was seen in a video: how its figure moved and how the camera did.
 *
 * @param left edges of the figure's box in the first frame, in shares of the frame, 0 to 1
 * @param moments one for each frame
 */
record ObservedMotion(double left, double top, double right, double bottom, List<Moment> moments) {

    /**
     * One frame.
     *
     * @param cameraX how far the picture as a whole has gone to the right, in shares of its width
     * @param cameraY likewise downwards, of its height
     * @param bodyX the figure's own shift, in widths of its box
     * @param bodyY likewise, in heights of its box
     * @param bends each part against the body as a whole
     */
    record Moment(double cameraX, double cameraY, double bodyX, double bodyY, Lattice bends) {}
}
