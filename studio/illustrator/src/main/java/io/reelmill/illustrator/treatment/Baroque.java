package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Gold on dark blue: scrollwork at the edges, a sun with rays, a sky with stars. */
final class Baroque {
    private static final Oklch GOLD = new Oklch(0.80, 0.135, 84);

    private Baroque() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.20, 0.11, 268),
                new Oklch(0.34, 0.14, 285),
                GOLD.lighter(0.08),
                new Oklch(0.25, 0.10, 285),
                new Oklch(0.13, 0.07, 275),
                new Oklch(0.62, 0.19, 15));
        return Style.of(Baroque::heavens, SolidMaterials.gold(new Oklch(0.42, 0.17, 268)))
                .lit(Relighting.fixed(tones, Tones.Hour.NIGHT))
                .standing(Baroque::glory)
                .shadowed(0.03, 0.04, 0.6)
                .air((s, b) -> SharedElements.scatter(s, 0x601DL, 26, (i, x, y, size, turn) -> {
                    double r = s.u(0.007 + 0.022 * size * size);
                    b.glow(x, y, r * 1.6, GOLD.argb(0.4), BlendMode.SCREEN);
                    SharedElements.sparkle(b, x, y, r, GOLD.lighter(0.12).argb());
                }));
    }

    private static void heavens(Scene s, Brush b) {
        Tones t = s.tones();
        b.vertical(
                0,
                0,
                s.width(),
                s.height(),
                t.skyTop().lighter(-0.04).argb(),
                t.skyTop().lighter(0.04).argb(),
                t.skyLow().argb(),
                t.deep().argb(),
                t.deep().argb());
        b.glow(s.hero().x(), s.hero().y(), s.u(1.05), new Oklch(0.42, 0.17, 290).argb(0.8));
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x4EA7L);
        for (int i = 0; i < 260; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.62) * chance.nextDouble();
            b.disc(
                    x,
                    y,
                    s.u(0.0010 + 0.0022 * Math.pow(chance.nextDouble(), 3)),
                    GOLD.lighter(0.1).argb(0.45 + 0.5 * chance.nextDouble()));
        }
        for (int k = 0; k < 3; k++) {
            double r = s.hero().size() * (1.05 + 0.28 * k);
            b.ring(s.hero().x(), s.hero().y(), r, s.u(0.0025), GOLD.argb(0.55 - 0.12 * k));
            double a = k * 2.1 + s.seed() % 6;
            b.disc(s.hero().x() + Math.cos(a) * r, s.hero().y() + Math.sin(a) * r, s.u(0.014 - 0.003 * k), GOLD.argb());
        }
        for (int corner = 0; corner < 4; corner++) {
            int sx = corner % 2 == 0 ? 1 : -1;
            int sy = corner < 2 ? 1 : -1;
            double x = s.fx(sx > 0 ? 0.02 : 0.98);
            double y = s.fy(sy > 0 ? 0.015 : 0.985);
            curl(s, b, x, y, sx, sy, 45, s.u(sy > 0 ? 0.24 : 0.20), 3);
            curl(s, b, x, y, sx, sy, 12, s.u(0.22), 2);
            curl(s, b, x, y, sx, sy, 78, s.u(0.26), 2);
        }
        clouds(s, b);
    }

    /** A golden scroll with smaller scrolls branching off. */
    private static void curl(
            Scene s, Brush b, double x, double y, int sx, int sy, double angle, double length, int left) {
        double heading = Math.toRadians(angle);
        double px = x;
        double py = y;
        double turn = 0.012;
        int steps = 90;
        double width = s.u(0.0035 + 0.0022 * left);
        for (int i = 0; i < steps; i++) {
            double step = length / steps * 1.9 * (1 - 0.55 * i / steps);
            double nx = px + Math.cos(heading) * step * sx;
            double ny = py + Math.sin(heading) * step * sy;
            double taper = 1 - 0.75 * i / steps;
            b.line(px, py + width * 0.3, nx, ny + width * 0.3, width * taper, new Oklch(0.48, 0.10, 66).argb());
            b.line(
                    px,
                    py,
                    nx,
                    ny,
                    width * taper * 0.72,
                    GOLD.lighter(0.06 * Math.sin(i * 0.3)).argb());
            heading += turn * (left % 2 == 0 ? 1 : -1);
            turn *= 1.036;
            px = nx;
            py = ny;
            if (left > 0 && (i == 22 || i == 48)) {
                double branch = Math.toDegrees(heading) + (left % 2 == 0 ? -55 : 55);
                curl(s, b, px, py, sx, sy, branch, length * 0.52, left - 1);
            }
        }
        b.disc(px, py, width * 1.1, GOLD.lighter(0.08).argb());
    }

    /** A bank of clouds with golden edges, behind the captions. */
    private static void clouds(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xC10L);
        for (int row = 0; row < 3; row++) {
            double y = s.fy(0.57 + 0.06 * row);
            Oklch c = new Oklch(0.30 - 0.06 * row, 0.13 - 0.02 * row, 285);
            for (double x = -s.u(0.1); x < s.width() + s.u(0.1); x += s.u(0.13)) {
                double r = s.u(0.10 + 0.05 * chance.nextDouble());
                double yy = y + s.u(0.05) * chance.nextDouble() + r * 0.4;
                b.disc(x, yy, r, c.argb());
                b.ring(x, yy, r, s.u(0.003), GOLD.argb(0.75 - 0.2 * row));
                b.disc(x, yy + r * 0.10, r * 0.96, c.lighter(-0.015).argb());
            }
            b.vertical(
                    0,
                    y + s.u(0.10),
                    s.width(),
                    s.height(),
                    c.lighter(-0.05).argb(0),
                    s.tones().deep().argb(),
                    s.tones().deep().argb());
        }
    }

    /** A sun of straight and flaming rays behind the hero. */
    private static void glory(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y();
        double r = s.hero().size() * 0.54;
        b.glow(x, y, r * 2.2, GOLD.argb(0.6), BlendMode.SCREEN);
        for (int i = 0; i < 32; i++) {
            double a = Math.PI * 2 * i / 32;
            double tip = r * (i % 2 == 0 ? 1.62 : 1.34);
            double half = i % 2 == 0 ? 0.055 : 0.075;
            try (Path ray = Shapes.polygon(
                            x + Math.cos(a - half) * r,
                            y + Math.sin(a - half) * r,
                            x + Math.cos(a) * tip,
                            y + Math.sin(a) * tip,
                            x + Math.cos(a + half) * r,
                            y + Math.sin(a + half) * r);
                    Path lit = Shapes.polygon(
                            x + Math.cos(a - half) * r,
                            y + Math.sin(a - half) * r,
                            x + Math.cos(a) * tip,
                            y + Math.sin(a) * tip,
                            x + Math.cos(a) * r,
                            y + Math.sin(a) * r)) {
                b.fill(ray, new Oklch(0.56, 0.115, 70).argb(), 0);
                b.fill(lit, GOLD.lighter(0.04).argb(), 0);
            }
        }
        b.ball(
                x,
                y,
                r * 1.06,
                s.side() * 0.4,
                -0.5,
                new Oklch(0.36, 0.16, 275).argb(),
                new Oklch(0.26, 0.13, 275).argb(),
                new Oklch(0.16, 0.08, 280).argb());
        b.ring(x, y, r * 1.06, s.u(0.016), new Oklch(0.56, 0.115, 70).argb());
        b.ring(x, y, r * 1.06, s.u(0.008), GOLD.lighter(0.08).argb());
    }
}
