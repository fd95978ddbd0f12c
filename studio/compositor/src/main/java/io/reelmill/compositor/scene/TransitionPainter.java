package io.reelmill.compositor.scene;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Transition;

/** Draws the moments in which one clip replaces another. */
final class TransitionPainter {

    /** Width of a wipe's soft edge against that of the frame. */
    private static final double SOFT_EDGE = 0.16;
    /** How much closer the old picture comes in a zoom-through. */
    private static final double RUSH = 0.9;
    /** How far away the new picture begins in a zoom-through. */
    private static final double APPROACH = 0.15;

    private final Studio studio;

    TransitionPainter(Studio studio) {
        this.studio = studio;
    }

    /**
     * @param going the old clip
     * @param coming the new clip
     * @param passed 0 to 1, the share of the transition that is over
     */
    void paint(
            Frame target, ClipPainter going, ClipPainter coming, Transition.Kind kind, double passed, double seconds) {
        double eased = Easing.IN_OUT.at(passed);
        int width = target.width();
        int height = target.height();
        switch (kind) {
            case CUT -> coming.paint(target, seconds, ClipPainter.Bend.NONE, studio);
            case CROSS_FADE -> {
                both(target, going, ClipPainter.Bend.NONE, coming, ClipPainter.Bend.NONE, seconds);
                target.mix(studio.next, weight(eased));
            }
            case PUSH_LEFT -> {
                int gone = 2 * (int) Math.round(eased * width / 2);
                both(target, going, moved(-gone, 0), coming, moved(width - gone, 0), seconds);
                target.copyFrom(studio.next, width - gone, 0, width, height);
            }
            case PUSH_UP -> {
                int gone = 2 * (int) Math.round(eased * height / 2);
                both(target, going, moved(0, -gone), coming, moved(0, height - gone), seconds);
                target.copyFrom(studio.next, 0, height - gone, width, height);
            }
            case WIPE -> {
                both(target, going, ClipPainter.Bend.NONE, coming, ClipPainter.Bend.NONE, seconds);
                target.mix(studio.next, edge(width, eased));
            }
            case ZOOM_THROUGH -> {
                var rushing = new ClipPainter.Bend(0, 0, 1 + RUSH * passed * passed);
                var arriving = new ClipPainter.Bend(0, 0, 1 - APPROACH * (1 - Easing.OUT.at(passed)));
                both(target, going, rushing, coming, arriving, seconds);
                target.mix(studio.next, weight(eased));
            }
        }
    }

    private void both(
            Frame target,
            ClipPainter going,
            ClipPainter.Bend goingBend,
            ClipPainter coming,
            ClipPainter.Bend comingBend,
            double seconds) {
        going.paint(target, seconds, goingBend, studio);
        coming.paint(studio.next, seconds, comingBend, studio);
    }

    private static ClipPainter.Bend moved(int x, int y) {
        return new ClipPainter.Bend(x, y, 1);
    }

    private static int weight(double share) {
        return (int) Math.round(256 * share);
    }

    /** Weights of the new picture for each column, while a soft edge runs from the left to the right. */
    private static int[] edge(int width, double share) {
        double soft = SOFT_EDGE * width;
        double middle = share * (width + soft) - soft / 2;
        int[] weights = new int[width];
        for (int x = 0; x < width; x++) {
            double covered = Math.min(Math.max((middle - x) / soft + 0.5, 0), 1);
            weights[x] = weight(Easing.IN_OUT.at(covered));
        }
        return weights;
    }
}
