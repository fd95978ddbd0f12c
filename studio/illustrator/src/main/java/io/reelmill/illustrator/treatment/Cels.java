package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.ClipMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.Halftone;
import io.reelmill.illustrator.effect.LineArt;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Place;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.treatment.Style.Part;
import java.util.SplittableRandom;

/** Anime and manga: cel shading over painted skies; panels with screentone and speed lines. */
final class Cels {
    private static final Oklch INK = new Oklch(0.16, 0.02, 280);

    private Cels() {}

    /** Blue sky, high white clouds, hard shadows, a lens flare. */
    static Style anime() {
        Part land = SharedElements.flat(Cels::summer);
        return Style.of(
                        land.with(Cels::towers).with(SharedElements.base(s -> new Oklch(0.30, 0.09, 235), 0.54, 0.66)),
                        DrawnMaterials.cel(0.30, new Oklch(0.40, 0.16, 285)))
                .lit(s -> {
                    double h = s.place().landHue(140);
                    if (dark(s)) {
                        return s.with(
                                new Tones(
                                        new Oklch(0.25, 0.13, 272),
                                        new Oklch(0.55, 0.15, 255),
                                        new Oklch(0.96, 0.05, 100),
                                        new Oklch(0.40, 0.12, h),
                                        new Oklch(0.20, 0.09, 265),
                                        new Oklch(0.72, 0.19, 30)),
                                Tones.Hour.NIGHT);
                    }
                    return s.with(
                            new Tones(
                                    new Oklch(0.54, 0.165, 252),
                                    new Oklch(0.88, 0.075, 215),
                                    new Oklch(0.985, 0.03, 100),
                                    new Oklch(0.55, 0.145, h),
                                    new Oklch(0.27, 0.09, 240),
                                    new Oklch(0.72, 0.19, 30)),
                            Tones.Hour.DAY);
                })
                .standing(Cels::hardContact)
                .air(Cels::flare);
    }

    /** Dusk: a magenta sky with stars, soft cel shading with rim light, bloom. */
    static Style animeSoft() {
        Tones tones = new Tones(
                new Oklch(0.33, 0.15, 282),
                new Oklch(0.76, 0.145, 8),
                new Oklch(0.90, 0.10, 55),
                new Oklch(0.37, 0.12, 295),
                new Oklch(0.17, 0.085, 290),
                new Oklch(0.80, 0.15, 200));
        return Style.of(
                        SharedElements.soft().with(Cels::shootingStars).with(SharedElements.base(0.54, 0.62)),
                        DrawnMaterials.softCel(new Oklch(0.36, 0.17, 295), new Oklch(0.88, 0.14, 20)))
                .lit(Relighting.fixed(tones, Tones.Hour.DUSK))
                .standing(SharedElements.halo(s -> new Oklch(0.80, 0.15, 15), 1.0, 0.65)
                        .with(SharedElements.contact(0.6)))
                .air((s, b) -> SharedElements.scatter(s, 0xA51L, 46, (i, x, y, size, turn) -> {
                    Oklch c = i % 3 == 0 ? s.tones().accent() : s.tones().glow();
                    b.glow(x, y, s.u(0.006 + 0.022 * size * size), c.argb(0.9), BlendMode.SCREEN);
                    b.disc(x, y, s.u(0.0015 + 0.003 * size), 0xE0FFFFFF);
                }))
                .printed(PixelEffects.film(0.25, 1.25, new Oklch(0.28, 0.15, 290), new Oklch(0.88, 0.10, 20), 0.15));
    }

    /** Black, white and screentone, speed lines towards the hero, a panel frame. */
    static Style mangaBlack() {
        return Style.of(
                        mangaPlace(0xFFFFFFFF, 0xFF000000)
                                .with(SharedElements.base(s -> new Oklch(0.08, 0, 0), 0.50, 1)),
                        DrawnMaterials.tonal(0.44, 0.30))
                .lit(Relighting.each(c -> c.withC(0)))
                .standing((s, b) -> flash(s, b, 0xFFFFFFFF, 0xFF000000))
                .air((s, b) -> panel(s, b, 0xFFFFFFFF, 0xFF000000))
                .printed(
                        LineArt.contours(new Oklch(0, 0, 0), 0.004, 0.05, 0, 1)
                                .then(Halftone.screentone(0.0125, 0.20, 0.80)),
                        Halftone.screentone(0.0125, 0.20, 0.86));
    }

    /** Colour comics: saturated flat colours, Ben-Day dots, bold outlines. */
    static Style mangaColour() {
        return Style.of(
                        mangaPlace(new Oklch(0.90, 0.17, 98).argb(), new Oklch(0.60, 0.23, 27).argb())
                                .with(SharedElements.base(s -> new Oklch(0.34, 0.16, 268), 0.52, 0.95)),
                        DrawnMaterials.cel(0.46, new Oklch(0.35, 0.18, 270)))
                .lit(s -> s.with(
                        new Tones(
                                new Oklch(0.58, 0.19, 255),
                                new Oklch(0.86, 0.13, 200),
                                new Oklch(0.93, 0.16, 100),
                                new Oklch(0.55, 0.19, s.place().landHue(300)),
                                new Oklch(0.26, 0.14, 272),
                                new Oklch(0.65, 0.24, 25)),
                        Tones.Hour.DAY))
                .standing((s, b) -> flash(s, b, new Oklch(0.97, 0.06, 100).argb(), INK.argb()))
                .air((s, b) -> panel(s, b, new Oklch(0.97, 0.02, 95).argb(), INK.argb()))
                .printed(
                        LineArt.contours(INK, 0.005, 0.05, 0, 1).then(Halftone.benday(0.016, 0.72)),
                        Halftone.benday(0.016, 0.36));
    }

    private static boolean dark(Scene s) {
        return s.place() == Place.SPACE || s.place() == Place.NIGHT || s.place() == Place.TECH;
    }

    private static FlatPainter.Ramp summer(Scene s) {
        Tones t = s.tones();
        return new SharedElements.Ramp(
                d -> t.skyLow()
                        .mix(new Oklch(dark(s) ? 0.36 : 0.62, 0.11, 215), Math.min(1, d * 2))
                        .mix(t.land().lighter(0.10 - 0.12 * d), Math.max(0, d * 1.5 - 0.35)),
                new Oklch(0.985, 0.015, 100),
                new Oklch(0.99, 0.02, 100),
                d -> t.skyTop().mix(t.skyLow(), d * d));
    }

    /** A high cumulus cloud behind the hero. */
    private static void towers(Scene s, Brush b) {
        if (s.place() == Place.ROOM
                || s.place() == Place.KITCHEN
                || s.place() == Place.STAGE
                || s.place() == Place.UNDERWATER
                || dark(s)) {
            return;
        }
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xC10DL);
        double x = s.fx(s.side() < 0 ? 0.72 : 0.28);
        double foot = s.horizon() - s.u(0.03);
        b.canvas().save();
        b.canvas().clipRect(Brush.rect(0, 0, s.width(), foot));
        int n = 36;
        double[][] puffs = new double[n][];
        for (int i = 0; i < n; i++) {
            double f = (double) i / n;
            double spread = s.u(0.10 + 0.36 * f);
            puffs[i] = new double[] {
                x + (chance.nextDouble() * 2 - 1) * spread,
                s.fy(0.10) + (foot - s.fy(0.10)) * f * 1.05,
                s.u(0.06 + 0.06 * chance.nextDouble() + 0.05 * f)
            };
        }
        Oklch[] tones = {new Oklch(0.80, 0.065, 245), new Oklch(0.91, 0.035, 235), new Oklch(0.995, 0.008, 100)};
        for (int layer = 0; layer < 3; layer++) {
            double k = 1 - 0.17 * layer;
            for (double[] p : puffs) {
                double r = p[2];
                b.disc(p[0] + s.side() * r * 0.24 * layer, p[1] - r * 0.26 * layer, r * k, tones[layer].argb());
            }
        }
        b.canvas().restore();
        b.vertical(
                0,
                foot - s.u(0.20),
                s.width(),
                s.u(0.20),
                s.tones().skyLow().argb(0),
                s.tones().skyLow().argb(0.85));
    }

    private static void hardContact(Scene s, Brush b) {
        if (SharedElements.floats(s)) {
            return;
        }
        b.ellipse(
                s.hero().x() - s.side() * s.u(0.03),
                s.ground() + s.u(0.014),
                s.hero().size() * 0.42,
                s.u(0.024),
                new Oklch(0.26, 0.10, 255).argb(0.62),
                0);
    }

    private static void flare(Scene s, Brush b) {
        double x = s.lightX();
        double y = s.fy(0.09);
        double[][] spots = {
            {0.35, 0.030, 200}, {0.55, 0.060, 150}, {0.75, 0.022, 60}, {1.05, 0.085, 20}, {1.25, 0.035, 300}
        };
        for (double[] spot : spots) {
            double px = x + (s.width() - 2 * x) * spot[0];
            double py = y + (s.fy(0.52) - y) * spot[0];
            try (Path hexagon = hexagon(px, py, s.u(spot[1]))) {
                b.fill(hexagon, new Oklch(0.90, 0.11, spot[2]).argb(0.26), 0);
            }
        }
        b.glow(x, y, s.u(0.42), 0xB0FFFFFF, BlendMode.SCREEN);
        SharedElements.scatter(
                s,
                0xA21L,
                12,
                (i, px, py, size, turn) -> SharedElements.sparkle(b, px, py, s.u(0.008 + 0.020 * size), 0xF0FFFFFF));
    }

    private static Path hexagon(double x, double y, double r) {
        double[] xy = new double[12];
        for (int i = 0; i < 6; i++) {
            xy[2 * i] = x + Math.cos(Math.PI * i / 3) * r;
            xy[2 * i + 1] = y + Math.sin(Math.PI * i / 3) * r;
        }
        return Shapes.polygon(xy);
    }

    private static void shootingStars(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x5057L);
        for (int i = 0; i < 120; i++) {
            double r = s.u(0.001 + 0.0025 * Math.pow(chance.nextDouble(), 4));
            b.disc(s.width() * chance.nextDouble(), s.fy(0.42) * chance.nextDouble(), r, 0xD0FFFFFF);
        }
        for (int i = 0; i < 3; i++) {
            double x = s.width() * (0.15 + 0.7 * chance.nextDouble());
            double y = s.fy(0.02 + 0.18 * chance.nextDouble());
            double length = s.u(0.12 + 0.18 * chance.nextDouble());
            double dx = -s.side() * length;
            for (int k = 0; k < 8; k++) {
                b.line(x + dx * k / 8, y + length * 0.55 * k / 8, x, y, s.u(0.0012), 0x38FFFFFF);
            }
        }
    }

    /** The place as drawn lines behind a burst of wedges. */
    private static Part mangaPlace(int light, int dark) {
        return SharedElements.flat(dark == 0xFF000000 ? Pencil::pale : SharedElements.Ramp.own())
                .with((s, b) -> {
                    double r = s.hero().size();
                    b.glow(s.hero().x(), s.hero().y(), r * 1.5, light & 0xFFFFFF | 0xF0000000);
                    SharedElements.wedges(s, b, 90, 0.98, 0.30, dark, 0x3A6AL);
                });
    }

    /** A jagged flash of light behind the hero. */
    private static void flash(Scene s, Brush b, int light, int dark) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xF1A5L);
        int n = 22;
        double[] xy = new double[n * 4];
        // its lower tips end above the captions
        double room = s.calmFrom() - s.hero().y();
        double down = Math.min(1, room / (s.hero().size() * (0.80 + 0.22) * 0.92));
        for (int i = 0; i < 2 * n; i++) {
            double r = s.hero().size() * (i % 2 == 0 ? 0.60 : 0.80 + 0.22 * chance.nextDouble());
            double a = Math.PI * i / n;
            xy[2 * i] = s.hero().x() + Math.cos(a) * r;
            xy[2 * i + 1] = s.hero().y() + Math.sin(a) * r * 0.92 * (Math.sin(a) > 0 ? down : 1);
        }
        try (Path star = Shapes.polygon(xy)) {
            b.fill(star, light, 0);
            b.line(star, s.u(0.007), dark, 0);
        }
    }

    /** The white gutter around one panel, whose corners are slightly off. */
    private static void panel(Scene s, Brush b, int paper, int ink) {
        double l = s.fx(0.035);
        double r = s.fx(0.965);
        double t = s.fy(0.022);
        double d = s.fy(0.978);
        double off = s.u(0.016) * s.side();
        double far = s.u(0.4);
        try (Path frame = Shapes.polygon(l + off, t, r, t - off, r - off, d, l, d + off)) {
            var canvas = b.canvas();
            canvas.save();
            canvas.clipPath(frame, ClipMode.DIFFERENCE, true);
            b.box(-far, -far, s.width() + 2 * far, s.height() + 2 * far, paper);
            canvas.restore();
            b.line(frame, s.u(0.010), ink, 0);
        }
    }
}
