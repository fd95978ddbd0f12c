package io.reelmill.illustrator;

import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.providers.picture.Look.Captioned;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Easing;
import io.reelmill.timeline.Layer;
import java.util.SplittableRandom;

/** Slow motion: the camera's move, and the floating of hero and accents. */
final class Moves {

    private Moves() {}

    /** Things sway a little, as a share of the height. */
    private static final double SWAY = 0.01;

    /** Share of the frame that stays free at its edges. */
    private static final double EDGE = 0.03;

    /**
     * A zoom in, a zoom out, a pan or a rise; a longer shot has a larger move. It never comes so near that a thing leaves the
     * frame, nor sinks so far that things stand behind captions at the bottom.
     */
    static Camera camera(Scene s) {
        Camera free = free(s);
        return new Camera(holding(free.from(), s), holding(free.to(), s), free.easing());
    }

    /** A view that sees all things: as near as it was, or farther away. */
    private static Camera.View holding(Camera.View view, Scene s) {
        double low = s.captioned() == Captioned.BOTTOM ? s.captionsTop() - SWAY : 1 - EDGE;
        double left = s.leftmost() / s.width();
        double right = s.rightmost() / s.width();
        double highest = s.highest() / s.height();
        double lowest = s.lowest() / s.height();
        double whole = Math.max((right - left) / (1 - 2 * EDGE), (lowest - highest) / (low - EDGE));
        double span = Math.min(1, Math.max(view.span(), whole));
        double x = within(view.x(), right - (0.5 - EDGE) * span, left + (0.5 - EDGE) * span);
        double y = within(view.y(), lowest - (low - 0.5) * span, highest + (0.5 - EDGE) * span);
        return new Camera.View(onStage(x, span), onStage(y, span), span);
    }

    /** The nearest place between two, or between them where they are the wrong way round. */
    private static double within(double place, double from, double to) {
        return from > to ? (from + to) / 2 : Math.max(from, Math.min(to, place));
    }

    private static double onStage(double centre, double span) {
        return Math.max(span / 2, Math.min(1 - span / 2, centre));
    }

    private static Camera free(Scene s) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x77L);
        double reach = Math.min(1, 0.45 + s.seconds() / 8);
        double hx = 0.5 + (s.hero().x() / s.width() - 0.5) * 0.25;
        double hy = 0.5 + (s.hero().y() / s.height() - 0.5) * 0.22;
        double d = 0.10 * reach;
        double side = chance.nextBoolean() ? 1 : -1;
        return switch (chance.nextInt(5)) {
            case 0 -> move(0.5, 0.5, 0.955, hx, hy, 0.955 - d, Easing.IN_OUT);
            case 1 -> move(hx, hy, 0.855, 0.5, 0.5, 0.855 + d, Easing.IN_OUT);
            case 2 -> move(0.5 - side * d * 0.55, 0.5, 0.88, 0.5 + side * d * 0.55, 0.5, 0.865, Easing.LINEAR);
            case 3 -> move(0.5, 0.5 + d * 0.55, 0.885, 0.5, 0.5 - d * 0.45, 0.885 - d * 0.2, Easing.IN_OUT);
            default -> move(0.5 - side * d * 0.3, 0.51, 0.95, 0.5 + side * d * 0.2, hy, 0.95 - d * 0.8, Easing.LINEAR);
        };
    }

    private static Camera move(double x0, double y0, double span0, double x1, double y1, double span1, Easing easing) {
        return new Camera(new Camera.View(x0, y0, span0), new Camera.View(x1, y1, span1), easing);
    }

    /** The hero floats; in water and space more than on the ground. */
    static Layer.Sway hero(Scene s) {
        boolean free = s.place() == Place.SKY || s.place() == Place.SPACE || s.place() == Place.UNDERWATER;
        double phase = Math.floorMod(s.seed(), 100) / 100.0;
        return new Layer.Sway(s.u(free ? 0.004 : 0), s.u(free ? 0.013 : 0.008), free ? 4.6 : 3.8, phase);
    }

    /** Accents drift. */
    static Layer.Sway accents(Scene s) {
        double phase = Math.floorMod(s.seed() >> 7, 100) / 100.0;
        return new Layer.Sway(s.u(0.012), s.u(0.016), 6.5, phase);
    }
}
