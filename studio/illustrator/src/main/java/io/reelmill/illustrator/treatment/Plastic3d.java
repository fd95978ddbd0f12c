package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.RRect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;

/** A 3D render: polished plastic in a pastel studio. */
final class Plastic3d {

    private Plastic3d() {}

    static Style style() {
        return Style.of(Plastic3d::studio, SolidMaterials.plastic())
                .lit(s -> {
                    double h = s.palette().dominant();
                    return s.with(new Tones(
                            new Oklch(0.64, 0.115, h),
                            new Oklch(0.77, 0.095, h),
                            new Oklch(0.95, 0.035, h),
                            new Oklch(0.57, 0.13, h),
                            new Oklch(0.30, 0.10, h),
                            new Oklch(0.76, 0.15, h + 150)));
                })
                .standing(Plastic3d::podium)
                .shadowed(0.05, 0.045, 0.45)
                .air(Plastic3d::marbles)
                .printed(PixelEffects.none());
    }

    private static void studio(Scene s, Brush b) {
        Tones t = s.tones();
        double y = s.ground() + s.u(0.02);
        b.vertical(
                0,
                0,
                s.width(),
                y,
                t.skyTop().lighter(-0.04).argb(),
                t.skyTop().argb(),
                t.skyLow().argb());
        b.vertical(
                0,
                y - s.u(0.12),
                s.width(),
                s.u(0.30),
                t.skyLow().argb(0),
                t.skyLow().lighter(0.05).argb(),
                t.land().lighter(0.12).argb());
        b.vertical(
                0,
                y + s.u(0.16),
                s.width(),
                s.height() - y - s.u(0.16),
                t.land().lighter(0.12).argb(),
                t.land().lighter(-0.14).argb(),
                t.deep().lighter(0.06).argb(),
                t.deep().argb());
        b.glow(s.lightX(), s.fy(0.10), s.u(1.1), t.glow().argb(0.75));
        double r = s.hero().size() * 0.70;
        double x = s.hero().x();
        double cy = s.hero().y();
        b.ellipse(x - s.side() * r * 0.10, cy + r * 0.12, r, r, t.deep().argb(0.25), r * 0.10);
        b.ball(
                x,
                cy,
                r,
                s.side() * 0.5,
                -0.6,
                t.skyLow().lighter(0.05).argb(),
                t.skyTop().lighter(0.02).argb(),
                t.land().lighter(-0.02).argb());
        b.disc(x, cy, r * 0.80, t.skyTop().lighter(-0.05).argb(0.55));
        sphere(s, b, s.fx(s.side() < 0 ? 0.90 : 0.10), s.fy(0.35), s.u(0.13), t.skyTop());
        sphere(s, b, s.fx(s.side() < 0 ? 0.07 : 0.93), y - s.u(0.02), s.u(0.085), t.accent());
        column(
                s,
                b,
                s.fx(s.side() < 0 ? 0.97 : 0.03),
                y + s.u(0.04),
                s.u(0.11),
                s.u(0.34),
                t.skyTop().lighter(-0.03));
    }

    private static void sphere(Scene s, Brush b, double x, double y, double r, Oklch c) {
        b.ellipse(
                x - s.side() * r * 0.2,
                y + r * 1.02,
                r * 0.9,
                r * 0.16,
                s.tones().deep().argb(0.35),
                r * 0.12);
        b.ball(
                x,
                y,
                r,
                s.side() * 0.42,
                -0.45,
                c.lighter(0.16).argb(),
                c.lighter(0.02).argb(),
                c.lighter(-0.10).argb(),
                c.lighter(-0.26).argb());
        b.ellipse(x + s.side() * r * 0.38, y - r * 0.45, r * 0.20, r * 0.13, 0xD0FFFFFF, r * 0.05);
    }

    private static void column(Scene s, Brush b, double x, double y, double r, double h, Oklch c) {
        try (Path body = Path.makeRRect(
                RRect.makeXYWH((float) (x - r), (float) (y - h), (float) (2 * r), (float) h, (float) (r * 0.3)))) {
            double from = s.side() > 0 ? x + r : x - r;
            b.fill(
                    body,
                    from,
                    y,
                    2 * x - from,
                    y,
                    c.lighter(0.10).argb(),
                    c.argb(),
                    c.lighter(-0.16).argb());
        }
    }

    private static void podium(Scene s, Brush b) {
        Tones t = s.tones();
        double r = s.hero().size() * 0.56;
        double y = s.ground() + s.u(0.012);
        double x = s.hero().x();
        // the wide step is left out where captions would stand on it
        boolean steps = y + 2 * s.u(0.055) + r * (1 + 0.26) * 0.28 <= s.calmFrom();
        for (int i = steps ? 1 : 0; i >= 0; i--) {
            double rr = r * (1 + 0.26 * i);
            double top = y + i * s.u(0.055);
            double h = s.u(0.055);
            b.ellipse(
                    x - s.side() * rr * 0.12,
                    top + h + rr * 0.08,
                    rr * 1.04,
                    rr * 0.2,
                    t.deep().argb(0.4),
                    rr * 0.07);
            Oklch c = i == 0 ? t.accent().mix(t.glow(), 0.35) : t.skyLow();
            double from = s.side() > 0 ? x + rr : x - rr;
            try (Path side = Path.makeRRect(RRect.makeXYWH(
                    (float) (x - rr), (float) top, (float) (2 * rr), (float) (h + rr * 0.18), (float) (rr * 0.18)))) {
                b.fill(
                        side,
                        from,
                        top,
                        2 * x - from,
                        top,
                        c.lighter(0.04).argb(),
                        c.lighter(-0.08).argb(),
                        c.lighter(-0.24).argb());
            }
            b.ellipse(x, top, rr, rr * 0.18, c.lighter(0.06).argb(), 0);
            b.ellipse(x - s.side() * -rr * 0.3, top - rr * 0.02, rr * 0.5, rr * 0.08, 0x66FFFFFF, rr * 0.06);
        }
        b.ellipse(x, y, r * 0.62, r * 0.10, t.deep().argb(0.5), r * 0.06);
    }

    private static void marbles(Scene s, Brush b) {
        SharedElements.scatter(s, 0x3DL, 9, (i, x, y, size, turn) -> {
            Oklch c = i % 2 == 0 ? s.tones().accent() : s.tones().skyLow();
            double r = s.u(0.010 + 0.022 * size);
            b.ball(
                    x,
                    y,
                    r,
                    s.side() * 0.4,
                    -0.45,
                    0xFFFFFFFF,
                    c.argb(),
                    c.lighter(-0.12).argb(),
                    c.lighter(-0.28).argb());
        });
    }
}
