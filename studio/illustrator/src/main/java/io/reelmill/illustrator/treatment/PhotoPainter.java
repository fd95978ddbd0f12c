package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.github.humbleui.types.Rect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.paint.Textures;
import io.reelmill.illustrator.place.Painter;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Photographic places: fractal clouds and ground, haze by distance, water with reflections. */
final class PhotoPainter implements Painter {
    private final Scene s;
    private final Tones t;
    private final Brush b;
    private final double cover;
    private final SplittableRandom chance;
    private boolean indoors;

    /** {@code cover} of the sky with clouds, 0 to 1. */
    PhotoPainter(Scene scene, Brush brush, double cover) {
        this.s = scene;
        this.t = scene.tones();
        this.b = brush;
        this.cover = cover;
        this.chance = new SplittableRandom(scene.seed() ^ 0xF070L);
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
            Oklch wall = t.skyTop().mix(t.skyLow(), 0.45).withC(t.skyTop().c() * 0.5);
            b.vertical(
                    0,
                    0,
                    w,
                    h,
                    wall.argb(),
                    wall.lighter(0.10).argb(),
                    wall.lighter(0.08).argb());
            try (Path all = Path.makeRect(Brush.rect(0, 0, w, h))) {
                Textures.over(b, all, Grain.PLASTER, s.u(0.0016), s.u(0.0016), BlendMode.SOFT_LIGHT, 0.6);
            }
            b.glow(s.lightX(), s.fy(0.1), s.u(1.2), t.glow().argb(0.75), BlendMode.SOFT_LIGHT);
            b.glow(w - s.lightX(), s.fy(0.4), s.u(1.0), t.deep().argb(0.3));
            return;
        }
        double y = s.horizon() + s.u(0.06);
        Oklch middle = t.skyTop().mix(t.skyLow(), 0.55);
        b.vertical(
                0,
                0,
                w,
                y,
                t.skyTop().lighter(-0.05).argb(),
                t.skyTop().lighter(0.03).argb(),
                middle.argb(),
                t.skyLow().argb());
        b.box(0, y, w, h - y, t.skyLow().argb());
        b.glow(s.lightX(), Math.min(s.lightY(), y), s.u(1.1), t.glow().argb(0.6), BlendMode.SOFT_LIGHT);
        if (s.place() != Place.SPACE && s.place() != Place.UNDERWATER) {
            PhotoSky.clouds(s, b, y, cover);
        }
    }

    @Override
    public void sun(double x, double y, double r) {
        if (s.showsItsOwnLight()) {
            return;
        }
        double size = r * (night() ? 0.55 : 0.42);
        b.glow(x, y, r * 7, t.glow().argb(night() ? 0.30 : 0.55), BlendMode.SCREEN);
        b.glow(x, y, r * 2.2, t.glow().argb(0.7), BlendMode.SCREEN);
        b.ellipse(x, y, size, size, new Oklch(0.985, 0.025, 95).argb(), size * 0.06);
    }

    @Override
    public void stars(double amount) {
        for (int i = 0; i < 420 * amount; i++) {
            double big = Math.pow(chance.nextDouble(), 9);
            double x = s.width() * chance.nextDouble();
            double y = s.height() * 0.62 * chance.nextDouble();
            b.disc(x, y, s.u(0.0007 + 0.0018 * big), 0xFFFFFF | (int) (70 + 170 * chance.nextDouble()) << 24);
        }
    }

    @Override
    public void nebula() {
        PhotoSky.clouds(s, b, s.height() * 0.7, 0.55);
    }

    @Override
    public void planet(double x, double y, double r, boolean ringed) {
        double lx = (s.lightX() - x) / s.width();
        Oklch base = t.land().mix(t.skyLow(), 0.3).lighter(0.1);
        b.ball(
                x,
                y,
                r,
                lx,
                -0.6,
                base.lighter(0.22).argb(),
                base.argb(),
                t.deep().lighter(-0.08).argb());
        try (Path ball = Path.makeCircle((float) x, (float) y, (float) r)) {
            Textures.over(b, ball, Grain.TERRAIN, s.u(0.0012), s.u(0.0006), BlendMode.OVERLAY, 0.55);
            b.line(ball, s.u(0.006), t.glow().argb(0.5), s.u(0.005));
        }
    }

    @Override
    public void cloud(double x, double y, double width, double depth) {
        if (y <= s.horizon()) {
            return;
        }
        Oklch lit = t.skyLow().mix(t.glow(), 0.6).mix(t.deep(), Math.min(0.8, (y - s.horizon()) / s.u(0.9)));
        try (Path cloud = Shapes.cloud(chance.split(), x, y, width)) {
            b.fill(cloud, lit.argb(0.85), s.u(0.03));
            Textures.over(b, cloud, Grain.PLASTER, s.u(0.002), s.u(0.0012), BlendMode.SOFT_LIGHT, 0.5);
        }
    }

    @Override
    public void land(Path path, double top, double depth) {
        Oklch c = t.at(depth).withC(t.at(depth).c() * 0.85);
        double miss = s.u(0.0035 + 0.002 * depth);
        Textures.rough(
                b,
                path,
                top,
                top + s.u(0.7),
                s.u(0.007),
                miss,
                c.lighter(0.05).argb(),
                c.lighter(-0.02).argb(),
                c.lighter(-0.09).mix(t.deep(), 0.25).argb());
        double zoom = s.u(0.0005 + 0.0017 * depth);
        Textures.over(
                b,
                path,
                Grain.TERRAIN,
                zoom * 1.3,
                zoom * (depth < 0.55 ? 1.0 : 0.5),
                BlendMode.OVERLAY,
                0.25 + 0.5 * depth);
        Textures.over(b, path, Grain.PLASTER, zoom * 2.1, zoom, BlendMode.SOFT_LIGHT, 0.3 + 0.4 * depth);
    }

    @Override
    public void form(Path path, double depth) {
        Rect box = path.getBounds();
        Oklch c = t.at(Math.min(1, depth)).lighter(-0.10).withC(t.at(depth).c() * 0.7);
        double size = Math.min(box.getWidth(), box.getHeight());
        boolean made = indoors || s.place() == Place.DESERT;
        Textures.rough(
                b,
                path,
                box.getTop(),
                box.getBottom(),
                size * 0.07,
                made ? 0 : size * 0.055,
                c.lighter(0.07).mix(t.glow(), 0.08).argb(),
                c.argb(),
                c.lighter(-0.06).argb());
        Textures.over(b, path, Grain.TERRAIN, s.u(0.0006), s.u(0.0006), BlendMode.OVERLAY, made ? 0.25 : 0.8);
    }

    @Override
    public void cap(Path path, double depth) {
        if (indoors) {
            b.fill(path, t.glow().argb(0.25), s.u(0.012));
            return;
        }
        Rect box = path.getBounds();
        Oklch snow = new Oklch(night() ? 0.62 : 0.93, 0.012, 240).mix(t.skyLow(), 0.5 - 0.4 * depth);
        Textures.rough(
                b,
                path,
                box.getTop(),
                Math.min(box.getBottom(), box.getTop() + s.u(0.8)),
                s.u(0.006),
                s.u(0.003),
                snow.argb(),
                snow.mix(t.skyTop(), 0.35).argb(),
                snow.mix(t.skyTop(), 0.55).mix(t.deep(), 0.3).argb());
        Textures.over(b, path, Grain.TERRAIN, s.u(0.001), s.u(0.0009), BlendMode.OVERLAY, 0.6);
    }

    @Override
    public void building(double x, double y, double width, double height, double depth) {
        Oklch c = t.at(depth).withC(t.at(depth).c() * 0.6);
        try (Path body = Path.makeRect(Brush.rect(x, y - height, width, s.height() - y + height))) {
            double lit = s.side() < 0 ? x : x + width;
            b.fill(
                    body,
                    lit,
                    y - height,
                    x + width - (lit - x),
                    y,
                    c.lighter(0.08).argb(),
                    c.lighter(-0.03).argb(),
                    c.lighter(-0.08).argb());
            Textures.over(b, body, Grain.PLASTER, s.u(0.0011), s.u(0.0016), BlendMode.SOFT_LIGHT, 0.6);
        }
        double cell = Math.max(s.u(0.010), width / 11);
        boolean lamps = s.hour() != Tones.Hour.DAY;
        for (double wy = y - height + cell; wy < y; wy += cell * 1.5) {
            for (double wx = x + cell * 0.5; wx + cell * 0.6 < x + width; wx += cell) {
                double dice = chance.nextDouble();
                Oklch pane = dice < (lamps ? 0.22 : 0.04)
                        ? t.glow()
                        : dice < 0.5 ? t.skyLow().lighter(-0.06) : c.lighter(-0.10);
                b.box(wx, wy, cell * 0.62, cell * 0.9, pane.argb(0.30 + 0.5 * depth));
            }
        }
    }

    @Override
    public void water(double y) {
        PhotoSky.mirror(s, b, y, t.deep().mix(t.land(), 0.5).argb(), 0.15);
    }

    @Override
    public void floor(double y) {
        PhotoSky.mirror(
                s, b, y, t.land().mix(t.deep(), 0.45).withC(t.land().c() * 0.6).argb(), 0.82);
        try (Path all = Path.makeRect(Brush.rect(0, y, s.width(), s.height() - y))) {
            Textures.over(b, all, Grain.PLASTER, s.u(0.003), s.u(0.0011), BlendMode.SOFT_LIGHT, 0.7);
        }
    }

    @Override
    public void niche(Path path, double x, double y, double width, double height) {
        b.fill(path, 0, y, 0, y + height, t.deep().argb(0.45), t.skyLow().argb(0.75));
        b.line(path, s.u(0.03), t.deep().argb(0.4), s.u(0.016));
    }

    @Override
    public void beam(double x, double y, double angle, double width, double length) {
        try (Path shaft = Shapes.shaft(x, y, angle, length, width * 0.3, width * 1.4)) {
            b.fill(shaft, t.glow().argb(0.10), s.u(0.03));
        }
    }

    @Override
    public void glow(double x, double y, double r, double strength) {
        b.glow(x, y, r, t.glow().argb(0.6 * strength), BlendMode.SCREEN);
    }

    @Override
    public void lights(double x, double y, double r) {
        Oklch c = chance.nextInt(3) == 0 ? t.accent() : t.glow();
        b.ellipse(x, y, r * 0.9, r * 0.9, c.argb(0.22), r * 0.06);
        b.ring(x, y, r * 0.86, r * 0.08, c.lighter(0.05).argb(0.20));
    }

    @Override
    public void grid(double y) {
        floor(y);
        for (int i = -9; i <= 9; i++) {
            b.line(
                    s.width() * 0.5 + i * s.u(0.05),
                    y,
                    s.width() * 0.5 + i * s.u(0.5),
                    s.height(),
                    s.u(0.002),
                    t.accent().argb(0.22));
        }
    }

    @Override
    public void haze(double y, double height, double strength) {
        int clear = t.skyLow().argb(0.0);
        b.vertical(0, y - height, s.width(), height * 2.2, clear, t.skyLow().argb(strength * 0.9), clear);
    }
}
