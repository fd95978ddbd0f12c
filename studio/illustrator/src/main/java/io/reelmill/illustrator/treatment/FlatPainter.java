package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.place.Painter;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Places in flat areas of few tones, without blur. A {@link Ramp} chooses the tones. */
final class FlatPainter implements Painter {

    /** From a depth, 0 far to 1 near, to the one colour used there. */
    interface Ramp {
        Oklch at(double depth);

        /** Light and everything that shines. */
        Oklch light();

        /** The disc of the sun. */
        default Oklch sun() {
            return light();
        }

        /** The space behind everything, 0 at the top to 1 at the horizon. */
        Oklch space(double t);
    }

    private final Scene s;
    private final Brush b;
    private final Ramp ramp;
    private final SplittableRandom chance;

    FlatPainter(Scene scene, Brush brush, Ramp ramp) {
        this.s = scene;
        this.b = brush;
        this.ramp = ramp;
        this.chance = new SplittableRandom(scene.seed() ^ 0xF1A7L);
    }

    @Override
    public void ground(boolean indoors) {
        int bands = indoors ? 1 : 6;
        b.box(0, 0, s.width(), s.height(), ramp.space(indoors ? 0.55 : 1).argb());
        double r = Math.hypot(s.width(), s.height()) * 0.85;
        for (int i = 0; i < bands; i++) {
            double t = bands == 1 ? 0.55 : (double) i / bands;
            double size = bands == 1 ? r : r * (1 - t * 0.86);
            b.disc(
                    s.lightX(),
                    indoors ? s.fy(0.1) : s.lightY(),
                    size,
                    ramp.space(t).argb());
        }
    }

    @Override
    public void sun(double x, double y, double r) {
        if (s.showsItsOwnLight()) {
            return;
        }
        b.disc(x, y, r * 1.35, ramp.sun().argb(0.30));
        b.disc(x, y, r, ramp.sun().argb());
        if (s.hour() == Tones.Hour.NIGHT) {
            b.disc(
                    x - r * 0.35 * s.side(),
                    y - r * 0.15,
                    r * 0.82,
                    ramp.space(0.3).argb());
        }
    }

    @Override
    public void stars(double amount) {
        for (int i = 0; i < 60 * amount; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.height() * 0.6 * chance.nextDouble();
            b.disc(
                    x,
                    y,
                    s.u(0.0018 + 0.003 * Math.pow(chance.nextDouble(), 4)),
                    ramp.light().argb());
        }
    }

    @Override
    public void nebula() {
        for (int i = 0; i < 4; i++) {
            double y = s.fy(0.1 + 0.16 * i);
            try (Path band = Shapes.leaf(-s.u(0.1), y + s.u(0.5), s.width() * 1.5, s.u(0.16), 62)) {
                b.fill(band, ramp.space(0.45 + 0.12 * i).argb(0.55), 0);
            }
        }
    }

    @Override
    public void planet(double x, double y, double r, boolean ringed) {
        Oklch base = r > s.width() ? ramp.at(0.75) : ramp.at(0.35);
        b.disc(x, y, r, base.argb());
        var canvas = b.canvas();
        canvas.save();
        try (Path ball = Path.makeCircle((float) x, (float) y, (float) r)) {
            canvas.clipPath(ball, true);
        }
        b.disc(x - s.side() * r * 0.35, y + r * 0.25, r, base.lighter(-0.07).argb());
        canvas.restore();
        if (ringed) {
            canvas.save();
            canvas.translate((float) x, (float) y);
            canvas.rotate(-18);
            canvas.scale(1, 0.28f);
            b.ring(0, 0, r * 1.6, r * 0.16, ramp.light().argb());
            canvas.restore();
        }
    }

    @Override
    public void cloud(double x, double y, double width, double depth) {
        Oklch c = y > s.horizon()
                ? ramp.at(0.2 + 0.7 * Math.min(1, (y - s.horizon()) / s.u(0.9)))
                : ramp.light().mix(ramp.space(0.6), 0.5);
        try (Path cloud = Shapes.cloud(chance.split(), x, y, width)) {
            b.fill(cloud, c.argb(y > s.horizon() ? 1 : 0.8), 0);
        }
    }

    @Override
    public void land(Path path, double top, double depth) {
        b.fill(path, ramp.at(depth).argb(), 0);
    }

    @Override
    public void form(Path path, double depth) {
        b.fill(path, ramp.at(Math.min(1, depth + 0.12)).argb(), 0);
        Rect box = path.getBounds();
        var canvas = b.canvas();
        canvas.save();
        canvas.clipPath(path, true);
        double middle = (box.getLeft() + box.getRight()) / 2.0;
        double x = s.side() < 0 ? box.getLeft() : middle;
        b.box(
                x,
                box.getTop(),
                box.getWidth() / 2.0,
                box.getHeight(),
                ramp.at(Math.min(1, depth + 0.12)).lighter(0.05).argb());
        canvas.restore();
    }

    @Override
    public void cap(Path path, double depth) {
        b.fill(path, ramp.light().mix(ramp.at(depth), 0.4 + 0.3 * depth).argb(0.55), 0);
    }

    @Override
    public void building(double x, double y, double width, double height, double depth) {
        Oklch c = ramp.at(depth);
        b.box(x, y - height, width, s.height() - y + height, c.argb());
        b.box(
                s.side() < 0 ? x + width * 0.62 : x,
                y - height,
                width * 0.38,
                s.height() - y + height,
                c.lighter(-0.035).argb());
        double cell = width / 5;
        for (double wy = y - height + cell; wy < y - cell; wy += cell * 1.5) {
            for (double wx = x + cell * 0.6; wx + cell * 0.6 < x + width; wx += cell * 1.1) {
                if (chance.nextDouble() < 0.4) {
                    b.box(wx, wy, cell * 0.55, cell * 0.75, ramp.light().argb(0.35 + 0.5 * depth));
                }
            }
        }
    }

    @Override
    public void water(double y) {
        double h = s.height() - y;
        for (int i = 0; i < 6; i++) {
            b.box(
                    0,
                    y + h * i * i / 36.0,
                    s.width(),
                    h,
                    ramp.at(0.25 + 0.12 * i).argb());
        }
        for (int i = 0; i < 16; i++) {
            double f = Math.pow((i + 0.5) / 16, 1.4);
            double w = s.u(0.05 + 0.16 * f) * (0.5 + chance.nextDouble());
            double gx = s.lightX() + s.u(0.25 * f) * (chance.nextDouble() - 0.5);
            b.line(
                    gx - w,
                    y + f * h * 0.4,
                    gx + w,
                    y + f * h * 0.4,
                    s.u(0.004 + 0.004 * f),
                    ramp.light().argb(0.65));
        }
    }

    @Override
    public void floor(double y) {
        b.box(0, y, s.width(), s.height() - y, ramp.at(0.62).argb());
        b.box(0, y + s.u(0.22), s.width(), s.height() - y, ramp.at(0.72).argb());
        b.box(0, y + s.u(0.55), s.width(), s.height() - y, ramp.at(0.84).argb());
        b.box(0, y, s.width(), s.u(0.012), ramp.at(0.8).argb());
    }

    @Override
    public void niche(Path path, double x, double y, double width, double height) {
        b.fill(path, ramp.space(0.95).argb(), 0);
        var canvas = b.canvas();
        canvas.save();
        canvas.clipPath(path, true);
        canvas.translate((float) (s.side() * width * 0.09), 0);
        b.fill(path, ramp.space(1).mix(ramp.light(), 0.3).argb(), 0);
        canvas.restore();
    }

    @Override
    public void beam(double x, double y, double angle, double width, double length) {
        try (Path shaft = Shapes.shaft(x, y, angle, length, width * 0.4, width * 1.5)) {
            b.fill(shaft, ramp.light().argb(0.10), 0);
        }
    }

    @Override
    public void glow(double x, double y, double r, double strength) {
        b.disc(x, y, r * 0.55, ramp.light().argb(0.10 * strength));
        b.disc(x, y, r * 0.32, ramp.light().argb(0.12 * strength));
    }

    @Override
    public void lights(double x, double y, double r) {
        b.disc(x, y, r * 0.7, ramp.light().argb(0.35));
    }

    @Override
    public void grid(double y) {
        double h = s.height() - y;
        b.box(0, y, s.width(), h, ramp.at(0.85).argb());
        for (int i = -12; i <= 12; i++) {
            b.line(
                    s.width() * 0.5 + i * s.u(0.05),
                    y,
                    s.width() * 0.5 + i * s.u(0.4),
                    s.height(),
                    s.u(0.003),
                    ramp.at(0.6).argb());
        }
        for (int i = 1; i <= 8; i++) {
            double f = 1.0 / (9 - i);
            b.line(
                    0,
                    y + h * f * f,
                    s.width(),
                    y + h * f * f,
                    s.u(0.003),
                    ramp.at(0.6).argb());
        }
    }

    @Override
    public void haze(double y, double height, double strength) {
        // Even areas have no haze: depth is in the tones alone.
    }
}
