package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.RRect;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Composition;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Indoors: a room, a kitchen, a stage. */
final class Rooms {

    private Rooms() {}

    static void room(Scene s, Painter p, SplittableRandom chance) {
        p.ground(true);
        arch(s, p, s.composition() == Composition.PORTAL ? 1.25 : 1.05);
        windowLight(s, p);
        p.floor(s.horizon());
        shelf(s, p, chance, s.side() > 0 ? 0.78 : 0.04, 0.15, 0.20);
        rug(s, p);
        plant(s, p, chance, s.side() > 0 ? s.fx(0.02) : s.fx(0.98), s.horizon() + s.u(0.05), s.u(0.46), 0.75);
        p.glow(s.lightX(), s.fy(0.05), s.u(0.8), 0.35);
    }

    static void kitchen(Scene s, Painter p, SplittableRandom chance) {
        p.ground(true);
        p.glow(s.width() * 0.5, s.fy(0.25), s.u(0.9), 0.5);
        shelf(s, p, chance, 0.0, 0.235, 0.30);
        shelf(s, p, chance, 0.70, 0.235, 0.30);
        for (int i = 0; i < 3; i++) {
            pendant(s, p, s.fx(0.2 + 0.3 * i), s.fy(i == 1 ? 0.055 : 0.09));
        }
        for (int i = 0; i < 12; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.02 + 0.46 * Math.pow(chance.nextDouble(), 0.8));
            p.lights(x, y, s.u(0.02 + 0.055 * chance.nextDouble()));
        }
        p.floor(s.horizon());
        plant(s, p, chance, s.side() > 0 ? s.fx(0.0) : s.fx(1.0), s.horizon() + s.u(0.02), s.u(0.34), 0.6);
    }

    static void stage(Scene s, Painter p, SplittableRandom chance) {
        p.ground(true);
        double y = s.hero().y();
        double r = s.hero().size() * 0.72;
        double x = s.width() / 2.0 + (s.hero().x() - s.width() / 2.0) * 0.6;
        if (chance.nextInt(3) == 0) {
            arch(s, p, 1.3);
        } else {
            try (Path disc = Path.makeCircle((float) x, (float) y, (float) r)) {
                p.niche(disc, x - r, y - r, 2 * r, 2 * r);
            }
        }
        for (int i = -1; i <= 1; i++) {
            p.beam(s.width() * (0.5 + 0.30 * i), -s.u(0.08), -i * 16, s.u(0.10), s.height() * 0.66);
        }
        p.floor(s.horizon());
        p.glow(x, s.horizon(), s.u(0.6), 0.35);
    }

    private static void arch(Scene s, Painter p, double scale) {
        double w = s.hero().size() * scale;
        double x = s.width() / 2.0 + (s.hero().x() - s.width() / 2.0) * 0.7;
        double top = s.hero().y() - s.hero().size() * 0.78 * scale;
        double height = s.horizon() - top;
        try (Path arch = Shapes.arch(x, s.horizon(), w, Math.max(height, w * 0.6))) {
            p.niche(arch, x - w / 2, top, w, height);
        }
    }

    /** Sunlight on the wall in the shape of a window that is outside the picture. */
    private static void windowLight(Scene s, Painter p) {
        double x = s.fx(s.side() > 0 ? 0.06 : 0.60);
        double skew = s.u(0.16) * s.side();
        for (int col = 0; col < 2; col++) {
            for (int row = 0; row < 2; row++) {
                double px = x + col * s.u(0.18) - row * skew;
                double py = s.fy(0.06) + row * s.u(0.30);
                double h = s.u(0.27);
                try (Path pane =
                        Shapes.polygon(px, py, px + s.u(0.16), py, px + s.u(0.16) - skew, py + h, px - skew, py + h)) {
                    p.cap(pane, 0.12);
                }
            }
        }
    }

    /** A board with jars, bowls and bottles on it; x, width and y in fractions of the frame. */
    private static void shelf(Scene s, Painter p, SplittableRandom chance, double x, double y, double width) {
        double left = s.fx(x);
        double right = s.fx(x + width);
        double top = s.fy(y);
        double at = left + s.u(0.02);
        while (at < right - s.u(0.07)) {
            double w = s.u(0.035 + 0.03 * chance.nextDouble());
            double h = s.u(0.05 + 0.07 * chance.nextDouble());
            boolean bottle = chance.nextInt(3) == 0;
            try (Path body = Path.makeRRect(
                            RRect.makeXYWH((float) at, (float) (top - h), (float) w, (float) h, (float) (w * 0.22)));
                    Path neck = Path.makeRRect(RRect.makeXYWH(
                            (float) (at + w * (bottle ? 0.34 : 0.12)),
                            (float) (top - h * (bottle ? 1.4 : 1.16)),
                            (float) (w * (bottle ? 0.32 : 0.76)),
                            (float) (h * 0.5),
                            (float) (w * 0.08)))) {
                p.form(neck, 0.30);
                p.form(body, 0.16 + 0.22 * chance.nextDouble());
            }
            at += w + s.u(0.012 + 0.02 * chance.nextDouble());
        }
        try (Path board = Path.makeRect(Brush.rect(left, top, right - left, s.u(0.016)))) {
            p.form(board, 0.5);
        }
    }

    /** A lamp that hangs from above. */
    private static void pendant(Scene s, Painter p, double x, double y) {
        double r = s.u(0.075);
        try (Path cord =
                        Shapes.polygon(x - s.u(0.003), -10, x + s.u(0.003), -10, x + s.u(0.003), y, x - s.u(0.003), y);
                Path shade = Shapes.arch(x, y + r * 0.8, r * 2, r * 1.1)) {
            p.glow(x, y + r, s.u(0.34), 0.75);
            p.form(cord, 0.6);
            p.form(shade, 0.62);
            p.lights(x, y + r * 0.82, r * 0.42);
        }
    }

    /** A round rug under the hero. */
    private static void rug(Scene s, Painter p) {
        double rx = s.hero().size() * 0.78;
        double y = s.ground() + s.u(0.035);
        try (Path outer = Path.makeOval(Brush.rect(s.hero().x() - rx, y - rx * 0.17, 2 * rx, rx * 0.34));
                Path inner = Path.makeOval(Brush.rect(s.hero().x() - rx * 0.84, y - rx * 0.14, 1.68 * rx, rx * 0.28))) {
            p.form(outer, 0.55);
            p.form(inner, 0.38);
        }
    }

    static void plant(Scene s, Painter p, SplittableRandom chance, double x, double y, double height, double depth) {
        for (int i = 0; i < 9; i++) {
            double angle = -72 + 18 * i + 10 * (chance.nextDouble() - 0.5);
            double length = height * (0.75 + 0.35 * chance.nextDouble());
            try (Path leaf = Shapes.leaf(x, y, length, height * 0.14, angle)) {
                p.form(leaf, depth + 0.2 * chance.nextDouble());
            }
        }
    }
}
