package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Roofs, lines and lamps of a town, and the sparks of machines. */
final class TownDetails {

    private final Scene s;
    private final Painter p;
    private final SplittableRandom chance;

    TownDetails(Scene scene, Painter painter, SplittableRandom chance) {
        this.s = scene;
        this.p = painter;
        this.chance = chance;
    }

    /** Masts and water tanks against the sky. */
    void roofs() {
        for (int i = 0; i < 6; i++) {
            double x = i % 2 == 0 ? s.fx(0.30 * chance.nextDouble()) : s.fx(1 - 0.30 * chance.nextDouble());
            double y = s.horizon() - s.u(0.16 + 0.10 * chance.nextDouble());
            double h = s.u(0.07 + 0.08 * chance.nextDouble());
            try (Path mast = Shapes.polygon(x - s.u(0.003), y, x, y - h, x + s.u(0.003), y)) {
                p.form(mast, 0.7);
            }
            p.glow(x, y - h, s.u(0.022), 1);
        }
    }

    /** Lines of a street that runs to the horizon. */
    void lanes() {
        double top = s.horizon() + s.u(0.225);
        double deep = s.height() - top;
        double x = s.width() / 2.0;
        for (int side = -1; side <= 1; side++) {
            for (int i = 0; i < 6; i++) {
                double t0 = Math.pow((i + 0.1) / 6, 1.6);
                double t1 = Math.pow((i + 0.6) / 6, 1.6);
                double y0 = top + deep * t0;
                double y1 = top + deep * t1;
                double x0 = x + side * s.u(0.10 + 0.62 * t0);
                double x1 = x + side * s.u(0.10 + 0.62 * t1);
                double w0 = s.u(0.004 + 0.014 * t0);
                double w1 = s.u(0.004 + 0.014 * t1);
                try (Path dash = Shapes.polygon(x0 - w0, y0, x0 + w0, y0, x1 + w1, y1, x1 - w1, y1)) {
                    p.form(dash, side == 0 ? 0.12 : 0.30);
                }
            }
        }
    }

    void lamps() {
        for (int i = 0; i < 4; i++) {
            boolean left = i % 2 == 0;
            double near = i < 2 ? 0 : 1;
            double x = s.fx(left ? 0.17 - 0.14 * near : 0.83 + 0.14 * near);
            double y = s.horizon() + s.u(0.25 + 0.16 * near);
            double h = s.u(0.34 + 0.26 * near);
            double w = s.u(0.006 + 0.004 * near);
            double arm = (left ? 1 : -1) * h * 0.16;
            try (Path pole = Path.makeRect(Brush.rect(x - w / 2, y - h, w, h));
                    Path bar = Path.makeRect(Brush.rect(Math.min(x, x + arm), y - h, Math.abs(arm), w));
                    Path head = Shapes.arch(x + arm, y - h + w * 2.2, w * 6, w * 3)) {
                p.beam(x + arm, y - h + w, 0, h * 0.20, h * 0.95);
                p.form(pole, 0.9);
                p.form(bar, 0.9);
                p.form(head, 0.9);
                p.glow(x + arm, y - h + w * 3, h * 0.22, 0.9);
            }
        }
    }

    void sparks() {
        for (int i = 0; i < 26; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.1 + 0.42 * chance.nextDouble());
            p.glow(x, y, s.u(0.008 + 0.018 * Math.pow(chance.nextDouble(), 2)), 0.9);
        }
        for (int i = 0; i < 9; i++) {
            double x = i % 2 == 0 ? s.fx(0.28 * chance.nextDouble()) : s.fx(1 - 0.28 * chance.nextDouble());
            p.beam(x, s.horizon(), 180, s.u(0.006), s.u(0.16 + 0.34 * chance.nextDouble()));
        }
    }
}
