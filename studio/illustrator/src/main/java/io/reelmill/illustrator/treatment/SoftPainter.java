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
    private final SoftSky sky;
    private final SoftGround ground;
    private boolean indoors;

    SoftPainter(Scene scene, Brush brush) {
        this.s = scene;
        this.t = scene.tones();
        this.b = brush;
        this.chance = new SplittableRandom(scene.seed() ^ 0xABCDEFL);
        this.sky = new SoftSky(scene, brush, chance);
        this.ground = new SoftGround(scene, brush, chance);
    }

    private boolean night() {
        return s.hour() == Tones.Hour.NIGHT;
    }

    @Override
    public void ground(boolean inside) {
        indoors = inside;
        if (!inside) {
            sky.open();
            return;
        }
        int w = s.width();
        int h = s.height();
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
        b.glow(s.lightX(), s.fy(0.12), s.u(1.25), t.skyLow().mix(t.glow(), 0.3).argb(0.75));
        b.glow(w - s.lightX(), s.fy(0.55), s.u(0.9), t.skyTop().lighter(-0.10).argb(0.55));
    }

    @Override
    public void sun(double x, double y, double r) {
        sky.sun(x, y, r);
    }

    @Override
    public void stars(double amount) {
        sky.stars(amount);
    }

    @Override
    public void nebula() {
        sky.nebula();
    }

    @Override
    public void planet(double x, double y, double r, boolean ringed) {
        sky.planet(x, y, r, ringed);
    }

    @Override
    public void cloud(double x, double y, double width, double depth) {
        sky.cloud(x, y, width, depth);
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
        ground.water(y);
    }

    @Override
    public void floor(double y) {
        ground.floor(y);
    }

    @Override
    public void grid(double y) {
        ground.grid(y);
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
        try (Path shaft = Shapes.shaft(x, y, angle, length, width * 0.35, width * 1.5)) {
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
    public void haze(double y, double height, double strength) {
        int clear = t.skyLow().argb(0.0);
        b.vertical(0, y - height, s.width(), height * 2, clear, t.skyLow().argb(strength), clear);
    }
}
