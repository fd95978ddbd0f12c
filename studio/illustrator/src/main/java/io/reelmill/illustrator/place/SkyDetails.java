package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.providers.picture.Look.Detail;
import java.util.SplittableRandom;

/** Light beams, birds and balloons in the sky; objects in space. */
final class SkyDetails {

    private final Scene s;
    private final Painter p;
    private final SplittableRandom chance;

    SkyDetails(Scene scene, Painter painter, SplittableRandom chance) {
        this.s = scene;
        this.p = painter;
        this.chance = chance;
    }

    /** Light that falls between clouds. */
    void shafts(int count) {
        for (int i = 0; i < count; i++) {
            double lean = -s.side() * (14 + 9 * i + 4 * chance.nextDouble());
            double width = s.u(0.025 + 0.05 * chance.nextDouble());
            p.beam(s.lightX(), s.lightY(), lean, width, s.u(0.75 + 0.35 * chance.nextDouble()));
        }
    }

    /** A flock on the side away from the light. Not painted where layers are animated, as animated birds are added then. */
    void birds(int count) {
        if (s.detail() == Detail.LIVING) {
            return;
        }
        double x = s.side() > 0 ? s.fx(0.24) : s.fx(0.76);
        double y = s.fy(0.13 + 0.07 * chance.nextDouble());
        for (int i = 0; i < count; i++) {
            double r = s.u(0.010 + 0.014 * chance.nextDouble());
            double bx = x + s.u(0.36) * (chance.nextDouble() - 0.5);
            double by = y + s.u(0.22) * (chance.nextDouble() - 0.5);
            double lift = r * (0.5 + 0.5 * chance.nextDouble());
            try (PathBuilder b = new PathBuilder()) {
                b.moveTo((float) (bx - r * 1.6), (float) (by - lift));
                b.quadTo((float) (bx - r * 0.6), (float) (by - lift * 1.3), (float) bx, (float) by);
                b.quadTo(
                        (float) (bx + r * 0.6), (float) (by - lift * 1.3), (float) (bx + r * 1.6), (float) (by - lift));
                b.quadTo((float) (bx + r * 0.6), (float) (by - lift * 0.6), (float) bx, (float) (by + r * 0.34));
                b.quadTo(
                        (float) (bx - r * 0.6), (float) (by - lift * 0.6), (float) (bx - r * 1.6), (float) (by - lift));
                try (Path bird = b.closePath().build()) {
                    p.form(bird, 0.85);
                }
            }
        }
    }

    void balloons() {
        double[][] at = {{0.17, 0.20, 0.075}, {0.85, 0.31, 0.055}, {0.70, 0.10, 0.035}};
        for (double[] a : at) {
            double x = s.side() > 0 ? s.fx(a[0]) : s.fx(1 - a[0]);
            double y = s.fy(a[1]);
            double r = s.u(a[2]);
            try (PathBuilder b = new PathBuilder()) {
                b.addCircle((float) x, (float) y, (float) r);
                try (Path bag = b.build();
                        Path neck = Shapes.polygon(
                                x - r * 0.8,
                                y + r * 0.6,
                                x + r * 0.8,
                                y + r * 0.6,
                                x + r * 0.2,
                                y + r * 1.5,
                                x - r * 0.2,
                                y + r * 1.5);
                        Path stripe = Path.makeOval(Brush.rect(x - r * 0.3, y - r, r * 0.6, r * 2));
                        Path basket = Path.makeRect(Brush.rect(x - r * 0.2, y + r * 1.62, r * 0.4, r * 0.34))) {
                    p.form(neck, 0.55);
                    p.form(bag, 0.45);
                    p.cap(stripe, 0.8);
                    p.form(basket, 0.95);
                }
            }
        }
    }

    void belt() {
        for (int i = 0; i < 34; i++) {
            double t = chance.nextDouble();
            double x = s.fx(-0.05 + 1.1 * t);
            double y = s.fy(0.52 - s.side() * 0.18 * (t - 0.5)) + s.u(0.05) * (chance.nextDouble() - 0.5);
            double r = s.u(0.004 + 0.014 * Math.pow(chance.nextDouble(), 2));
            try (Path rock = Shapes.polygon(
                    x - r, y, x - r * 0.3, y - r * 0.8, x + r * 0.8, y - r * 0.5, x + r, y + r * 0.4, x, y + r * 0.9)) {
                p.form(rock, 0.25 + 0.5 * chance.nextDouble());
            }
        }
        p.planet(s.fx(s.side() > 0 ? 0.30 : 0.70), s.fy(0.07), s.u(0.022), false);
        p.planet(s.fx(s.side() > 0 ? 0.12 : 0.88), s.fy(0.42), s.u(0.05), true);
    }

    void comet() {
        double x = s.fx(s.side() > 0 ? 0.34 : 0.66);
        double y = s.fy(0.20);
        p.beam(x, y, s.side() * 118, s.u(0.012), s.u(0.30));
        p.glow(x, y, s.u(0.030), 1);
    }
}
