package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Boats and reflections on water; fish and plants under it. */
final class WaterDetails {

    private final Scene s;
    private final Painter p;
    private final SplittableRandom chance;
    private final LandDetails land;

    WaterDetails(Scene scene, Painter painter, SplittableRandom chance, LandDetails land) {
        this.s = scene;
        this.p = painter;
        this.chance = chance;
        this.land = land;
    }

    void boats() {
        double[][] at = {{0.20, 0.035, 0.075}, {0.72, 0.012, 0.045}, {0.90, 0.030, 0.060}};
        for (double[] a : at) {
            double x = s.side() > 0 ? s.fx(a[0]) : s.fx(1 - a[0]);
            double y = s.horizon() + s.u(a[1]);
            double r = s.u(a[2]);
            try (Path hull = Shapes.polygon(
                            x - r * 0.55,
                            y - r * 0.14,
                            x + r * 0.6,
                            y - r * 0.14,
                            x + r * 0.4,
                            y + r * 0.08,
                            x - r * 0.4,
                            y + r * 0.08);
                    Path main = Shapes.polygon(
                            x - r * 0.02, y - r * 1.25, x - r * 0.02, y - r * 0.22, x - r * 0.5, y - r * 0.22);
                    Path jib = Shapes.polygon(
                            x + r * 0.04, y - r * 1.05, x + r * 0.5, y - r * 0.22, x + r * 0.04, y - r * 0.22)) {
                p.cap(main, 1);
                p.cap(jib, 0.7);
                p.form(hull, 0.95);
            }
        }
    }

    /** Short reflections on the water. Nearer ones are longer. */
    void glitter() {
        for (int i = 0; i < 46; i++) {
            double t = Math.pow(chance.nextDouble(), 1.4);
            double y = s.horizon() + s.u(0.02) + (s.height() - s.horizon()) * 0.86 * t;
            double w = s.u(0.012 + 0.060 * t) * (0.5 + chance.nextDouble());
            double x = s.width() * chance.nextDouble();
            try (Path glint = Path.makeOval(Brush.rect(x, y, w, s.u(0.0025 + 0.003 * t)))) {
                p.cap(glint, 0.5 + 0.4 * t);
            }
        }
    }

    void shoal(double depth, int count) {
        double cx = s.side() > 0 ? s.fx(0.22) : s.fx(0.78);
        double cy = s.fy(0.16 + 0.5 * (depth > 0.5 ? 0.78 : 0.1));
        for (int i = 0; i < count; i++) {
            double r = s.u(0.014 + 0.022 * depth) * (0.7 + 0.6 * chance.nextDouble());
            double x = cx + s.u(0.38) * (chance.nextDouble() - 0.5);
            double y = cy + s.u(0.20) * (chance.nextDouble() - 0.5);
            double way = s.side();
            try (PathBuilder b = new PathBuilder()) {
                b.addOval(Brush.rect(x - r, y - r * 0.42, r * 2, r * 0.84));
                b.moveTo((float) (x - way * r * 0.8), (float) y);
                b.lineTo((float) (x - way * r * 1.7), (float) (y - r * 0.5));
                b.lineTo((float) (x - way * r * 1.45), (float) y);
                b.lineTo((float) (x - way * r * 1.7), (float) (y + r * 0.5));
                try (Path fish = b.closePath().build()) {
                    p.form(fish, 0.35 + 0.6 * depth);
                }
            }
        }
    }

    void corals() {
        for (int i = 0; i < 7; i++) {
            double x = i % 2 == 0 ? s.fx(0.30 * chance.nextDouble()) : s.fx(1 - 0.30 * chance.nextDouble());
            double y = s.fy(0.66 + 0.05 * i);
            double r = s.u(0.05 + 0.014 * i);
            double depth = 0.45 + 0.08 * i;
            for (int k = 0; k < 6; k++) {
                double angle = -62 + 25 * k + 10 * chance.nextDouble();
                double length = r * (0.9 + 0.8 * chance.nextDouble());
                try (Path branch = Shapes.leaf(x, y, length, r * 0.20, angle)) {
                    p.form(branch, Math.min(1, depth));
                }
                double a = Math.toRadians(angle);
                try (Path bud = Path.makeCircle(
                        (float) (x + Math.sin(a) * length), (float) (y - Math.cos(a) * length), (float) (r * 0.10))) {
                    p.form(bud, Math.max(0, depth - 0.3));
                }
            }
        }
        land.stones(6);
    }
}
