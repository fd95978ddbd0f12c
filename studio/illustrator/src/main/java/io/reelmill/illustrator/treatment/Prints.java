package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.matter.Drawn;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Noise;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.paint.Sheet;
import io.reelmill.illustrator.press.Dots;
import io.reelmill.illustrator.press.Wash;
import io.reelmill.illustrator.scene.Scene;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Posters and cut paper: an advertisement, a sprayed poster, an editorial picture, a collage. */
final class Prints {
    private static final Oklch CREAM = new Oklch(0.945, 0.035, 88);

    private Prints() {}

    /** An old magazine: cream paper, halftone of four tired inks that do not quite meet, sun rays, atomic stars. */
    static Style advertisement() {
        Tones tones = new Tones(
                new Oklch(0.70, 0.09, 195),
                new Oklch(0.90, 0.06, 88),
                new Oklch(0.93, 0.07, 92),
                new Oklch(0.60, 0.16, 32),
                new Oklch(0.34, 0.10, 25),
                new Oklch(0.63, 0.19, 30));
        return Style.of(Prints::sunburst, Drawn.airbrushed())
                .lit(Lights.fixed(tones, Tones.Hour.DAY))
                .standing((s, b) -> {
                    double r = s.hero().size() * 0.62;
                    b.disc(
                            s.hero().x(),
                            s.hero().y(),
                            r,
                            Parts.behind(s, new Oklch(0.87, 0.13, 90), new Oklch(0.50, 0.11, 210))
                                    .argb());
                    b.ring(
                            s.hero().x(),
                            s.hero().y(),
                            r * 1.05,
                            s.u(0.008),
                            tones.accent().argb());
                })
                .shadowed(0.03, 0.01, 0.5)
                .air(Prints::atoms)
                .printed(press().then(Wash.texture(Grain.PAPER, 0.09, 1)), press());
    }

    private static Sheet.Process press() {
        return Dots.plates(
                CREAM,
                0.0085,
                0.006,
                new Oklch(0.60, 0.11, 205),
                new Oklch(0.60, 0.20, 22),
                new Oklch(0.88, 0.15, 92),
                new Oklch(0.25, 0.04, 40));
    }

    /** A poster in four colours; turns are sprayed as grain. */
    static Style sprayed() {
        return Style.of(
                        Parts.flat(Prints::fourTones)
                                .with(Prints::sweeps)
                                .with(Parts.base(s -> s.tones().deep(), 0.55, 0.70)),
                        Drawn.sprayed(new Oklch(0.25, 0.12, 290), new Oklch(0.96, 0.05, 80)))
                .lit(s -> {
                    double h = s.palette().accent();
                    return s.with(
                            new Tones(
                                    new Oklch(0.64, 0.19, 5),
                                    new Oklch(0.84, 0.125, 48),
                                    new Oklch(0.94, 0.08, 85),
                                    new Oklch(0.42, 0.16, 298),
                                    new Oklch(0.22, 0.10, 290),
                                    new Oklch(0.80, 0.15, h)),
                            Tones.Hour.GOLDEN);
                })
                .standing((s, b) -> b.disc(
                        s.hero().x() + s.u(0.02),
                        s.hero().y() - s.u(0.02),
                        s.hero().size() * 0.63,
                        Parts.behind(s, new Oklch(0.93, 0.09, 85), new Oklch(0.38, 0.16, 298))
                                .argb()))
                .air((s, b) -> Parts.scatter(s, 0x57AL, 10, (i, x, y, size, turn) -> {
                    double l = s.u(0.03 + 0.07 * size);
                    int c = (i % 2 == 0 ? new Oklch(0.25, 0.12, 290) : new Oklch(0.96, 0.05, 80)).argb();
                    b.line(x - l, y, x + l, y, s.u(0.009), c);
                    b.line(x - l * 0.3, y + s.u(0.02), x + l * 0.8, y + s.u(0.02), s.u(0.009), c);
                }))
                .printed(sheet -> spray(sheet, 0.30), Wash.none());
    }

    /** An editorial picture: gouache in three quiet colours, one great soft shape, plants from the edges. */
    static Style editorial() {
        Tones tones = new Tones(
                new Oklch(0.90, 0.04, 80),
                new Oklch(0.86, 0.06, 62),
                new Oklch(0.96, 0.03, 88),
                new Oklch(0.47, 0.085, 165),
                new Oklch(0.27, 0.06, 185),
                new Oklch(0.66, 0.155, 42));
        return Style.of(Prints::shapes, Drawn.gouache())
                .lit(Lights.fixed(tones, Tones.Hour.DAY))
                .standing((s, b) -> b.ellipse(
                        s.hero().x(),
                        s.ground() + s.u(0.012),
                        s.hero().size() * 0.40,
                        s.u(0.024),
                        tones.deep().argb(0.55),
                        0))
                .air(Prints::sprigs)
                .printed(Wash.texture(Grain.CANVAS, 0.10, 1), Wash.texture(Grain.CANVAS, 0.07, 1));
    }

    /** Torn and cut paper, patterns, loud neighbours: a collage. */
    static Style collage() {
        Tones tones = new Tones(
                new Oklch(0.72, 0.15, 350),
                new Oklch(0.90, 0.10, 95),
                new Oklch(0.95, 0.05, 95),
                new Oklch(0.56, 0.16, 258),
                new Oklch(0.25, 0.09, 275),
                new Oklch(0.72, 0.18, 48));
        LayeredPainter.Cut cut = new LayeredPainter.Cut(0.010, 0.008, 0.45, 0.006, 0xFFFBF8F0);
        return Style.of(
                        Parts.layered(Prints::loud, cut).with(Prints::scraps).with(Parts.base(0.56, 0.60)),
                        Drawn.paper())
                .lit(Lights.fixed(tones, Tones.Hour.DAY))
                .standing(Prints::tornDisc)
                .shadowed(0.025, 0.014, 0.55)
                .air(Prints::confetti)
                .printed(Wash.texture(Grain.PAPER, 0.13, 1), Wash.none());
    }

    private static void sunburst(Scene s, Brush b) {
        Tones t = s.tones();
        b.box(0, 0, s.width(), s.height(), CREAM.argb());
        double far = Math.hypot(s.width(), s.height());
        double x = s.hero().x();
        double y = s.hero().y();
        for (int i = 0; i < 18; i++) {
            double a = Math.PI * 2 * i / 18 + 0.1;
            double half = Math.PI / 36;
            try (Path ray = Shapes.polygon(
                    x,
                    y,
                    x + Math.cos(a - half) * far,
                    y + Math.sin(a - half) * far,
                    x + Math.cos(a + half) * far,
                    y + Math.sin(a + half) * far)) {
                b.fill(ray, t.skyTop().argb(), 0);
            }
        }
        double g = s.fy(0.585);
        try (Path wave = Shapes.rolling(0, s.width(), s.height(), g + s.u(0.05), g - s.u(0.03), g + s.u(0.02));
                Path band = Shapes.rolling(0, s.width(), s.height(), g + s.u(0.085), g + s.u(0.005), g + s.u(0.055))) {
            b.fill(wave, CREAM.lighter(-0.02).argb(), 0);
            b.fill(band, new Oklch(0.45, 0.145, 28).argb(), 0);
        }
    }

    private static void atoms(Scene s, Brush b) {
        Parts.scatter(s, 0x1950L, 10, (i, x, y, size, turn) -> {
            double r = s.u(0.02 + 0.03 * size);
            int c = (i % 3 == 0
                            ? s.tones().accent()
                            : i % 3 == 1 ? new Oklch(0.45, 0.10, 205) : new Oklch(0.30, 0.05, 40))
                    .argb();
            if (i % 2 == 0) {
                for (int k = 0; k < 4; k++) {
                    double a = Math.PI * k / 4 + turn;
                    b.line(
                            x - Math.cos(a) * r,
                            y - Math.sin(a) * r,
                            x + Math.cos(a) * r,
                            y + Math.sin(a) * r,
                            s.u(0.004),
                            c);
                    b.disc(x + Math.cos(a) * r, y + Math.sin(a) * r, s.u(0.006), c);
                    b.disc(x - Math.cos(a) * r, y - Math.sin(a) * r, s.u(0.006), c);
                }
            } else {
                Parts.sparkle(b, x, y, r * 1.2, c);
            }
        });
    }

    private static FlatPainter.Ramp fourTones(Scene s) {
        Tones t = s.tones();
        Oklch[] steps = {
            t.skyLow().mix(t.skyTop(), 0.5),
            t.skyTop().lighter(-0.08),
            t.land().lighter(0.06),
            t.land(),
            t.deep().lighter(0.05)
        };
        return new Parts.Ramp(
                d -> steps[(int) Math.max(0, Math.min(4, d * 5))], t.glow(), new Oklch(0.96, 0.06, 85), d -> t.skyTop()
                        .mix(t.skyLow(), Math.round(d * 3) / 3.0));
    }

    private static void sweeps(Scene s, Brush b) {
        try (Path sweep = Shapes.leaf(
                s.fx(s.side() < 0 ? 1.2 : -0.2), s.fy(0.30), s.width() * 1.2, s.u(0.10), s.side() < 0 ? -62 : 62)) {
            b.fill(sweep, s.tones().glow().argb(0.35), 0);
        }
    }

    /** Grain that darkens every shape towards its lower end, where its neighbour below differs. */
    private static void spray(Sheet sheet, double strength) {
        int[] p = sheet.argb();
        int[] source = p.clone();
        int w = sheet.width();
        int reach = (int) sheet.scene().u(0.13);
        int[] since = new int[w];
        Arrays.fill(since, reach);
        int dark = sheet.scene().tones().deep().argb();
        for (int y = 0; y < sheet.height(); y++) {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                boolean edge = y > 0 && differs(source, i, w);
                since[x] = edge ? 0 : Math.min(reach, since[x] + 1);
                double t = 1 - since[x] / (double) reach;
                double dice = Noise.cell(x * 7 + y * 3, y * 11 + x);
                if (dice < t * t * strength * 1.7) {
                    p[i] = Rgb.mix(p[i], dark, 0.55);
                }
            }
        }
    }

    private static boolean differs(int[] p, int i, int w) {
        int a = p[i];
        int b = p[Math.max(0, i - 2 * w)];
        return Math.abs((a >> 8 & 255) - (b >> 8 & 255)) + Math.abs((a >> 16 & 255) - (b >> 16 & 255)) > 26;
    }

    private static void shapes(Scene s, Brush b) {
        Tones t = s.tones();
        b.box(0, 0, s.width(), s.height(), t.skyTop().argb());
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xED17L);
        blob(
                s,
                b,
                chance,
                s.hero().x() + s.u(0.03),
                s.hero().y(),
                s.hero().size() * 0.84,
                t.accent().mix(t.skyTop(), 0.35).argb());
        blob(s, b, chance, s.fx(s.side() < 0 ? 0.80 : 0.20), s.fy(0.10), s.u(0.16), new Oklch(0.82, 0.10, 80).argb());
        for (int i = 0; i < 3; i++) {
            double y = s.ground() + s.u(-0.02 + 0.09 * i + 0.03 * i * i);
            double[] h = Shapes.ridge(chance, 2, y, s.u(0.10), 0.5);
            Oklch c = t.land().lighter(0.16 - 0.11 * i).mix(t.deep(), 0.2 * i);
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                b.fill(hill, c.argb(), 0);
                b.canvas().save();
                b.canvas().clipPath(hill, true);
                for (int k = 0; k < 26; k++) {
                    double x = s.width() * chance.nextDouble();
                    double yy = y + s.u(0.03 + 0.10 * chance.nextDouble());
                    b.line(
                            x,
                            yy,
                            x + s.u(0.015),
                            yy - s.u(0.03),
                            s.u(0.004),
                            c.lighter(0.06).argb());
                }
                b.canvas().restore();
            }
        }
        double y = s.fy(0.62);
        b.vertical(
                0,
                y,
                s.width(),
                s.height() - y,
                t.deep().argb(0),
                t.deep().argb(0.75),
                t.deep().argb(0.85));
    }

    private static void blob(Scene s, Brush b, SplittableRandom chance, double x, double y, double r, int colour) {
        int n = 9;
        double[][] p = new double[n][2];
        for (int i = 0; i < n; i++) {
            double a = Math.PI * 2 * i / n;
            double rr = r * (0.82 + 0.30 * chance.nextDouble());
            p[i] = new double[] {x + Math.cos(a) * rr, y + Math.sin(a) * rr};
        }
        try (PathBuilder pb = new PathBuilder()) {
            pb.moveTo((float) ((p[n - 1][0] + p[0][0]) / 2), (float) ((p[n - 1][1] + p[0][1]) / 2));
            for (int i = 0; i < n; i++) {
                double[] next = p[(i + 1) % n];
                pb.quadTo((float) p[i][0], (float) p[i][1], (float) ((p[i][0] + next[0]) / 2), (float)
                        ((p[i][1] + next[1]) / 2));
            }
            try (Path path = pb.closePath().build()) {
                b.fill(path, colour, 0);
            }
        }
    }

    private static void sprigs(Scene s, Brush b) {
        for (int side = -1; side <= 1; side += 2) {
            double x = s.fx(side < 0 ? -0.02 : 1.02);
            double y = s.fy(side < 0 ? 0.14 : 0.60);
            for (int i = 0; i < 7; i++) {
                double f = i / 6.0;
                double px = x - side * s.u(0.16) * f;
                double py = y - s.u(0.20) * f;
                Oklch c = i % 2 == 0 ? s.tones().land() : s.tones().deep().lighter(0.06);
                try (Path leaf = Shapes.leaf(
                        px, py, s.u(0.11 - 0.05 * f), s.u(0.028), side < 0 ? 75 - 90 * (i % 2) : -75 + 90 * (i % 2))) {
                    b.fill(leaf, c.argb(), 0);
                }
            }
        }
        Parts.scatter(
                s,
                0xED1L,
                9,
                (i, x, y, size, turn) -> b.disc(
                        x, y, s.u(0.005 + 0.008 * size), s.tones().accent().argb()));
    }

    private static FlatPainter.Ramp loud(Scene s) {
        Oklch[] papers = {
            new Oklch(0.83, 0.11, 195), new Oklch(0.88, 0.13, 96), new Oklch(0.70, 0.17, 25),
            new Oklch(0.60, 0.13, 165), new Oklch(0.48, 0.17, 262), new Oklch(0.34, 0.12, 285)
        };
        return new Parts.Ramp(
                d -> papers[(int) Math.max(0, Math.min(5, d * 6))],
                new Oklch(0.96, 0.04, 90),
                new Oklch(0.75, 0.18, 50),
                d -> new Oklch(0.76, 0.125, 350));
    }

    private static void scraps(Scene s, Brush b) {
        double x = s.fx(s.side() < 0 ? 0.0 : 0.68);
        double y = s.fy(0.05);
        for (int i = 0; i < 7; i++) {
            for (int k = 0; k < 7; k++) {
                b.disc(
                        x + s.u(0.048) * (i + 0.5 * (k % 2)),
                        y + s.u(0.042) * k,
                        s.u(0.010),
                        new Oklch(0.97, 0.03, 95).argb());
            }
        }
        double sx = s.fx(s.side() < 0 ? 0.74 : -0.04);
        for (int i = 0; i < 7; i++) {
            b.box(sx + s.u(0.045) * i, s.fy(0.30), s.u(0.020), s.u(0.26), new Oklch(0.28, 0.09, 275).argb());
        }
    }

    private static void tornDisc(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x7024L);
        for (int pass = 0; pass < 2; pass++) {
            int n = 70;
            double[] xy = new double[n * 2];
            double r = s.hero().size() * (pass == 0 ? 0.69 : 0.655);
            for (int i = 0; i < n; i++) {
                double rr = r * (1 + 0.035 * (chance.nextDouble() - 0.5));
                xy[2 * i] = s.hero().x() + Math.cos(Math.PI * 2 * i / n) * rr;
                xy[2 * i + 1] = s.hero().y() + Math.sin(Math.PI * 2 * i / n) * rr;
            }
            try (Path torn = Shapes.polygon(xy)) {
                if (pass == 0) {
                    b.canvas().save();
                    b.canvas().translate(0, (float) s.u(0.014));
                    b.fill(torn, s.tones().deep().argb(0.5), s.u(0.012));
                    b.canvas().restore();
                }
                b.fill(
                        torn,
                        pass == 0
                                ? 0xFFFBF8F0
                                : Parts.behind(s, new Oklch(0.90, 0.14, 98), new Oklch(0.42, 0.15, 275))
                                        .argb(),
                        0);
            }
        }
    }

    private static void confetti(Scene s, Brush b) {
        int[] colours = {
            new Oklch(0.70, 0.18, 25).argb(),
            new Oklch(0.60, 0.13, 165).argb(),
            new Oklch(0.48, 0.17, 262).argb(),
            0xFFFBF8F0
        };
        Parts.scatter(s, 0xC011L, 14, (i, x, y, size, turn) -> {
            double r = s.u(0.012 + 0.016 * size);
            double a = turn * 6.28;
            try (Path piece = i % 3 == 0
                    ? Path.makeCircle((float) x, (float) y, (float) (r * 0.8))
                    : Shapes.polygon(
                            x + Math.cos(a) * r,
                            y + Math.sin(a) * r,
                            x + Math.cos(a + 2.1) * r,
                            y + Math.sin(a + 2.1) * r,
                            x + Math.cos(a + 4.2) * r,
                            y + Math.sin(a + 4.2) * r)) {
                b.canvas().save();
                b.canvas().translate(0, (float) (r * 0.3));
                b.fill(piece, s.tones().deep().argb(0.4), r * 0.25);
                b.canvas().restore();
                b.fill(piece, colours[i % 4], 0);
            }
        });
    }
}
