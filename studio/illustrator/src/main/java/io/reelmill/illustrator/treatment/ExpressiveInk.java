package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.scene.Scene;
import java.util.List;
import java.util.SplittableRandom;

/** Minimal ink painting: rice paper, one wide brush stroke, the hero in ink, a red seal. */
final class ExpressiveInk {
    private static final Oklch RICE = new Oklch(0.955, 0.018, 92);
    private static final Oklch SUMI = new Oklch(0.14, 0.008, 270);

    private ExpressiveInk() {}

    static Style style() {
        return Style.of(ExpressiveInk::riceAndCircle, DrawnMaterials.brush(SUMI))
                .lit(s -> s.with(s.hero(), List.of()))
                .air(ExpressiveInk::spatter)
                .printed(PixelEffects.texture(Grain.PAPER, 0.07, 1), PixelEffects.none());
    }

    private static void riceAndCircle(Scene s, Brush b) {
        b.box(0, 0, s.width(), s.height(), RICE.argb());
        b.glow(s.width() * 0.5, s.fy(0.3), s.u(1.3), RICE.lighter(0.03).argb());
        double r = s.hero().size() * 0.74;
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xE250L);
        double start = 0.6 + 1.2 * chance.nextDouble();
        int hairs = 120;
        for (int k = 0; k < hairs; k++) {
            double f = k / (hairs - 1.0) - 0.5;
            double radius = r * (1 + 0.20 * f);
            double from = start + 0.10 * chance.nextDouble();
            double ends = 3.6 + 2.2 * Math.pow(chance.nextDouble(), 0.6);
            double dry = chance.nextDouble();
            try (PathBuilder pb = new PathBuilder()) {
                for (int i = 0; i <= 40; i++) {
                    double t = i / 40.0;
                    double a = from + ends * t;
                    double rr = radius * (1 + 0.035 * Math.sin(a * 2 + 1)) * (1 - 0.05 * t * (1 + f));
                    float x = (float) (s.hero().x() + Math.cos(a) * rr);
                    float y = (float) (s.hero().y() + Math.sin(a) * rr * 0.97);
                    if (i == 0) {
                        pb.moveTo(x, y);
                    } else {
                        pb.lineTo(x, y);
                    }
                }
                try (Path hair = pb.build()) {
                    b.line(hair, s.u(0.0022), SUMI.argb(0.30 + 0.55 * dry), 0);
                }
            }
        }
        brushGround(s, b, chance);
        double x = s.fx(s.side() < 0 ? 0.86 : 0.14);
        double y = s.fy(0.545);
        double q = s.u(0.034);
        b.box(x - q, y - q, 2 * q, 2 * q, new Oklch(0.55, 0.20, 29).argb());
        b.box(x - q * 0.62, y - q * 0.62, q * 0.42, q * 1.24, RICE.argb());
        b.box(x + q * 0.05, y - q * 0.62, q * 0.55, q * 0.24, RICE.argb());
        b.box(x + q * 0.05, y - q * 0.10, q * 0.55, q * 0.72, RICE.argb());
    }

    /** An area of ink at the bottom: horizontal strokes with a rough upper edge. */
    private static void brushGround(Scene s, Brush b, SplittableRandom chance) {
        double y = s.fy(0.60);
        b.box(0, y + s.u(0.05), s.width(), s.height(), SUMI.lighter(0.03).argb());
        for (int i = 0; i < 130; i++) {
            double f = chance.nextDouble();
            double yy = y + s.u(0.07) * f;
            double x0 = s.width() * (-0.1 + 0.6 * chance.nextDouble() * (1 - f));
            double x1 = s.width() * (1.1 - 0.6 * chance.nextDouble() * (1 - f));
            b.line(x0, yy + s.u(0.01) * chance.nextDouble(), x1, yy, s.u(0.003 + 0.006 * f), SUMI.argb(0.35 + 0.5 * f));
        }
    }

    private static void spatter(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x59A7L);
        double a0 = s.side() < 0 ? -0.6 : Math.PI + 0.6;
        for (int i = 0; i < 60; i++) {
            double a = a0 + (chance.nextDouble() - 0.5) * 1.1;
            double reach = s.hero().size() * (0.70 + 0.55 * Math.pow(chance.nextDouble(), 1.5));
            double r = s.u(0.0012 + 0.011 * Math.pow(chance.nextDouble(), 5));
            b.disc(s.hero().x() + Math.cos(a) * reach, s.hero().y() + Math.sin(a) * reach, r, SUMI.argb(0.9));
        }
    }
}
