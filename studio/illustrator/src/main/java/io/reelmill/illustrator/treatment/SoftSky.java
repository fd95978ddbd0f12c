package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** The part of a {@link SoftPainter} for sky and space. */
final class SoftSky {
    private final Scene s;
    private final Tones t;
    private final Brush b;
    private final SplittableRandom chance;
    private int planets;

    /** @param chance the painter's own, which all that it paints shares */
    SoftSky(Scene scene, Brush brush, SplittableRandom chance) {
        this.s = scene;
        this.t = scene.tones();
        this.b = brush;
        this.chance = chance;
    }

    private boolean night() {
        return s.hour() == Tones.Hour.NIGHT;
    }

    /** The sky down to the horizon, and its light on the ground. */
    void open() {
        int w = s.width();
        int h = s.height();
        double y = s.horizon() + s.u(0.1);
        Oklch middle = t.skyTop().mix(t.skyLow(), 0.45);
        b.vertical(
                0,
                0,
                w,
                y,
                t.skyTop().lighter(-0.03).argb(),
                t.skyTop().argb(),
                middle.argb(),
                t.skyLow().argb());
        b.box(0, y, w, h - y, t.skyLow().argb());
        Oklch drift = new Oklch(
                t.skyLow().l() - 0.06, t.skyLow().c() + 0.02, s.palette().support());
        b.glow(w - s.lightX(), s.fy(0.32), s.u(0.95), drift.argb(0.55));
        b.glow(w * 0.5, s.horizon(), s.u(1.1), t.skyLow().mix(t.glow(), 0.35).argb(0.6));
    }

    void sun(double x, double y, double r) {
        if (s.showsItsOwnLight()) {
            b.glow(s.hero().x(), s.hero().y(), r * 6, t.glow().argb(0.5), BlendMode.SCREEN);
            return;
        }
        if (night()) {
            b.glow(x, y, r * 6, t.glow().argb(0.35), BlendMode.SCREEN);
            Oklch moon = new Oklch(0.93, 0.03, 95).mix(t.glow(), 0.25);
            b.ball(
                    x,
                    y,
                    r,
                    s.side() * 0.3,
                    -0.4,
                    moon.argb(),
                    moon.lighter(-0.08).argb(),
                    moon.lighter(-0.24).argb());
            double[][] craters = {{-0.3, -0.2, 0.2}, {0.35, 0.1, 0.15}, {-0.05, 0.45, 0.24}, {0.2, -0.5, 0.11}};
            for (double[] c : craters) {
                b.disc(x + c[0] * r, y + c[1] * r, c[2] * r, moon.lighter(-0.16).argb(0.5));
            }
            return;
        }
        b.glow(x, y, r * 8, t.glow().argb(0.65), BlendMode.SCREEN);
        b.glow(x, y, r * 3.2, t.glow().argb(0.75));
        Oklch core = t.glow().lighter(0.06);
        b.ball(
                x,
                y,
                r,
                0,
                -0.3,
                core.withL(0.985).argb(),
                core.argb(),
                t.glow().mix(t.skyLow(), 0.2).argb());
    }

    void stars(double amount) {
        int n = (int) (150 * amount);
        Oklch white = new Oklch(0.97, 0.02, 90).mix(t.glow(), 0.3);
        for (int i = 0; i < n; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.height() * 0.66 * Math.pow(chance.nextDouble(), 1.25);
            double big = Math.pow(chance.nextDouble(), 7);
            double r = s.u(0.0010 + 0.0030 * big);
            b.disc(x, y, r, white.argb(0.35 + 0.6 * chance.nextDouble()));
            if (big > 0.55) {
                b.glow(x, y, r * 7, t.glow().argb(0.5), BlendMode.SCREEN);
            }
        }
    }

    void nebula() {
        double[] hues = {
            s.palette().dominant(),
            s.palette().support(),
            s.palette().accent(),
            s.palette().dominant() + 40
        };
        for (int i = 0; i < 12; i++) {
            double f = i / 11.0;
            double x = s.width() * (0.1 + 0.8 * f) + s.u(0.25) * (chance.nextDouble() - 0.5);
            double y = s.fy(0.62 - 0.62 * f) + s.u(0.30) * (chance.nextDouble() - 0.5);
            Oklch c = new Oklch(0.50 + 0.12 * chance.nextDouble(), 0.14, hues[i % 4]);
            b.glow(x, y, s.u(0.22 + 0.35 * chance.nextDouble()), c.argb(0.42), BlendMode.SCREEN);
        }
    }

    void planet(double x, double y, double r, boolean ringed) {
        Oklch[] kinds = {
            t.accent().lighter(-0.12), t.land().lighter(0.28), t.skyLow().lighter(-0.02)
        };
        Oklch base = r > s.width() ? t.land().lighter(0.06) : kinds[planets++ % 3];
        double lx = (s.lightX() - x) / s.width();
        if (r > s.width()) {
            for (int i = 0; i < 3; i++) {
                b.ellipse(
                        x,
                        y,
                        r * (1.02 - 0.006 * i),
                        r * (1.02 - 0.006 * i),
                        t.glow().argb(0.16),
                        s.u(0.05 - 0.015 * i));
            }
            b.ball(
                    x,
                    y,
                    r,
                    lx * 0.5,
                    -0.97,
                    base.lighter(0.30).argb(),
                    base.lighter(0.04).argb(),
                    t.deep().argb());
            b.ring(x, y, r, s.u(0.004), t.glow().argb(0.75));
            return;
        }
        b.glow(x, y, r * 1.9, base.argb(0.35), BlendMode.SCREEN);
        b.ball(
                x,
                y,
                r,
                lx,
                -0.45,
                base.lighter(0.16).argb(),
                base.argb(),
                base.lighter(-0.38).argb());
        if (ringed) {
            var canvas = b.canvas();
            canvas.save();
            canvas.translate((float) x, (float) y);
            canvas.rotate(-18);
            canvas.scale(1, 0.26f);
            canvas.clipRect(Rect.makeLTRB((float) (-3 * r), 0, (float) (3 * r), (float) (3 * r)), true);
            b.ring(0, 0, r * 1.75, r * 0.22, base.lighter(0.2).argb(0.85));
            b.ring(0, 0, r * 1.45, r * 0.12, base.lighter(0.1).argb(0.6));
            canvas.restore();
        }
    }

    void cloud(double x, double y, double width, double depth) {
        Oklch lit = night()
                ? t.skyLow().lighter(0.16)
                : t.skyLow().mix(t.glow(), 0.7).lighter(0.04);
        Oklch shade = t.skyLow().mix(t.skyTop(), 0.38);
        if (y > s.horizon()) {
            double f = Math.min(1, (y - s.horizon()) / s.u(0.7));
            lit = lit.mix(t.skyTop().lighter(0.02), f * 0.75);
            shade = shade.mix(t.deep().lighter(0.10), f);
        }
        double a = 0.96 + 0.04 * Math.min(1, depth * 1.4);
        Oklch air = t.skyTop().mix(t.skyLow(), Math.min(1, y / s.horizon()));
        lit = lit.mix(air, Math.max(0, 0.55 - depth));
        shade = shade.mix(air, Math.max(0, 0.75 - depth));
        try (Path cloud = Shapes.cloud(chance.split(), x, y, width)) {
            Rect box = cloud.getBounds();
            b.fill(
                    cloud,
                    x,
                    box.getTop(),
                    x,
                    box.getBottom(),
                    lit.argb(a),
                    lit.mix(shade, 0.45).argb(a),
                    shade.argb(a * 0.9));
        }
    }
}
