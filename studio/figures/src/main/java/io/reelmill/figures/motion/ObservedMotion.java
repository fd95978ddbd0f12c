package io.reelmill.figures.motion;

import java.util.List;

/**
 * The motion measured in a video: that of its figure and that of the camera.
 *
 * @param left edges of the figure's box in the first frame, as shares of the frame, 0 to 1
 * @param moments one for each frame
 */
record ObservedMotion(double left, double top, double right, double bottom, List<Moment> moments) {

    /**
     * One frame.
     *
     * @param cameraX displacement of the whole picture to the right, as a share of its width
     * @param cameraY displacement of the whole picture downwards, as a share of its height
     * @param bodyX displacement of the figure, in widths of its box
     * @param bodyY displacement of the figure, in heights of its box
     * @param bends displacement of each knot relative to the whole body
     */
    record Moment(double cameraX, double cameraY, double bodyX, double bodyY, Lattice bends) {}
}
