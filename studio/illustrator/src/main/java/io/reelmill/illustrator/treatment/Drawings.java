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
import io.reelmill.illustrator.press.Lines;
import io.reelmill.illustrator.press.Wash;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import java.util.List;
import java.util.SplittableRandom;

/** Styles of the line: pencils, brush, pen, graver. */
final class Drawings {
    private static final Oklch GRAPHITE = new Oklch(0.30, 0.008, 265);
    private static final Oklch WHITE = new Oklch(0.965, 0.008, 95);
    private static final Oklch KRAFT = new Oklch(0.76, 0.055, 72);
    private static final Oklch RICE = new Oklch(0.955, 0.018, 92);
    private static final Oklch SUMI = new Oklch(0.14, 0.008, 270);

    private Drawings() {}

    /** Graphite on white: trembling contours, four directions of hatching. */
    static Style pencil() {
        return Style.of(
                        Parts.flat(Drawings::pale).with(Parts.base(s -> new Oklch(0.10, 0, 0), 0.50, 0.92)),
                        Drawn.study(0.16, 0.30, 0.12, 0.50))
                .lit(Lights.each(c -> c.withC(0)))
                .standing(Parts.contact(0.7))
                .air(Drawings::smudges)
                .printed(
                        Lines.contours(new Oklch(0, 0, 0), 0.004, 0.022, 0.004, 0.85)
                                .then(Lines.hatching(WHITE, GRAPHITE, 0.0125, 0, 0)),
                        Lines.hatching(WHITE, GRAPHITE, 0.0125, 0, 0));
    }

    /** Coloured pencils on brown paper, heightened with white. */
    static Style colouredPencils() {
        return Style.of(
                        Parts.flat(Drawings::onKraft).with(Parts.base(s -> new Oklch(0.27, 0.075, 40), 0.52, 0.88)),
                        Drawn.study(0.20, 0.26, 0.85, 0.58))
                .lit(Lights.hour(Tones.Hour.GOLDEN, 1.6))
                .standing(Parts.contact(0.6))
                .air(Drawings::chalkMarks)
                .printed(
                        Lines.contours(new Oklch(0.25, 0.05, 40), 0.004, 0.022, 0.005, 0.8)
                                .then(Lines.hatching(KRAFT, null, 0.0135, 0.42, 0.22)),
                        Lines.hatching(KRAFT.lighter(0.1), null, 0.0125, 0.62, 0.30));
    }

    /** Almost nothing: rice paper, one great stroke of a wide brush, the hero in one load of ink, a seal. */
    static Style expressiveInk() {
        return Style.of(Drawings::riceAndCircle, Drawn.brush(SUMI))
                .lit(s -> s.with(s.hero(), List.of()))
                .air(Drawings::spatter)
                .printed(Wash.texture(Grain.PAPER, 0.07, 1), Wash.none());
    }

    /** Pale scratches in the dark, bare branches, fog, one sickly light. */
    static Style haunted() {
        Oklch night = new Oklch(0.17, 0.025, 185);
        Oklch pen = new Oklch(0.86, 0.035, 130);
        Tones tones = new Tones(
                new Oklch(0.15, 0.025, 200),
                new Oklch(0.42, 0.055, 150),
                new Oklch(0.82, 0.13, 128),
                new Oklch(0.22, 0.03, 190),
                new Oklch(0.10, 0.018, 200),
                new Oklch(0.80, 0.17, 128));
        return Style.of(
                        Parts.soft()
                                .with(Drawings::fog)
                                .with(Drawings::branches)
                                .with(Parts.base(0.52, 0.85))
                                .with(Parts.vignette()),
                        Drawn.scratched(night, pen))
                .lit(Lights.fixed(tones, Tones.Hour.NIGHT))
                .standing(Parts.halo(s -> new Oklch(0.62, 0.12, 132), 0.95, 0.75))
                .air(Drawings::wisps)
                .printed(Lines.contours(pen, 0.003, 0.035, 0.012, 0.55).then(Drawings::scratch), Wash.none());
    }

    /** Cut with a graver: hundreds of golden rays burst from behind the hero out of black. */
    static Style lineburst() {
        Tones tones = new Tones(
                new Oklch(0.13, 0.02, 30),
                new Oklch(0.30, 0.12, 27),
                new Oklch(0.86, 0.14, 85),
                new Oklch(0.22, 0.07, 25),
                new Oklch(0.09, 0.015, 25),
                new Oklch(0.62, 0.23, 28));
        return Style.of(Drawings::burst, Drawn.engraved(new Oklch(0.13, 0.02, 30), new Oklch(0.88, 0.13, 86)))
                .lit(Lights.fixed(tones, Tones.Hour.NIGHT))
                .standing((s, b) -> {
                    double r = s.hero().size() * 0.66;
                    b.disc(s.hero().x(), s.hero().y(), r, tones.skyTop().argb());
                    b.ring(
                            s.hero().x(),
                            s.hero().y(),
                            r,
                            s.u(0.008),
                            tones.glow().argb());
                    b.ring(
                            s.hero().x(),
                            s.hero().y(),
                            r * 1.045,
                            s.u(0.003),
                            tones.glow().argb());
                })
                .air((s, b) -> Parts.scatter(s, 0x11EL, 34, (i, x, y, size, turn) -> {
                    double a = Math.atan2(y - s.hero().y(), x - s.hero().x());
                    double l = s.u(0.02 + 0.07 * size);
                    Oklch c = i % 4 == 0 ? tones.accent() : tones.glow();
                    b.line(x, y, x + Math.cos(a) * l, y + Math.sin(a) * l, s.u(0.003 + 0.003 * turn), c.argb());
                }));
    }

    /** The paper is the sky, clouds are white chalk. */
    private static FlatPainter.Ramp onKraft(Scene s) {
        Tones t = s.tones();
        return new Parts.Ramp(
                d -> KRAFT.mix(t.land().lighter(0.16).withC(0.13), Math.min(1, 0.25 + d)),
                new Oklch(0.97, 0.01, 90),
                new Oklch(0.86, 0.14, 88),
                d -> KRAFT.lighter(0.05 - 0.04 * d));
    }

    static FlatPainter.Ramp pale(Scene s) {
        return new Parts.Ramp(
                d -> new Oklch(0.88 - 0.40 * d, 0, 0),
                new Oklch(1, 0, 0),
                new Oklch(1, 0, 0),
                d -> new Oklch(0.86 + 0.12 * d, 0, 0));
    }

    private static void smudges(Scene s, Brush b) {
        Parts.scatter(s, 0x5B4L, 7, (i, x, y, size, turn) -> {
            double l = s.u(0.03 + 0.05 * size);
            b.line(x, y, x + l, y - l * 0.8, s.u(0.003), new Oklch(0.25, 0, 0).argb());
            b.line(
                    x + s.u(0.012),
                    y + s.u(0.004),
                    x + l + s.u(0.010),
                    y - l * 0.7,
                    s.u(0.002),
                    new Oklch(0.25, 0, 0).argb());
        });
    }

    private static void chalkMarks(Scene s, Brush b) {
        Parts.scatter(s, 0xC4AL, 16, (i, x, y, size, turn) -> {
            double l = s.u(0.012 + 0.022 * size);
            int c = i % 3 == 0 ? s.tones().accent().argb() : 0xFFFFFFFF;
            double a = turn * 3;
            b.line(x - Math.cos(a) * l, y - Math.sin(a) * l, x + Math.cos(a) * l, y + Math.sin(a) * l, s.u(0.006), c);
            b.line(x + Math.sin(a) * l, y - Math.cos(a) * l, x - Math.sin(a) * l, y + Math.cos(a) * l, s.u(0.006), c);
        });
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

    /** A field of ink below, laid with horizontal strokes that fray at their upper edge. */
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

    private static void fog(Scene s, Brush b) {
        for (int i = 0; i < 4; i++) {
            double y = s.horizon() + s.u(0.05 * i - 0.03);
            b.ellipse(
                    s.width() * (0.2 + 0.22 * i),
                    y,
                    s.width() * 0.5,
                    s.u(0.05),
                    new Oklch(0.52, 0.055, 145).argb(0.34),
                    s.u(0.045));
        }
    }

    private static void branches(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB2A7L);
        int dark = new Oklch(0.08, 0.012, 200).argb();
        branch(s, b, chance, s.fx(-0.06), s.fy(0.66), -78, s.u(0.30), s.u(0.034), 7, dark);
        branch(s, b, chance, s.fx(1.06), s.fy(0.66), -102, s.u(0.34), s.u(0.038), 7, dark);
    }

    private static void branch(
            Scene s,
            Brush b,
            SplittableRandom chance,
            double x,
            double y,
            double angle,
            double length,
            double width,
            int left,
            int c) {
        double a = Math.toRadians(angle);
        double mx = x + Math.cos(a) * length * 0.5 + s.u(0.012) * (chance.nextDouble() - 0.5);
        double my = y + Math.sin(a) * length * 0.5;
        double ex = x + Math.cos(a + 0.15 * (chance.nextDouble() - 0.5)) * length;
        double ey = y + Math.sin(a) * length;
        b.line(x, y, mx, my, width, c);
        b.line(mx, my, ex, ey, width * 0.8, c);
        if (left > 0) {
            int forks = chance.nextInt(4) == 0 ? 3 : 2;
            for (int i = 0; i < forks; i++) {
                double turn =
                        (i - (forks - 1) / 2.0) * (34 + 22 * chance.nextDouble()) + 12 * (chance.nextDouble() - 0.5);
                branch(
                        s,
                        b,
                        chance,
                        ex,
                        ey,
                        angle + turn,
                        length * (0.62 + 0.16 * chance.nextDouble()),
                        width * 0.62,
                        left - 1,
                        c);
            }
        }
    }

    private static void wisps(Scene s, Brush b) {
        Parts.scatter(s, 0x6057L, 12, (i, x, y, size, turn) -> {
            b.glow(x, y, s.u(0.010 + 0.035 * size), s.tones().accent().argb(0.5));
            b.disc(
                    x,
                    y,
                    s.u(0.002 + 0.003 * size),
                    s.tones().glow().lighter(0.1).argb());
        });
        b.ellipse(s.fx(0.1), s.fy(0.60), s.u(0.5), s.u(0.03), new Oklch(0.6, 0.05, 150).argb(0.22), s.u(0.03));
        b.ellipse(s.fx(0.9), s.fy(0.56), s.u(0.4), s.u(0.025), new Oklch(0.6, 0.05, 150).argb(0.22), s.u(0.03));
    }

    /** Long fine scratches all over, as from a needle. */
    private static void scratch(Sheet sheet) {
        double k = 1 / sheet.scene().u(0.02);
        int w = sheet.width();
        int[] p = sheet.argb();
        for (int i = 0; i < p.length; i++) {
            int x = i % w;
            int y = i / w;
            double n = Noise.at((x * 0.9 + y * 0.35) * k * 0.10, (y - x * 0.30) * k * 3.3);
            if (n > 0.88) {
                p[i] = Rgb.plus(p[i], 0xFF9FB89A, (n - 0.88) * 1.9 * (1 - 0.6 * y / sheet.height()));
            }
        }
    }

    private static void burst(Scene s, Brush b) {
        Tones t = s.tones();
        b.box(0, 0, s.width(), s.height(), t.skyTop().argb());
        double x = s.hero().x();
        double y = s.hero().y();
        b.glow(x, y, s.u(1.0), new Oklch(0.45, 0.19, 28).argb());
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB0257L);
        double far = Math.hypot(s.width(), s.height());
        int n = 260;
        for (int i = 0; i < n; i++) {
            double a = Math.PI * 2 * (i + 0.5 * chance.nextDouble()) / n;
            double from = s.hero().size() * (i % 4 == 0 ? 0.68 : 0.74 + 0.55 * chance.nextDouble());
            double to = i % 4 == 0 ? far : from + s.hero().size() * (0.3 + 1.4 * chance.nextDouble());
            double half = Math.PI / n * (i % 4 == 0 ? 0.55 : 0.30);
            Oklch c = i % 12 == 0 ? WHITE : i % 7 == 0 ? t.accent() : t.glow().lighter(-0.10 * chance.nextDouble());
            try (Path ray = Shapes.polygon(
                    x + Math.cos(a) * from, y + Math.sin(a) * from,
                    x + Math.cos(a - half) * to, y + Math.sin(a - half) * to,
                    x + Math.cos(a + half) * to, y + Math.sin(a + half) * to)) {
                b.fill(ray, c.argb(), 0);
            }
        }
        skyline(s, b);
        Oklch dark = t.deep();
        b.vertical(
                0,
                s.fy(0.50),
                s.width(),
                s.height() - s.fy(0.50),
                dark.argb(0),
                dark.argb(0.86),
                dark.argb(0.96),
                dark.argb(0.98));
    }

    /** The place as one black cut below the rays. */
    private static void skyline(Scene s, Brush b) {
        Prop h = s.hero();
        SplittableRandom chance = new SplittableRandom(s.seed());
        double[] ridge = Shapes.ridge(chance, 6, s.fy(0.60), s.u(0.16), 0.55);
        try (Path land = Shapes.jagged(0, s.width(), s.height(), ridge)) {
            b.fill(land, s.tones().deep().argb(), 0);
            b.line(land, s.u(0.005), s.tones().glow().argb(), 0);
        }
        b.glow(h.x(), s.fy(0.60), s.u(0.3), s.tones().accent().argb(0.25));
    }
}
