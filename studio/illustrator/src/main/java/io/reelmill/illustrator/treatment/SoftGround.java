package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** The part of a {@link SoftPainter} for surfaces below the horizon: water, a floor, a grid. */
final class SoftGround {
    private final Scene s;
    private final Tones t;
    private final Brush b;
    private final SplittableRandom chance;

    /** @param chance the painter's own, which all that it paints shares */
    SoftGround(Scene scene, Brush brush, SplittableRandom chance) {
        this.s = scene;
        this.t = scene.tones();
        this.b = brush;
        this.chance = chance;
    }

    void water(double y) {
        double h = s.height() - y;
        Oklch far = t.skyLow().mix(t.land(), 0.30);
        b.vertical(
                0,
                y,
                s.width(),
                h,
                far.argb(),
                t.land().mix(t.skyTop(), 0.35).argb(),
                t.land().lighter(-0.06).argb(),
                t.deep().argb());
        b.box(0, y, s.width(), Math.max(1, s.u(0.003)), t.glow().argb(0.5));
        for (int i = 0; i < 150; i++) {
            double f = Math.pow(chance.nextDouble(), 1.5);
            double gy = y + s.u(0.008) + f * h * 0.46;
            double spread = s.u(0.05 + 0.22 * f);
            double gx = s.lightX() + (chance.nextDouble() + chance.nextDouble() - 1) * spread;
            double rx = s.u(0.012 + 0.05 * f) * (0.4 + chance.nextDouble());
            b.ellipse(gx, gy, rx, s.u(0.0016 + 0.003 * f), t.glow().argb((0.75 - 0.6 * f) * 0.8), 0);
        }
        for (int i = 0; i < 60; i++) {
            double f = Math.pow(chance.nextDouble(), 1.2);
            double gx = s.width() * chance.nextDouble();
            b.ellipse(
                    gx,
                    y + f * h * 0.5,
                    s.u(0.03 + 0.12 * f),
                    s.u(0.0015 + 0.003 * f),
                    t.skyLow().argb(0.22),
                    0);
        }
    }

    void floor(double y) {
        double h = s.height() - y;
        Oklch far = t.land().mix(t.skyLow(), 0.40);
        b.vertical(
                0,
                y,
                s.width(),
                h,
                far.argb(),
                t.land().lighter(0.03).argb(),
                t.land().lighter(-0.08).argb(),
                t.deep().argb());
        b.vertical(
                0,
                y - s.u(0.05),
                s.width(),
                s.u(0.05),
                t.deep().argb(0.0),
                t.deep().argb(0.28));
        int seam = t.deep().argb(0.26);
        b.canvas().save();
        b.canvas().clipRect(Brush.rect(0, y, s.width(), h));
        for (int i = -16; i <= 16; i++) {
            b.line(s.width() * 0.5 + i * s.u(0.075), y, s.width() * 0.5 + i * s.u(0.34), s.height(), s.u(0.0022), seam);
        }
        b.canvas().restore();
        b.vertical(0, y, s.width(), s.u(0.12), far.argb(0.9), far.argb(0.0));
        b.box(0, y, s.width(), Math.max(1, s.u(0.0035)), t.glow().argb(0.30));
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) s.hero().x(), (float) (y + s.u(0.10)));
        canvas.scale(1, 0.22f);
        b.glow(0, 0, s.u(0.62), t.glow().argb(0.34));
        canvas.restore();
    }

    void grid(double y) {
        double h = s.height() - y;
        b.vertical(
                0,
                y,
                s.width(),
                h,
                t.land().lighter(0.04).argb(),
                t.deep().lighter(0.05).argb(),
                t.deep().lighter(-0.03).argb());
        int colour = t.accent().mix(t.glow(), 0.3).argb(0.42);
        for (int i = -14; i <= 14; i++) {
            double x = s.width() * 0.5 + i * s.u(0.045);
            double ex = s.width() * 0.5 + i * s.u(0.42);
            b.line(x, y, ex, s.height(), s.u(0.0022), colour);
        }
        for (int i = 1; i <= 10; i++) {
            double f = 1.0 / (11 - i);
            b.line(0, y + h * f * f * 1.2, s.width(), y + h * f * f * 1.2, s.u(0.0014 + 0.002 * f), colour);
        }
        b.vertical(
                0,
                y + h * 0.15,
                s.width(),
                h * 0.85,
                t.deep().argb(0.0),
                t.deep().argb(0.75),
                t.deep().argb(0.9));
        b.box(0, y - s.u(0.001), s.width(), Math.max(2, s.u(0.004)), t.glow().argb(0.9));
    }
}
