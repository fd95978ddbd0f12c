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

    /** How white a flash becomes. */
    private static final double FLASH = 0.92;
    /** How far the old picture gives way to one that slides over it, in widths. */
    private static final double GIVES_WAY = 0.3;
    /** Width of the shadow of a picture that slides over another, in widths. */
    private static final double SHADOW = 0.09;
    /** How far a torn camera smears the picture at most, in widths. */
    private static final double SMEAR = 0.16;
    /** How often a glitch changes. */
    private static final int GLITCHES = 7;

    private final DrawingBuffers studio;

    TransitionPainter(DrawingBuffers studio) {
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
            case DIAGONAL_WIPE -> {
                both(target, going, ClipPainter.Bend.NONE, coming, ClipPainter.Bend.NONE, seconds);
                target.mix(studio.next, diagonal(width, height, eased));
            }
            case IRIS -> {
                both(target, going, ClipPainter.Bend.NONE, coming, ClipPainter.Bend.NONE, seconds);
                target.mix(studio.next, circle(width, height, eased));
            }
            case SLIDE_OVER -> slideOver(target, going, coming, passed, seconds);
            case WHIP_PAN -> whip(target, going, coming, passed, seconds);
            case FLASH -> {
                ClipPainter seen = passed < 0.5 ? going : coming;
                seen.paint(target, seconds, ClipPainter.Bend.NONE, studio);
                target.whiten(weight(FLASH * Math.pow(1 - Math.abs(2 * passed - 1), passed < 0.5 ? 2 : 1.4)));
            }
            case GLITCH -> glitch(target, going, coming, passed, seconds);
            case ZOOM_THROUGH -> {
                var rushing = new ClipPainter.Bend(0, 0, 1 + RUSH * passed * passed);
                var arriving = new ClipPainter.Bend(0, 0, 1 - APPROACH * (1 - Easing.OUT.at(passed)));
                both(target, going, rushing, coming, arriving, seconds);
                target.mix(studio.next, weight(eased));
            }
        }
    }

    /** The new picture comes from the right, over the old one. */
    private void slideOver(Frame target, ClipPainter going, ClipPainter coming, double passed, double seconds) {
        int width = target.width();
        double out = 1 - Math.pow(1 - passed, 3);
        int edge = 2 * (int) Math.round((1 - out) * width / 2);
        int behind = 2 * (int) Math.round(out * width * GIVES_WAY / 2);
        both(target, going, moved(-behind, 0), coming, moved(edge, 0), seconds);
        int[] shadow = new int[width];
        int wide = (int) (SHADOW * width);
        for (int x = Math.max(0, edge - wide); x < edge; x++) {
            double near = 1 - (edge - x) / (double) wide;
            shadow[x] = weight(0.6 * near * near);
        }
        target.darken(shadow);
        target.copyFrom(studio.next, edge, 0, width, target.height());
    }

    /** Slow to begin, torn through the middle, caught again; the quicker it goes the more it is smeared. */
    private void whip(Frame target, ClipPainter going, ClipPainter coming, double passed, double seconds) {
        int width = target.width();
        double torn = passed < 0.5 ? 8 * Math.pow(passed, 4) : 1 - 8 * Math.pow(1 - passed, 4);
        double speed = passed < 0.5 ? 8 * Math.pow(passed, 3) : 8 * Math.pow(1 - passed, 3);
        int gone = 2 * (int) Math.round(torn * width / 2);
        both(target, going, moved(-gone, 0), coming, moved(width - gone, 0), seconds);
        target.copyFrom(studio.next, width - gone, 0, width, target.height());
        int reach = (int) (SMEAR * width * speed);
        if (reach > 1) {
            target.smear(reach);
        }
    }

    /** Bands of the picture are the old or the new one, the more often the new one, and stand aside for a moment. */
    private void glitch(Frame target, ClipPainter going, ClipPainter coming, double passed, double seconds) {
        going.paint(studio.before(), seconds, ClipPainter.Bend.NONE, studio);
        coming.paint(studio.next, seconds, ClipPainter.Bend.NONE, studio);
        int step = (int) (passed * GLITCHES);
        double strength = 1 - Math.abs(2 * passed - 1);
        int height = target.height();
        int y = 0;
        for (int band = 0; y < height; band++) {
            int rows = 2 * (int) Math.ceil(height * (0.008 + 0.07 * chance(step, band, 1)) / 2);
            int end = Math.min(height, y + rows);
            Frame from = chance(step, band, 2) < passed ? studio.next : studio.before();
            boolean aside = chance(step, band, 3) < 0.25 + 0.5 * strength;
            double by = aside ? (chance(step, band, 4) - 0.5) * 0.3 * strength : 0;
            int colour = (int) (strength * target.width() * 0.012 * (chance(step, 0, 5) - 0.3));
            target.copyRows(from, y, end, 2 * (int) (by * target.width() / 2), colour);
            y = end;
        }
    }

    /** A number from 0 to 1 that is always the same for the same place. */
    private static double chance(int step, int band, int salt) {
        long mixed = (step * 73_856_093L ^ band * 19_349_663L ^ salt * 83_492_791L) * 0x9E3779B97F4A7C15L;
        return (mixed >>> 11) / (double) (1L << 53);
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

    private static Frame.Mask diagonal(int width, int height, double share) {
        double soft = SOFT_EDGE * width;
        double slope = width / (double) height * 0.5;
        double way = width + slope * height + soft;
        double middle = share * way - soft / 2;
        return (y, weights) -> {
            for (int x = 0; x < width; x++) {
                weights[x] = soft((middle - x - slope * y) / soft);
            }
        };
    }

    private static Frame.Mask circle(int width, int height, double share) {
        double soft = SOFT_EDGE * width / 2;
        double radius = share * (Math.hypot(width, height) / 2 + soft) - soft / 2;
        return (y, weights) -> {
            double dy = y + 0.5 - height / 2.0;
            for (int x = 0; x < width; x++) {
                double dx = x + 0.5 - width / 2.0;
                weights[x] = soft((radius - Math.sqrt(dx * dx + dy * dy)) / soft);
            }
        };
    }

    /** @param beyond how far beyond the middle of a soft edge, in widths of it */
    private static int soft(double beyond) {
        return weight(Easing.IN_OUT.at(Math.min(Math.max(beyond + 0.5, 0), 1)));
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
            weights[x] = soft((middle - x) / soft);
        }
        return weights;
    }
}
