package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** An editorial illustration: gouache in three muted colours, one large soft shape, plants at the edges. */
final class EditorialGouache {

    private EditorialGouache() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.90, 0.04, 80),
                new Oklch(0.86, 0.06, 62),
                new Oklch(0.96, 0.03, 88),
                new Oklch(0.47, 0.085, 165),
                new Oklch(0.27, 0.06, 185),
                new Oklch(0.66, 0.155, 42));
        return Style.of(EditorialGouache::shapes, DrawnMaterials.gouache())
                .lit(Relighting.fixed(tones, Tones.Hour.DAY))
                .standing((s, b) -> b.ellipse(
                        s.hero().x(),
                        s.ground() + s.u(0.012),
                        s.hero().size() * 0.40,
                        s.u(0.024),
                        tones.deep().argb(0.55),
                        0))
                .air(EditorialGouache::sprigs)
                .printed(PixelEffects.texture(Grain.CANVAS, 0.10, 1), PixelEffects.texture(Grain.CANVAS, 0.07, 1));
    }

    private static void shapes(Scene s, Brush b) {
        Tones t = s.tones();
        b.box(0, 0, s.width(), s.height(), t.skyTop().argb());
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xED17L);
        blob(
                s,
                b,
                chance,
                s.hero().x() + s.u(0.03),
                s.hero().y(),
                s.hero().size() * 0.84,
                t.accent().mix(t.skyTop(), 0.35).argb());
        blob(s, b, chance, s.fx(s.side() < 0 ? 0.80 : 0.20), s.fy(0.10), s.u(0.16), new Oklch(0.82, 0.10, 80).argb());
        for (int i = 0; i < 3; i++) {
            double y = s.ground() + s.u(-0.02 + 0.09 * i + 0.03 * i * i);
            double[] h = Shapes.ridge(chance, 2, y, s.u(0.10), 0.5);
            Oklch c = t.land().lighter(0.16 - 0.11 * i).mix(t.deep(), 0.2 * i);
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                b.fill(hill, c.argb(), 0);
                b.canvas().save();
                b.canvas().clipPath(hill, true);
                for (int k = 0; k < 26; k++) {
                    double x = s.width() * chance.nextDouble();
                    double yy = y + s.u(0.03 + 0.10 * chance.nextDouble());
                    b.line(
                            x,
                            yy,
                            x + s.u(0.015),
                            yy - s.u(0.03),
                            s.u(0.004),
                            c.lighter(0.06).argb());
                }
                b.canvas().restore();
            }
        }
        double y = s.fy(0.62);
        b.vertical(
                0,
                y,
                s.width(),
                s.height() - y,
                t.deep().argb(0),
                t.deep().argb(0.75),
                t.deep().argb(0.85));
    }

    private static void blob(Scene s, Brush b, SplittableRandom chance, double x, double y, double r, int colour) {
        int n = 9;
        double[][] p = new double[n][2];
        for (int i = 0; i < n; i++) {
            double a = Math.PI * 2 * i / n;
            double rr = r * (0.82 + 0.30 * chance.nextDouble());
            p[i] = new double[] {x + Math.cos(a) * rr, y + Math.sin(a) * rr};
        }
        try (PathBuilder pb = new PathBuilder()) {
            pb.moveTo((float) ((p[n - 1][0] + p[0][0]) / 2), (float) ((p[n - 1][1] + p[0][1]) / 2));
            for (int i = 0; i < n; i++) {
                double[] next = p[(i + 1) % n];
                pb.quadTo((float) p[i][0], (float) p[i][1], (float) ((p[i][0] + next[0]) / 2), (float)
                        ((p[i][1] + next[1]) / 2));
            }
            try (Path path = pb.closePath().build()) {
                b.fill(path, colour, 0);
            }
        }
    }

    private static void sprigs(Scene s, Brush b) {
        for (int side = -1; side <= 1; side += 2) {
            double x = s.fx(side < 0 ? -0.02 : 1.02);
            double y = s.fy(side < 0 ? 0.14 : 0.60);
            for (int i = 0; i < 7; i++) {
                double f = i / 6.0;
                double px = x - side * s.u(0.16) * f;
                double py = y - s.u(0.20) * f;
                Oklch c = i % 2 == 0 ? s.tones().land() : s.tones().deep().lighter(0.06);
                try (Path leaf = Shapes.leaf(
                        px, py, s.u(0.11 - 0.05 * f), s.u(0.028), side < 0 ? 75 - 90 * (i % 2) : -75 + 90 * (i % 2))) {
                    b.fill(leaf, c.argb(), 0);
                }
            }
        }
        SharedElements.scatter(
                s,
                0xED1L,
                9,
                (i, x, y, size, turn) -> b.disc(
                        x, y, s.u(0.005 + 0.008 * size), s.tones().accent().argb()));
    }
}
