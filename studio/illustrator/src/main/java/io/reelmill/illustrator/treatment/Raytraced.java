package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;

/** A classic ray-traced picture: mirrors over an endless chequered floor. */
final class Raytraced {

    private Raytraced() {}

    static Style style() {
        Oklch sky = new Oklch(0.72, 0.11, 240);
        Tones tones = new Tones(
                new Oklch(0.50, 0.14, 255),
                new Oklch(0.86, 0.055, 225),
                new Oklch(0.98, 0.02, 220),
                new Oklch(0.55, 0.05, 250),
                new Oklch(0.17, 0.05, 262),
                new Oklch(0.65, 0.22, 28));
        return Style.of(Raytraced::endlessFloor, SolidMaterials.chrome(sky, new Oklch(0.25, 0.12, 20)))
                .lit(Relighting.fixed(tones, Tones.Hour.DAY))
                .standing(Raytraced::mirrored)
                .air(Raytraced::floatingBalls);
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
        SharedElements.scatter(
                s,
                0x2A7L,
                5,
                (i, x, y, size, turn) -> ball(
                        s, b, x, Math.min(y, s.fy(0.36)), s.u(0.016 + 0.022 * size), new Oklch(0.75, 0.14, 72 * i)));
    }
}
