package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.ClipMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.matter.Drawn;
import io.reelmill.illustrator.matter.Solids;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Noise;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.paint.Sheet;
import io.reelmill.illustrator.press.Lines;
import io.reelmill.illustrator.press.Strokes;
import io.reelmill.illustrator.press.Wash;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Painted styles: fresco, water colour, a fairy-tale in oil, gold on lapis. */
final class Paintings {
    private static final Oklch GOLD = new Oklch(0.80, 0.135, 84);

    private Paintings() {}

    /** Pigment in plaster under a painted arch, a gilded halo, cracks. */
    static Style fresco() {
        Oklch ochre = new Oklch(0.66, 0.085, 70);
        Tones tones = new Tones(
                new Oklch(0.60, 0.055, 215),
                new Oklch(0.80, 0.045, 88),
                new Oklch(0.90, 0.06, 85),
                new Oklch(0.50, 0.065, 85),
                new Oklch(0.26, 0.045, 45),
                new Oklch(0.58, 0.115, 35));
        Sheet.Process aged = Strokes.of(0.018, 0.10, 0.5).then(Paintings::cracked);
        return Style.of(
                        Parts.soft()
                                .with(Parts.base(s -> new Oklch(0.25, 0.05, 40), 0.55, 0.72))
                                .with(Paintings::archway),
                        Drawn.fresco(ochre))
                .lit(Lights.fixed(tones, Tones.Hour.DAY))
                .standing(Paintings::nimbus)
                .shadowed(0.03, 0.03, 0.40)
                .air((s, b) -> Parts.scatter(
                        s, 0xF2E5L, 6, (i, x, y, size, turn) -> rosette(b, x, y, s.u(0.014 + 0.010 * size))))
                .printed(aged, Paintings::cracked);
    }

    /** Water colour and crayon on white paper, edges left free, everything a little crooked. */
    static Style childrensBook() {
        return Style.of(
                        Parts.flat(Paintings::pastel)
                                .with(Parts.base(
                                        s -> new Oklch(
                                                0.42, 0.10, s.tones().land().h()),
                                        0.53,
                                        0.85)),
                        Drawn.watercolour(0.55, new Oklch(0.38, 0.07, 35)))
                .lit(s -> s.with(
                        new Tones(
                                new Oklch(0.78, 0.10, 232),
                                new Oklch(0.93, 0.07, 80),
                                new Oklch(0.95, 0.09, 95),
                                new Oklch(0.74, 0.125, s.place().landHue(135)),
                                new Oklch(0.45, 0.09, 150),
                                new Oklch(0.76, 0.14, 25)),
                        Tones.Hour.DAY))
                .standing((s, b) -> {
                    if (!Parts.floats(s)) {
                        b.ellipse(
                                s.hero().x(),
                                s.ground() + s.u(0.012),
                                s.hero().size() * 0.42,
                                s.u(0.026),
                                s.tones().deep().argb(0.40),
                                0);
                    }
                })
                .air(Paintings::crayonStars)
                .printed(
                        Lines.contours(new Oklch(0.40, 0.06, 40), 0.005, 0.020, 0.010, 0.65)
                                .then(Paintings::pooled)
                                .then(Paintings::freeEdges),
                        Wash.texture(Grain.PAPER, 0.06, 1));
    }

    /** A fairy-tale in oil: emerald dusk, a ring of runes, fireflies, light from within. */
    static Style fantasy() {
        Tones tones = new Tones(
                new Oklch(0.27, 0.10, 300),
                new Oklch(0.62, 0.115, 178),
                new Oklch(0.90, 0.11, 165),
                new Oklch(0.34, 0.085, 168),
                new Oklch(0.15, 0.055, 285),
                new Oklch(0.84, 0.15, 92));
        return Style.of(
                        Parts.soft()
                                .with(Paintings::aurora)
                                .with(Paintings::giantMoon)
                                .with(Parts.base(0.55, 0.66)),
                        Drawn.enchanted(new Oklch(0.80, 0.13, 170)))
                .lit(Lights.fixed(tones, Tones.Hour.DUSK))
                .standing(Parts.halo(s -> new Oklch(0.80, 0.14, 165), 1.0, 0.75).with(Paintings::runes))
                .shadowed(0.03, 0.05, 0.40)
                .air(Paintings::fireflies)
                .printed(Strokes.of(0.026, 0.11, 0.35), Wash.none());
    }

    /** Gold on lapis: filigree that curls from the edges, a sun of rays, a sky of stars. */
    static Style baroque() {
        Tones tones = new Tones(
                new Oklch(0.20, 0.11, 268),
                new Oklch(0.34, 0.14, 285),
                GOLD.lighter(0.08),
                new Oklch(0.25, 0.10, 285),
                new Oklch(0.13, 0.07, 275),
                new Oklch(0.62, 0.19, 15));
        return Style.of(Paintings::heavens, Solids.gold(new Oklch(0.42, 0.17, 268)))
                .lit(Lights.fixed(tones, Tones.Hour.NIGHT))
                .standing(Paintings::glory)
                .shadowed(0.03, 0.04, 0.6)
                .air((s, b) -> Parts.scatter(s, 0x601DL, 26, (i, x, y, size, turn) -> {
                    double r = s.u(0.007 + 0.022 * size * size);
                    b.glow(x, y, r * 1.6, GOLD.argb(0.4), BlendMode.SCREEN);
                    Parts.sparkle(b, x, y, r, GOLD.lighter(0.12).argb());
                }));
    }

    private static void cracked(Sheet sheet) {
        float[] cracks = Grain.CRACKS.tile();
        float[] lime = Grain.PLASTER.tile();
        double k = Wash.scale(sheet) * 0.9;
        double low = sheet.scene().fy(0.70);
        each(sheet, (x, y, c) -> {
            double blotch = Grain.at(lime, x, y, k * 0.6) - 0.5;
            double calm = y < low ? 1 : 0.25;
            int made = Rgb.mix(c, 0xFFD9C7A4, Math.max(0, (0.20 + blotch * 1.1) * calm));
            made = Rgb.times(made, 1 + 0.22 * (Grain.at(lime, x + 200, y + 90, k * 2) - 0.5));
            return Rgb.mix(0xFF3D2C20, made, 0.35 + 0.65 * Grain.at(cracks, x, y, k));
        });
    }

    private static void each(Sheet sheet, Wash.Pixel rule) {
        Wash.at(rule).work(sheet);
    }

    /** A stone arch that frames the view, with a painted border. */
    private static void archway(Scene s, Brush b) {
        double w = s.width() * 0.84;
        double top = s.fy(0.025);
        double far = s.u(0.3);
        Oklch wall = new Oklch(0.80, 0.05, 80);
        try (Path all = Path.makeRect(Brush.rect(-far, -far, s.width() + 2 * far, s.fy(0.70) + far));
                Path hole = Shapes.arch(s.width() / 2.0, s.fy(0.70) + 2, w, s.fy(0.70) - top)) {
            var canvas = b.canvas();
            canvas.save();
            canvas.clipPath(hole, ClipMode.DIFFERENCE, true);
            b.fill(
                    all,
                    0,
                    0,
                    0,
                    s.fy(0.70),
                    wall.argb(),
                    wall.lighter(-0.10).argb(),
                    wall.lighter(-0.34).argb());
            b.line(hole, s.u(0.085), new Oklch(0.50, 0.115, 32).argb(), 0);
            b.line(hole, s.u(0.055), new Oklch(0.78, 0.10, 82).argb(), 0);
            b.line(hole, s.u(0.022), new Oklch(0.36, 0.06, 230).argb(), 0);
            canvas.restore();
            canvas.save();
            canvas.clipPath(hole, true);
            b.line(hole, s.u(0.06), new Oklch(0.2, 0.03, 50).argb(0.5), s.u(0.025));
            canvas.restore();
        }
        rosette(b, s.fx(0.09), s.fy(0.06), s.u(0.045));
        rosette(b, s.fx(0.91), s.fy(0.06), s.u(0.045));
    }

    private static void rosette(Brush b, double x, double y, double r) {
        for (int i = 0; i < 8; i++) {
            double a = Math.PI * i / 4;
            b.disc(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.32, new Oklch(0.52, 0.11, 34).argb());
        }
        b.disc(x, y, r * 0.42, new Oklch(0.76, 0.11, 82).argb());
    }

    private static void nimbus(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y() - s.hero().size() * 0.04;
        double r = s.hero().size() * 0.64;
        b.ball(
                x,
                y,
                r,
                s.side() * 0.3,
                -0.3,
                new Oklch(0.86, 0.10, 88).argb(),
                new Oklch(0.76, 0.115, 80).argb(),
                new Oklch(0.60, 0.10, 70).argb());
        b.ring(x, y, r, s.u(0.010), new Oklch(0.45, 0.10, 38).argb());
        b.ring(x, y, r * 0.92, s.u(0.004), new Oklch(0.45, 0.10, 38).argb());
        for (int i = 0; i < 48; i++) {
            double a = Math.PI * 2 * i / 48;
            b.line(
                    x + Math.cos(a) * r * 0.70,
                    y + Math.sin(a) * r * 0.70,
                    x + Math.cos(a) * r * 0.90,
                    y + Math.sin(a) * r * 0.90,
                    s.u(0.0035),
                    new Oklch(0.62, 0.11, 68).argb());
        }
    }

    private static FlatPainter.Ramp pastel(Scene s) {
        Tones t = s.tones();
        return new Parts.Ramp(
                d -> new Oklch(0.84, 0.09, 190)
                        .mix(t.land(), Math.min(1, d * 1.15))
                        .lighter(0.02),
                new Oklch(0.985, 0.015, 95),
                new Oklch(0.88, 0.14, 88),
                d -> t.skyTop().mix(t.skyLow(), d));
    }

    /** Pigment that pools: large soft differences, granulation in the paper. */
    private static void pooled(Sheet sheet) {
        float[] paper = Grain.PAPER.tile();
        double k = Wash.scale(sheet);
        double f = 1 / sheet.scene().u(0.16);
        Scene s = sheet.scene();
        each(sheet, (x, y, c) -> {
            double pool = Noise.fractal(x * f, y * f, 3) - 0.5;
            double tooth = Grain.at(paper, x, y, k) - 0.5;
            return Rgb.times(
                    Rgb.mix(
                            c,
                            0xFFFFFDF6,
                            Math.max(
                                    0,
                                    Math.min(
                                            0.6,
                                            (0.03 + 0.9 * pool)
                                                    * Math.max(0.1, Math.min(1, 1 - (y - s.fy(0.52)) / s.u(0.16)))))),
                    1 - 0.16 * pool + 0.14 * tooth);
        });
    }

    /** Paper that stays white towards the upper edges. */
    private static void freeEdges(Sheet sheet) {
        Scene s = sheet.scene();
        double f = 1 / s.u(0.09);
        double reach = s.u(0.09);
        double l = s.fx(0.0);
        double r = s.fx(1.0);
        double t = s.fy(0.0);
        each(sheet, (x, y, c) -> {
            double side = Math.min(Math.min(x - l, r - x), y - t);
            double free = Math.max(0, 1 - (y - s.fy(0.50)) / s.u(0.25));
            if (side > reach * 2 && y < s.fy(0.5) || free <= 0) {
                return c;
            }
            double d = side + reach * (Noise.fractal(x * f, y * f, 3) - 0.75);
            double white = Math.max(0, Math.min(1, 0.5 - d / s.u(0.008))) * Math.min(1, free);
            int edge = Math.abs(d) < s.u(0.006) ? Rgb.times(c, 0.88) : c;
            return Rgb.mix(edge, 0xFFFDFAF2, white);
        });
    }

    private static void crayonStars(Scene s, Brush b) {
        Oklch[] crayons = {
            new Oklch(0.72, 0.16, 25), new Oklch(0.84, 0.15, 90), new Oklch(0.68, 0.12, 240), new Oklch(0.70, 0.13, 150)
        };
        Parts.scatter(s, 0xC41DL, 13, (i, x, y, size, turn) -> {
            double r = s.u(0.012 + 0.014 * size);
            int c = crayons[i % 4].argb(0.9);
            for (int k = 0; k < 5; k++) {
                double a0 = turn * 6 + k * Math.PI * 0.8;
                double a1 = turn * 6 + (k + 1) * Math.PI * 0.8;
                b.line(
                        x + Math.cos(a0) * r,
                        y + Math.sin(a0) * r,
                        x + Math.cos(a1) * r,
                        y + Math.sin(a1) * r,
                        s.u(0.0045),
                        c);
            }
        });
    }

    private static void aurora(Scene s, Brush b) {
        for (int band = 0; band < 3; band++) {
            double y = s.fy(0.06 + 0.09 * band);
            Oklch c = new Oklch(0.76, 0.15, band == 1 ? 320 : 165);
            for (int i = 0; i < 46; i++) {
                double f = i / 45.0;
                double x = s.width() * (f * 1.2 - 0.1);
                double yy = y + s.u(0.10) * Math.sin(f * 5 + band * 2 + s.seed() % 7);
                double length = s.u(0.16 + 0.14 * Noise.at(i * 0.7, band * 9 + 3));
                b.vertical(x, yy - length, s.width() / 36.0, length * 1.3, c.argb(0), c.argb(0.22), c.argb(0));
            }
        }
    }

    private static void giantMoon(Scene s, Brush b) {
        double x = s.fx(s.side() < 0 ? 0.20 : 0.80);
        double y = s.fy(0.17);
        double r = s.u(0.21);
        b.glow(x, y, r * 2.4, new Oklch(0.85, 0.10, 170).argb(0.40), BlendMode.SCREEN);
        b.ball(
                x,
                y,
                r,
                0.2 * s.side(),
                -0.4,
                new Oklch(0.97, 0.04, 130).argb(),
                new Oklch(0.86, 0.08, 165).argb(),
                new Oklch(0.60, 0.10, 190).argb());
    }

    private static void runes(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y();
        double r = s.hero().size() * 0.72;
        Oklch light = new Oklch(0.90, 0.13, 95);
        b.ring(x, y, r, s.u(0.014), light.argb(0.25));
        b.ring(x, y, r, s.u(0.004), light.argb(0.95));
        b.ring(x, y, r * 1.16, s.u(0.003), light.argb(0.8));
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x2E5L);
        for (int i = 0; i < 20; i++) {
            double a = Math.PI * 2 * i / 20;
            double cx = x + Math.cos(a) * r * 1.08;
            double cy = y + Math.sin(a) * r * 1.08;
            double q = s.u(0.013);
            for (int k = 0; k < 3; k++) {
                double x0 = (chance.nextInt(3) - 1) * q * 0.6;
                double y0 = (chance.nextInt(3) - 1) * q;
                double x1 = (chance.nextInt(3) - 1) * q * 0.6;
                double y1 = (chance.nextInt(3) - 1) * q;
                b.line(cx + x0, cy + y0, cx + x1, cy + y1, s.u(0.003), light.argb(0.95));
            }
        }
    }

    private static void fireflies(Scene s, Brush b) {
        Parts.scatter(s, 0xF1FL, 48, (i, x, y, size, turn) -> {
            Oklch c = i % 3 == 0 ? s.tones().accent() : s.tones().glow();
            b.glow(x, y, s.u(0.008 + 0.026 * size * size), c.argb(0.75), BlendMode.SCREEN);
            b.disc(x, y, s.u(0.0018 + 0.003 * size), c.lighter(0.1).argb());
        });
    }

    private static void heavens(Scene s, Brush b) {
        Tones t = s.tones();
        b.vertical(
                0,
                0,
                s.width(),
                s.height(),
                t.skyTop().lighter(-0.04).argb(),
                t.skyTop().lighter(0.04).argb(),
                t.skyLow().argb(),
                t.deep().argb(),
                t.deep().argb());
        b.glow(s.hero().x(), s.hero().y(), s.u(1.05), new Oklch(0.42, 0.17, 290).argb(0.8));
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x4EA7L);
        for (int i = 0; i < 260; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.62) * chance.nextDouble();
            b.disc(
                    x,
                    y,
                    s.u(0.0010 + 0.0022 * Math.pow(chance.nextDouble(), 3)),
                    GOLD.lighter(0.1).argb(0.45 + 0.5 * chance.nextDouble()));
        }
        for (int k = 0; k < 3; k++) {
            double r = s.hero().size() * (1.05 + 0.28 * k);
            b.ring(s.hero().x(), s.hero().y(), r, s.u(0.0025), GOLD.argb(0.55 - 0.12 * k));
            double a = k * 2.1 + s.seed() % 6;
            b.disc(s.hero().x() + Math.cos(a) * r, s.hero().y() + Math.sin(a) * r, s.u(0.014 - 0.003 * k), GOLD.argb());
        }
        for (int corner = 0; corner < 4; corner++) {
            int sx = corner % 2 == 0 ? 1 : -1;
            int sy = corner < 2 ? 1 : -1;
            double x = s.fx(sx > 0 ? 0.02 : 0.98);
            double y = s.fy(sy > 0 ? 0.015 : 0.985);
            curl(s, b, x, y, sx, sy, 45, s.u(sy > 0 ? 0.24 : 0.20), 3);
            curl(s, b, x, y, sx, sy, 12, s.u(0.22), 2);
            curl(s, b, x, y, sx, sy, 78, s.u(0.26), 2);
        }
        clouds(s, b);
    }

    /** A scroll of gold from which smaller ones grow. */
    private static void curl(
            Scene s, Brush b, double x, double y, int sx, int sy, double angle, double length, int left) {
        double heading = Math.toRadians(angle);
        double px = x;
        double py = y;
        double turn = 0.012;
        int steps = 90;
        double width = s.u(0.0035 + 0.0022 * left);
        for (int i = 0; i < steps; i++) {
            double step = length / steps * 1.9 * (1 - 0.55 * i / steps);
            double nx = px + Math.cos(heading) * step * sx;
            double ny = py + Math.sin(heading) * step * sy;
            double taper = 1 - 0.75 * i / steps;
            b.line(px, py + width * 0.3, nx, ny + width * 0.3, width * taper, new Oklch(0.48, 0.10, 66).argb());
            b.line(
                    px,
                    py,
                    nx,
                    ny,
                    width * taper * 0.72,
                    GOLD.lighter(0.06 * Math.sin(i * 0.3)).argb());
            heading += turn * (left % 2 == 0 ? 1 : -1);
            turn *= 1.036;
            px = nx;
            py = ny;
            if (left > 0 && (i == 22 || i == 48)) {
                double branch = Math.toDegrees(heading) + (left % 2 == 0 ? -55 : 55);
                curl(s, b, px, py, sx, sy, branch, length * 0.52, left - 1);
            }
        }
        b.disc(px, py, width * 1.1, GOLD.lighter(0.08).argb());
    }

    /** A bank of clouds edged with gold, over which the captions stand. */
    private static void clouds(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xC10L);
        for (int row = 0; row < 3; row++) {
            double y = s.fy(0.57 + 0.06 * row);
            Oklch c = new Oklch(0.30 - 0.06 * row, 0.13 - 0.02 * row, 285);
            for (double x = -s.u(0.1); x < s.width() + s.u(0.1); x += s.u(0.13)) {
                double r = s.u(0.10 + 0.05 * chance.nextDouble());
                double yy = y + s.u(0.05) * chance.nextDouble() + r * 0.4;
                b.disc(x, yy, r, c.argb());
                b.ring(x, yy, r, s.u(0.003), GOLD.argb(0.75 - 0.2 * row));
                b.disc(x, yy + r * 0.10, r * 0.96, c.lighter(-0.015).argb());
            }
            b.vertical(
                    0,
                    y + s.u(0.10),
                    s.width(),
                    s.height(),
                    c.lighter(-0.05).argb(0),
                    s.tones().deep().argb(),
                    s.tones().deep().argb());
        }
    }

    /** A sun of straight and flaming rays behind the hero. */
    private static void glory(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y();
        double r = s.hero().size() * 0.54;
        b.glow(x, y, r * 2.2, GOLD.argb(0.6), BlendMode.SCREEN);
        for (int i = 0; i < 32; i++) {
            double a = Math.PI * 2 * i / 32;
            double tip = r * (i % 2 == 0 ? 1.62 : 1.34);
            double half = i % 2 == 0 ? 0.055 : 0.075;
            try (Path ray = Shapes.polygon(
                            x + Math.cos(a - half) * r,
                            y + Math.sin(a - half) * r,
                            x + Math.cos(a) * tip,
                            y + Math.sin(a) * tip,
                            x + Math.cos(a + half) * r,
                            y + Math.sin(a + half) * r);
                    Path lit = Shapes.polygon(
                            x + Math.cos(a - half) * r,
                            y + Math.sin(a - half) * r,
                            x + Math.cos(a) * tip,
                            y + Math.sin(a) * tip,
                            x + Math.cos(a) * r,
                            y + Math.sin(a) * r)) {
                b.fill(ray, new Oklch(0.56, 0.115, 70).argb(), 0);
                b.fill(lit, GOLD.lighter(0.04).argb(), 0);
            }
        }
        b.ball(
                x,
                y,
                r * 1.06,
                s.side() * 0.4,
                -0.5,
                new Oklch(0.36, 0.16, 275).argb(),
                new Oklch(0.26, 0.13, 275).argb(),
                new Oklch(0.16, 0.08, 280).argb());
        b.ring(x, y, r * 1.06, s.u(0.016), new Oklch(0.56, 0.115, 70).argb());
        b.ring(x, y, r * 1.06, s.u(0.008), GOLD.lighter(0.08).argb());
    }
}
