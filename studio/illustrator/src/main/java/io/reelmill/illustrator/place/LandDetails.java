package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Details on the ground: grass, flowers, stones, paths, houses. */
final class LandDetails {

    private final Scene s;
    private final Painter p;
    private final SplittableRandom chance;

    LandDetails(Scene scene, Painter painter, SplittableRandom chance) {
        this.s = scene;
        this.p = painter;
        this.chance = chance;
    }

    /** Grass and flowers. Nearer blades are taller. The area around the hero's feet stays empty. */
    void meadow(boolean flowers) {
        for (int row = 0; row < 7; row++) {
            double t = row / 6.0;
            double y0 = s.ground() + s.u(0.05) + (s.height() - s.ground()) * 0.92 * Math.pow(t, 1.25);
            int count = 15 - row;
            for (int i = 0; i < count; i++) {
                double x = s.width() * (i + chance.nextDouble()) / count;
                double y = y0 + s.u(0.03) * chance.nextDouble();
                boolean free = Math.abs(x - s.hero().x()) < s.hero().size() * 0.42 && t < 0.3;
                if (!free) {
                    tuft(x, y, s.u(0.030 + 0.085 * t) * (0.7 + 0.6 * chance.nextDouble()), 0.72 + 0.28 * t);
                    if (flowers && chance.nextInt(3) == 0) {
                        flower(x + s.u(0.02), y - s.u(0.02 + 0.05 * t), s.u(0.005 + 0.008 * t));
                    }
                }
            }
        }
    }

    private void tuft(double x, double y, double height, double depth) {
        try (PathBuilder b = new PathBuilder()) {
            for (int i = 0; i < 5; i++) {
                double lean = (i - 2) * 0.26 + 0.2 * (chance.nextDouble() - 0.5);
                double h = height * (0.65 + 0.5 * chance.nextDouble());
                double foot = x + (i - 2) * height * 0.07;
                double w = height * 0.045;
                b.moveTo((float) (foot - w), (float) y);
                b.quadTo((float) (foot - w + lean * h * 0.2), (float) (y - h * 0.6), (float) (foot + lean * h), (float)
                        (y - h));
                b.quadTo((float) (foot + w + lean * h * 0.3), (float) (y - h * 0.5), (float) (foot + w), (float) y);
                b.closePath();
            }
            try (Path tuft = b.build()) {
                p.form(tuft, depth);
            }
        }
    }

    private void flower(double x, double y, double r) {
        try (PathBuilder b = new PathBuilder()) {
            for (int i = 0; i < 5; i++) {
                double a = Math.PI * 2 * i / 5;
                b.addCircle((float) (x + Math.cos(a) * r), (float) (y + Math.sin(a) * r), (float) (r * 0.72));
            }
            try (Path petals = b.build()) {
                p.cap(petals, 1);
            }
        }
    }

    /** Rounded stones with a lit top, towards the edges. */
    void stones(int count) {
        for (int i = 0; i < count; i++) {
            double t = (i + chance.nextDouble()) / count;
            double x = i % 2 == 0 ? s.fx(0.34 * chance.nextDouble()) : s.fx(1 - 0.34 * chance.nextDouble());
            double y = s.ground() + s.u(0.06) + (s.height() - s.ground()) * 0.8 * t;
            double r = s.u(0.014 + 0.045 * t) * (0.6 + 0.8 * chance.nextDouble());
            try (Path stone = Shapes.arch(x, y, r * 2.6, r * 1.4);
                    Path lit = Shapes.arch(x - s.side() * -r * 0.3, y - r * 0.5, r * 1.3, r * 0.7)) {
                p.form(stone, 0.66 + 0.3 * t);
                p.form(lit, 0.50 + 0.3 * t);
            }
        }
    }

    /** A path that winds from the viewer to the hero's feet. */
    void path() {
        double top = s.ground() + s.u(0.06);
        double deep = s.height() - top;
        double bend = s.side() * s.u(0.16);
        double x = s.hero().x();
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) (x - s.u(0.05)), (float) top);
            b.cubicTo(
                    (float) (x - s.u(0.10) + bend), (float) (top + deep * 0.30),
                    (float) (x - s.u(0.20) - bend), (float) (top + deep * 0.55),
                    (float) (x - s.u(0.34)), (float) s.height());
            b.lineTo((float) (x + s.u(0.28)), (float) s.height());
            b.cubicTo(
                    (float) (x + s.u(0.10) - bend), (float) (top + deep * 0.55),
                    (float) (x + s.u(0.06) + bend), (float) (top + deep * 0.30),
                    (float) (x + s.u(0.05)), (float) top);
            try (Path way = b.closePath().build()) {
                p.form(way, 0.34);
            }
        }
    }

    /** Small houses far away, a light in each. */
    void houses() {
        for (int i = 0; i < 3; i++) {
            double x = (s.side() > 0 ? s.fx(0.10) : s.fx(0.74)) + s.u(0.085) * i;
            double y = s.horizon() + s.u(0.085 + 0.012 * (i % 2));
            double w = s.u(0.042 + 0.014 * chance.nextDouble());
            try (Path wall = Path.makeRect(Brush.rect(x, y - w * 0.8, w, w * 0.9));
                    Path roof = Shapes.polygon(
                            x - w * 0.18, y - w * 0.75, x + w / 2, y - w * 1.45, x + w * 1.18, y - w * 0.75);
                    Path pane = Path.makeRect(Brush.rect(x + w * 0.36, y - w * 0.55, w * 0.26, w * 0.3))) {
                p.form(wall, 0.62);
                p.form(roof, 0.9);
                p.cap(pane, 1);
                p.glow(x + w * 0.5, y - w * 0.4, w * 1.5, 0.55);
            }
        }
    }

    void fireflies() {
        for (int i = 0; i < 16; i++) {
            double y = s.horizon() + (s.height() - s.horizon()) * chance.nextDouble() * 0.8;
            p.glow(s.width() * chance.nextDouble(), y, s.u(0.012 + 0.014 * chance.nextDouble()), 1);
        }
    }

    void craters() {
        for (int i = 0; i < 11; i++) {
            double t = (i + chance.nextDouble()) / 11;
            double r = s.u(0.025 + 0.085 * t) * (0.5 + chance.nextDouble());
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.76 + 0.24 * t);
            try (Path rim = Path.makeOval(Brush.rect(x - r, y - r * 0.26, r * 2, r * 0.52));
                    Path pit = Path.makeOval(Brush.rect(x - r * 0.84, y - r * 0.16, r * 1.68, r * 0.40))) {
                p.form(rim, 0.35);
                p.form(pit, 0.75);
            }
        }
    }

    void cactus(double x, double y, double height, double depth) {
        double w = height * 0.16;
        try (PathBuilder b = new PathBuilder()) {
            post(b, x, y, w, height);
            post(b, x - w * 1.5, y - height * 0.34, w * 0.7, height * 0.36);
            post(b, x + w * 1.5, y - height * 0.46, w * 0.7, height * 0.30);
            b.addRect(Brush.rect(x - w * 1.6, y - height * 0.40, w * 1.6, w * 0.62));
            b.addRect(Brush.rect(x, y - height * 0.52, w * 1.6, w * 0.62));
            try (Path cactus = b.build()) {
                p.form(cactus, depth);
            }
        }
    }

    private static void post(PathBuilder b, double x, double y, double w, double height) {
        b.addRect(Brush.rect(x - w / 2, y - height + w / 2, w, height - w / 2));
        b.addCircle((float) x, (float) (y - height + w / 2), (float) (w / 2));
    }
}
