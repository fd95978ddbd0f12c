package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.RRect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.press.Facets;
import io.reelmill.illustrator.press.Wash;
import io.reelmill.illustrator.scene.Scene;

/** Styles made of bodies: clay, plastic in a studio, mirrors on a chequered floor, facets. */
final class Sculptures {

    private Sculptures() {}

    /** A small world kneaded from clay. */
    static Style claymation() {
        LayeredPainter.Cut pressed = new LayeredPainter.Cut(0.016, 0.020, 0.55, 0.014, 0x50FFFFFF);
        return Style.of(
                        Parts.layered(Parts.Ramp.own(), pressed)
                                .with(Parts.base(0.54, 0.55))
                                .with(Parts.vignette()),
                        SolidMaterials.clay())
                .lit(s -> s.with(
                        new Tones(
                                new Oklch(0.56, 0.095, 222),
                                new Oklch(0.76, 0.065, 198),
                                new Oklch(0.95, 0.07, 92),
                                new Oklch(0.58, 0.125, s.place().landHue(140)),
                                new Oklch(0.33, 0.075, 42),
                                new Oklch(0.66, 0.18, 28)),
                        Tones.Hour.DAY))
                .standing(Parts.contact(0.8))
                .shadowed(0.06, 0.03, 0.55)
                .air(Sculptures::pellets)
                .printed(
                        Wash.texture(Grain.CLAY, 0.17, 1.7)
                                .then(Wash.film(0.1, 0.95, new Oklch(0.3, 0.05, 40), new Oklch(0.9, 0.05, 80), 0.1)),
                        Wash.none());
    }

    /** A studio of one pastel colour with polished shapes. */
    static Style render3d() {
        return Style.of(Sculptures::studio, SolidMaterials.plastic())
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
                .standing(Sculptures::podium)
                .shadowed(0.05, 0.045, 0.45)
                .air(Sculptures::marbles)
                .printed(Wash.none());
    }

    /** The oldest picture of its kind: mirrors over an endless chequered floor. */
    static Style raytraced() {
        Oklch sky = new Oklch(0.72, 0.11, 240);
        Tones tones = new Tones(
                new Oklch(0.50, 0.14, 255),
                new Oklch(0.86, 0.055, 225),
                new Oklch(0.98, 0.02, 220),
                new Oklch(0.55, 0.05, 250),
                new Oklch(0.17, 0.05, 262),
                new Oklch(0.65, 0.22, 28));
        return Style.of(Sculptures::endlessFloor, SolidMaterials.chrome(sky, new Oklch(0.25, 0.12, 20)))
                .lit(Lights.fixed(tones, Tones.Hour.DAY))
                .standing(Sculptures::mirrored)
                .air(Sculptures::floatingBalls);
    }

    /** A world of triangles. */
    static Style lowPoly() {
        return Style.of(Parts.soft().with(Parts.base(0.55, 0.55)), DrawnMaterials.planes())
                .lit(Lights.hour(Tones.Hour.GOLDEN, 1.35))
                .standing(Parts.contact(0.7))
                .air((s, b) -> Parts.scatter(s, 0x10BL, 16, (i, x, y, size, turn) -> shard(s, b, x, y, size, turn, i)))
                .printed(Facets.of(0.105, 0.22), Facets.of(0.052, 0.16));
    }

    private static void shard(Scene s, Brush b, double x, double y, double size, double turn, int i) {
        double r = s.u(0.02 + 0.02 * size);
        double a = turn * 6.28;
        try (Path p = Shapes.polygon(
                x + Math.cos(a) * r, y + Math.sin(a) * r,
                x + Math.cos(a + 2) * r, y + Math.sin(a + 2) * r,
                x + Math.cos(a + 4) * r * 0.7, y + Math.sin(a + 4) * r * 0.7)) {
            b.fill(p, (i % 2 == 0 ? s.tones().accent() : s.tones().glow()).argb(), 0);
        }
    }

    private static void pellets(Scene s, Brush b) {
        Parts.scatter(s, 0xC1A7L, 13, (i, x, y, size, turn) -> {
            Oklch c = i % 3 == 0 ? s.tones().accent() : i % 3 == 1 ? s.tones().glow() : new Oklch(0.66, 0.14, 25);
            double r = s.u(0.009 + 0.012 * size);
            b.ellipse(x + r * 0.3, y + r * 0.5, r, r, s.tones().deep().argb(0.4), r * 0.4);
            b.ball(
                    x,
                    y,
                    r,
                    s.side() * 0.35,
                    -0.4,
                    c.lighter(0.05).argb(),
                    c.argb(),
                    c.lighter(-0.22).argb());
        });
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
        for (int i = 1; i >= 0; i--) {
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
        Parts.scatter(s, 0x3DL, 9, (i, x, y, size, turn) -> {
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

    private static void endlessFloor(Scene s, Brush b) {
        Tones t = s.tones();
        double y = s.horizon() + s.u(0.02);
        b.vertical(
                0,
                0,
                s.width(),
                y,
                t.skyTop().lighter(-0.12).argb(),
                t.skyTop().argb(),
                new Oklch(0.72, 0.10, 240).argb(),
                t.skyLow().argb());
        PhotoSky.clouds(s, b, y, 0.25);
        double h = s.height() - y;
        double tile = s.u(0.36);
        int rows = 34;
        b.box(0, y, s.width(), h, new Oklch(0.93, 0.01, 240).argb());
        for (int row = 0; row < rows; row++) {
            double near = y + h / (1 + row * 0.42);
            double far = y + h / (1 + (row + 1) * 0.42);
            double kn = (near - y) / h;
            double kf = (far - y) / h;
            for (int col = -40; col < 40; col++) {
                if ((col + row & 1) == 0) {
                    double cx = s.width() * 0.5 + tile * 0.5;
                    try (Path square = Shapes.polygon(
                            cx + col * tile * kn,
                            near,
                            cx + (col + 1) * tile * kn,
                            near,
                            cx + (col + 1) * tile * kf,
                            far,
                            cx + col * tile * kf,
                            far)) {
                        b.fill(square, new Oklch(0.42, 0.17, 25).argb(), 0);
                    }
                }
            }
        }
        b.vertical(
                0,
                y,
                s.width(),
                s.u(0.22),
                t.skyLow().argb(0.95),
                t.skyLow().argb(0.35),
                t.skyLow().argb(0));
        b.vertical(
                0,
                y + s.u(0.08),
                s.width(),
                s.height() - y - s.u(0.08),
                t.deep().argb(0),
                t.deep().argb(0.66),
                t.deep().argb(0.86),
                t.deep().argb(0.92),
                t.deep().argb(0.94));
        ball(s, b, s.fx(s.side() < 0 ? 0.93 : 0.07), y - s.u(0.06), s.u(0.15), new Oklch(0.72, 0.13, 150));
        ball(s, b, s.fx(s.side() < 0 ? 0.05 : 0.95), y + s.u(0.06), s.u(0.10), new Oklch(0.78, 0.15, 75));
    }

    /** A mirroring sphere. */
    private static void ball(Scene s, Brush b, double x, double y, double r, Oklch tint) {
        b.ellipse(
                x - s.side() * r * 0.5,
                y + r * 1.0,
                r * 1.1,
                r * 0.18,
                s.tones().deep().argb(0.6),
                r * 0.06);
        var canvas = b.canvas();
        try (Path round = Path.makeCircle((float) x, (float) y, (float) r)) {
            b.fill(
                    round,
                    x,
                    y - r,
                    x,
                    y + r,
                    tint.mix(s.tones().skyTop(), 0.55).argb(),
                    tint.mix(s.tones().skyLow(), 0.65).argb(),
                    0xFFFFFFFF,
                    tint.lighter(-0.30).argb(),
                    tint.lighter(-0.12).argb(),
                    tint.lighter(-0.42).argb());
            canvas.save();
            canvas.clipPath(round, true);
            b.line(round, r * 0.36, s.tones().deep().argb(0.45), r * 0.14);
            b.ellipse(x + s.side() * r * 0.40, y - r * 0.52, r * 0.17, r * 0.11, 0xFFFFFFFF, r * 0.02);
            canvas.restore();
        }
    }

    private static void mirrored(Scene s, Brush b) {
        double y = s.ground() + s.u(0.012);
        double w = s.hero().size();
        b.ellipse(
                s.hero().x() - s.side() * w * 0.16,
                y + s.u(0.02),
                w * 0.50,
                s.u(0.035),
                s.tones().deep().argb(0.75),
                s.u(0.010));
    }

    private static void floatingBalls(Scene s, Brush b) {
        Parts.scatter(
                s,
                0x2A7L,
                5,
                (i, x, y, size, turn) -> ball(
                        s, b, x, Math.min(y, s.fy(0.36)), s.u(0.016 + 0.022 * size), new Oklch(0.75, 0.14, 72 * i)));
    }
}
