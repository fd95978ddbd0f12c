package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.place.Painter;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Places in soft light: gradients, haze that grows with distance, glow around the light. */
final class SoftPainter implements Painter {
    private final Scene s;
    private final Tones t;
    private final Brush b;
    private final SplittableRandom chance;
    private boolean indoors;
    private int planets;

    SoftPainter(Scene scene, Brush brush) {
        this.s = scene;
        this.t = scene.tones();
        this.b = brush;
        this.chance = new SplittableRandom(scene.seed() ^ 0xABCDEFL);
    }

    private boolean night() {
        return s.hour() == Tones.Hour.NIGHT;
    }

    @Override
    public void ground(boolean inside) {
        indoors = inside;
        int w = s.width();
        int h = s.height();
        if (inside) {
            Oklch wall = t.skyTop().mix(t.skyLow(), 0.42);
            b.vertical(
                    0,
                    0,
                    w,
                    h,
                    wall.lighter(-0.07).argb(),
                    wall.argb(),
                    wall.lighter(0.03).argb(),
                    wall.argb());
            b.glow(
                    s.lightX(),
                    s.fy(0.12),
                    s.u(1.25),
                    t.skyLow().mix(t.glow(), 0.3).argb(0.75));
            b.glow(
                    w - s.lightX(),
                    s.fy(0.55),
                    s.u(0.9),
                    t.skyTop().lighter(-0.10).argb(0.55));
            return;
        }
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

    @Override
    public void sun(double x, double y, double r) {
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

    @Override
    public void stars(double amount) {
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

    @Override
    public void nebula() {
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

    @Override
    public void planet(double x, double y, double r, boolean ringed) {
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

    @Override
    public void cloud(double x, double y, double width, double depth) {
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

    @Override
    public void land(Path path, double top, double depth) {
        Oklch c = t.at(depth);
        Oklch lit = c.lighter(0.05).mix(t.glow(), 0.12 * (1.1 - depth));
        double reach = s.u(0.55);
        b.fill(
                path,
                0,
                top,
                0,
                top + reach,
                lit.argb(),
                c.argb(),
                c.lighter(-0.07).mix(t.deep(), 0.25).argb());
        b.line(path, s.u(0.0045), t.glow().argb(0.10 + 0.16 * (1 - depth)), s.u(0.002));
    }

    @Override
    public void form(Path path, double depth) {
        Rect box = path.getBounds();
        Oklch c = t.at(Math.min(1, depth)).lighter(-0.05);
        Oklch lit = c.lighter(0.10).mix(t.glow(), 0.12);
        double x0 = s.side() < 0 ? box.getLeft() : box.getRight();
        double x1 = s.side() < 0 ? box.getRight() : box.getLeft();
        b.fill(
                path,
                x0,
                box.getTop(),
                x1,
                box.getBottom(),
                lit.argb(),
                c.argb(),
                c.lighter(-0.07).argb());
    }

    @Override
    public void cap(Path path, double depth) {
        Rect box = path.getBounds();
        if (indoors) {
            b.fill(path, t.glow().argb(0.20), s.u(0.006));
            return;
        }
        Oklch snow = new Oklch(night() ? 0.72 : 0.95, 0.02, 240).mix(t.skyLow(), 0.55 - 0.45 * depth);
        Oklch shade = snow.mix(t.skyTop(), 0.5);
        double reach = Math.min(box.getBottom(), box.getTop() + s.u(0.8));
        b.fill(
                path,
                0,
                box.getTop(),
                0,
                reach,
                snow.argb(0.92),
                snow.mix(shade, 0.5).argb(0.9),
                shade.mix(t.deep(), 0.35).argb(0.9));
    }

    @Override
    public void building(double x, double y, double width, double height, double depth) {
        Oklch c = t.at(depth);
        try (Path body = Path.makeRect(Brush.rect(x, y - height, width, s.height() - y + height))) {
            double far = s.side() < 0 ? x + width : x;
            b.fill(
                    body,
                    s.side() < 0 ? x : x + width,
                    y - height,
                    far,
                    y,
                    c.lighter(0.07).argb(),
                    c.argb(),
                    c.lighter(-0.04).argb());
        }
        b.box(x, y - height, width, Math.max(1, s.u(0.003)), t.glow().argb(0.25));
        double cell = Math.max(s.u(0.016), width / 6);
        boolean lamps = s.hour() != Tones.Hour.DAY;
        for (double wy = y - height + cell * 0.7; wy < y; wy += cell * 1.25) {
            for (double wx = x + cell * 0.5; wx + cell * 0.6 < x + width; wx += cell) {
                double dice = chance.nextDouble();
                if (dice < 0.55) {
                    Oklch pane = dice < (lamps ? 0.30 : 0.12) ? t.glow() : c.lighter(lamps ? -0.06 : 0.09);
                    b.box(wx, wy, cell * 0.5, cell * 0.62, pane.argb(0.35 + 0.5 * depth));
                }
            }
        }
    }

    @Override
    public void water(double y) {
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

    @Override
    public void floor(double y) {
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

    @Override
    public void niche(Path path, double x, double y, double width, double height) {
        Oklch wall = t.skyTop().mix(t.skyLow(), 0.42);
        Oklch low = t.skyLow().mix(t.glow(), 0.25);
        b.fill(path, t.glow().argb(0.22), s.u(0.05));
        b.fill(
                path,
                0,
                y,
                0,
                y + height,
                wall.lighter(0.03).argb(),
                wall.mix(low, 0.6).argb(),
                low.argb());
        var canvas = b.canvas();
        canvas.save();
        canvas.clipPath(path, true);
        b.line(path, s.u(0.07), t.deep().argb(0.34), s.u(0.035));
        b.glow(x + width * 0.5, y + height * 0.62, width * 0.62, t.glow().argb(0.5));
        canvas.restore();
        b.line(path, s.u(0.007), t.glow().argb(0.55), 0);
    }

    @Override
    public void beam(double x, double y, double angle, double width, double length) {
        double a = Math.toRadians(angle);
        double ex = x + Math.sin(a) * length;
        double ey = y + Math.cos(a) * length;
        try (Path shaft =
                Shapes.polygon(x - width * 0.35, y, x + width * 0.35, y, ex + width * 1.5, ey, ex - width * 1.5, ey)) {
            int from = t.glow().argb(night() ? 0.30 : 0.26);
            int to = t.glow().argb(0.0);
            b.fill(shaft, x, y, ex, ey, from, t.glow().argb(0.12), to);
        }
    }

    @Override
    public void glow(double x, double y, double r, double strength) {
        b.glow(x, y, r, t.glow().argb(0.7 * strength));
    }

    @Override
    public void lights(double x, double y, double r) {
        Oklch c = chance.nextInt(4) == 0 ? t.accent() : t.glow();
        double a = 0.10 + 0.22 * chance.nextDouble();
        b.ellipse(x, y, r, r, c.argb(a), r * 0.07);
        b.glow(x, y, r * 2.2, c.argb(a * 0.35), BlendMode.SCREEN);
    }

    @Override
    public void grid(double y) {
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

    @Override
    public void haze(double y, double height, double strength) {
        int clear = t.skyLow().argb(0.0);
        b.vertical(0, y - height, s.width(), height * 2, clear, t.skyLow().argb(strength), clear);
    }
}
