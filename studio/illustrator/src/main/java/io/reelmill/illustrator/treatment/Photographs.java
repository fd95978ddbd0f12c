package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.matter.Solids;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Textures;
import io.reelmill.illustrator.press.Wash;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.treatment.Style.Part;
import io.reelmill.providers.picture.Look.Detail;
import java.util.List;
import java.util.SplittableRandom;

/** Styles that look through a lens at procedural landscapes. */
final class Photographs {
    private static final Oklch COOL = new Oklch(0.30, 0.05, 220);
    private static final Oklch WARM = new Oklch(0.88, 0.08, 75);

    private Photographs() {}

    /** A clear day, natural colours, everything sharp. */
    static Style realism() {
        return Style.of(Parts.photo(0.50).with(Parts.base(0.54, 0.60)), Solids.natural(0.30, 0.25, 0.88))
                .lit(s -> Lights.each(c -> c.lighter(0.05))
                        .apply(Lights.natural(Tones.Hour.DAY, 0.085).apply(s)))
                .standing(Parts.contact(0.75))
                .shadowed(0.05, 0.05, 0.40)
                .printed(
                        Wash.film(0.35, 0.92, COOL, WARM, 0.08).then(Wash.texture(Grain.FILM, 0.05, 1)),
                        Wash.film(0.35, 0.92, COOL, WARM, 0.08));
    }

    /** After rain in the last sun: wet ground, hard gloss, flare. */
    static Style ultraRealism() {
        Part wet = (s, b) ->
                PhotoSky.mirror(s, b, s.ground() + s.u(0.03), s.tones().deep().argb(), 0.55);
        return Style.of(
                        Parts.photo(0.72)
                                .with(wet)
                                .with(Photographs::mistOverWater)
                                .with(Parts.base(0.58, 0.50))
                                .with(Parts.vignette()),
                        Solids.natural(0.10, 1.0, 0.95))
                .lit(Lights.natural(Tones.Hour.GOLDEN, 0.11))
                .standing(Photographs::reflections)
                .shadowed(0.02, 0.05, 0.35)
                .air(Photographs::drops)
                .printed(Wash.film(0.75, 1.22, new Oklch(0.25, 0.06, 265), new Oklch(0.88, 0.11, 65), 0.16));
    }

    /** A still life with an open lens: the place melts into discs of light, a wooden table in front. */
    static Style photography() {
        return Style.of(
                        Parts.blurred(Parts.photo(0.4).with(Photographs::bokeh), 0.022)
                                .with(Photographs::table)
                                .with(Parts.vignette()),
                        Solids.natural(0.12, 0.55, 1.05))
                .lit(Lights.natural(Tones.Hour.GOLDEN, 0.075))
                .standing(Parts.contact(0.95))
                .shadowed(0.03, 0.06, 0.45)
                .air(Photographs::leak)
                .printed(
                        Wash.film(0.55, 0.82, new Oklch(0.30, 0.05, 150), new Oklch(0.90, 0.08, 70), 0.22)
                                .then(Wash.texture(Grain.FILM, 0.13, 0.8)),
                        Wash.film(0.55, 0.82, new Oklch(0.30, 0.05, 150), new Oklch(0.90, 0.08, 70), 0.22));
    }

    /** A wide screen: the hero black against an immense low sun, teal shadows, orange light. */
    static Style movie() {
        Tones tones = new Tones(
                new Oklch(0.26, 0.055, 215),
                new Oklch(0.70, 0.15, 52),
                new Oklch(0.86, 0.13, 65),
                new Oklch(0.27, 0.045, 205),
                new Oklch(0.13, 0.03, 210),
                new Oklch(0.75, 0.16, 45));
        return Style.of(
                        Parts.photo(0.62)
                                .with(Photographs::lowSun)
                                .with(Parts.base(0.50, 0.80))
                                .with(Photographs::letterbox),
                        Solids.silhouette(0.20))
                .lit(Lights.fixed(tones, Tones.Hour.GOLDEN))
                .standing(Photographs::longShadow)
                .air(Photographs::anamorphic)
                .printed(
                        Wash.film(0.6, 1.08, new Oklch(0.25, 0.06, 205), new Oklch(0.86, 0.12, 60), 0.22)
                                .then(Wash.texture(Grain.FILM, 0.10, 1)),
                        Wash.none());
    }

    /** The land is the subject: the hero is a monument of stone in it, mist at its feet, birds around. */
    static Style environment() {
        return Style.of(
                        Parts.photo(0.85)
                                .with(Photographs::fogBanks)
                                .with(Parts.base(
                                        s -> s.tones().deep().mix(new Oklch(0.3, 0.05, 160), 0.5), 0.53, 0.70)),
                        Solids.monument())
                .lit(s -> {
                    Scene cool = Lights.natural(Tones.Hour.DAY, 0.055).apply(s);
                    Tones t = cool.tones();
                    Tones misty = new Tones(
                            t.skyTop().lighter(0.08).mix(new Oklch(0.72, 0.03, 170), 0.5),
                            new Oklch(0.88, 0.025, 120),
                            new Oklch(0.95, 0.05, 95),
                            t.land().mix(new Oklch(0.42, 0.07, 150), 0.4),
                            new Oklch(0.22, 0.035, 165),
                            t.accent());
                    Prop h = s.hero();
                    Prop grown =
                            new Prop(h.thing(), h.x(), h.y() + h.size() * 0.04, h.size() * 1.18, h.tilt() * 0.3, 0);
                    List<Prop> far = s.motifs().stream()
                            .map(m -> new Prop(m.thing(), m.x(), m.y(), m.size() * 0.9, m.tilt() * 0.3, 0.6))
                            .toList();
                    return cool.with(misty).with(grown, far);
                })
                .standing((s, b) -> {
                    b.ellipse(
                            s.hero().x(),
                            s.ground() + s.u(0.03),
                            s.hero().size() * 0.62,
                            s.u(0.05),
                            s.tones().deep().argb(0.4),
                            s.u(0.04));
                })
                .air(Photographs::birds)
                .printed(
                        Wash.film(0.25, 0.85, new Oklch(0.32, 0.05, 170), new Oklch(0.93, 0.04, 100), 0.18),
                        Wash.none());
    }

    private static void bokeh(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB0C3L);
        for (int i = 0; i < 34; i++) {
            double x = s.width() * chance.nextDouble();
            double y = s.fy(0.02 + 0.46 * chance.nextDouble());
            double r = s.u(0.02 + 0.045 * chance.nextDouble());
            Oklch c = i % 4 == 0
                    ? s.tones().accent()
                    : i % 4 == 1 ? new Oklch(0.80, 0.10, 190) : s.tones().glow();
            b.ellipse(x, y, r, r, c.argb(0.16 + 0.35 * chance.nextDouble()), 0);
        }
    }

    private static void table(Scene s, Brush b) {
        double y = s.horizon() + s.u(0.005);
        Oklch wood = new Oklch(0.47, 0.085, 55);
        try (Path board = Path.makeRect(Brush.rect(0, y, s.width(), s.height() - y))) {
            b.fill(
                    board,
                    0,
                    y,
                    0,
                    s.height(),
                    wood.lighter(0.18).argb(),
                    wood.lighter(-0.02).argb(),
                    wood.lighter(-0.15).argb(),
                    wood.lighter(-0.22).argb());
            Textures.over(b, board, Grain.PLASTER, s.u(0.016), s.u(0.0015), BlendMode.SOFT_LIGHT, 0.9);
            Textures.over(b, board, Grain.PAPER, s.u(0.02), s.u(0.0012), BlendMode.SOFT_LIGHT, 0.35);
        }
        double h = s.height() - y;
        for (int i = 1; i < 5; i++) {
            double f = i * i / 16.0;
            b.box(
                    0,
                    y + h * f * 0.75,
                    s.width(),
                    s.u(0.002 + 0.005 * f),
                    wood.lighter(-0.26).argb(0.75));
        }
        b.vertical(
                0,
                y - s.u(0.012),
                s.width(),
                s.u(0.03),
                wood.lighter(0.2).argb(0),
                wood.lighter(0.25).argb(0.8),
                wood.lighter(0.2).argb(0));
        b.glow(s.hero().x(), y + s.u(0.1), s.u(0.7), s.tones().glow().argb(0.25), BlendMode.SOFT_LIGHT);
    }

    private static void leak(Scene s, Brush b) {
        double x = s.side() < 0 ? s.width() : 0;
        b.glow(x, s.fy(0.12), s.u(0.62), new Oklch(0.72, 0.17, 48).argb(0.42));
        b.glow(x, s.fy(0.34), s.u(0.40), new Oklch(0.62, 0.20, 25).argb(0.30));
    }

    private static void mistOverWater(Scene s, Brush b) {
        double y = s.ground() + s.u(0.03);
        int clear = s.tones().glow().argb(0);
        b.vertical(
                0, y - s.u(0.10), s.width(), s.u(0.16), clear, s.tones().glow().argb(0.40), clear);
        b.glow(s.lightX(), s.fy(0.40), s.u(0.9), s.tones().glow().argb(0.55), BlendMode.SCREEN);
    }

    /** What stands in shallow water: its blurred reflection and bright rings. */
    private static void reflections(Scene s, Brush b) {
        double y = s.ground() + s.u(0.02);
        Oklch own = s.tones().deep();
        b.ellipse(s.hero().x(), y + s.u(0.09), s.hero().size() * 0.34, s.u(0.11), own.argb(0.55), s.u(0.035));
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) s.hero().x(), (float) y);
        canvas.scale(1, 0.15f);
        for (int i = 0; i < 4; i++) {
            b.ring(
                    0,
                    0,
                    s.hero().size() * (0.34 + 0.12 * i),
                    s.u(0.006),
                    s.tones().glow().argb(0.55 - 0.12 * i));
        }
        canvas.restore();
    }

    private static void drops(Scene s, Brush b) {
        double x = s.lightX();
        double y = s.fy(0.36);
        for (int i = 1; i < 6; i++) {
            double f = i * 0.42;
            double px = x + (s.width() * 0.5 - x) * f;
            double py = y + (s.fy(0.5) - y) * f;
            b.ellipse(
                    px, py, s.u(0.018 * i), s.u(0.018 * i), new Oklch(0.80, 0.12, 40 + 50 * i).argb(0.13), s.u(0.003));
        }
        Parts.scatter(
                s,
                0xD20L,
                40,
                (i, px, py, size, turn) -> b.glow(
                        px,
                        py,
                        s.u(0.004 + 0.012 * size * size),
                        s.tones().glow().argb(0.8)));
    }

    private static void lowSun(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y() + s.hero().size() * 0.10;
        double r = s.hero().size() * 0.66;
        b.glow(x, y, r * 3.0, new Oklch(0.75, 0.16, 50).argb(0.60), BlendMode.SCREEN);
        b.disc(x, y, r, new Oklch(0.90, 0.12, 75).argb());
        try (Path disc = Path.makeCircle((float) x, (float) y, (float) r)) {
            b.fill(
                    disc,
                    x,
                    y - r,
                    x,
                    y + r,
                    new Oklch(0.95, 0.09, 85).argb(),
                    new Oklch(0.82, 0.15, 62).argb(),
                    new Oklch(0.64, 0.19, 38).argb());
        }
        double g = s.ground() + s.u(0.01);
        Oklch earth = s.tones().deep();
        b.vertical(
                0,
                g - s.u(0.10),
                s.width(),
                s.u(0.10),
                s.tones().skyLow().argb(0),
                s.tones().skyLow().argb(0.75));
        b.vertical(
                0,
                g,
                s.width(),
                s.height() - g,
                new Oklch(0.42, 0.09, 48).argb(),
                earth.lighter(0.04).argb(),
                earth.argb(),
                earth.argb());
    }

    private static void letterbox(Scene s, Brush b) {
        double bar = (s.height() - s.frameHeight()) / 2.0 + s.frameHeight() * 0.07;
        b.box(0, 0, s.width(), bar, 0xFF000000);
        b.box(0, s.height() - bar, s.width(), s.height(), 0xFF000000);
    }

    private static void longShadow(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.ground() + s.u(0.012);
        double w = s.hero().size();
        Oklch dark = s.tones().deep().lighter(-0.06);
        b.ellipse(x, y + s.u(0.015), w * 0.42, s.u(0.02), dark.argb(0.9), s.u(0.008));
        b.ellipse(x, y + s.u(0.14), w * 0.34, s.u(0.14), dark.argb(0.55), s.u(0.03));
    }

    private static void anamorphic(Scene s, Brush b) {
        double y = s.hero().y() - s.hero().size() * 0.28;
        double x = s.hero().x() + s.side() * s.hero().size() * 0.30;
        Oklch blue = new Oklch(0.80, 0.10, 230);
        b.ellipse(x, y, s.width() * 0.75, s.u(0.004), blue.argb(0.55), s.u(0.006));
        b.ellipse(x, y, s.width() * 0.30, s.u(0.002), 0xC0FFFFFF, s.u(0.002));
        b.glow(x, y, s.u(0.10), blue.argb(0.55), BlendMode.SCREEN);
        Parts.scatter(
                s,
                0xE3L,
                26,
                (i, px, py, size, turn) ->
                        b.disc(px, py, s.u(0.0015 + 0.003 * size), new Oklch(0.86, 0.13, 60).argb(0.6)));
    }

    private static void fogBanks(Scene s, Brush b) {
        Oklch mist = s.tones().skyLow();
        for (int i = 0; i < 5; i++) {
            double y = s.ground() - s.u(0.05) + s.u(0.06) * i;
            double x = s.width() * (0.15 + 0.7 * ((i * 37 + s.seed()) % 10) / 10.0);
            b.ellipse(x, y, s.width() * (0.55 - 0.05 * i), s.u(0.035), mist.argb(0.50 - 0.07 * i), s.u(0.035));
        }
    }

    private static void birds(Scene s, Brush b) {
        int dark = s.tones().deep().argb(0.8);
        double cx = s.fx(s.side() < 0 ? 0.78 : 0.22);
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB12DL);
        int count = s.detail() == Detail.LIVING ? 0 : 11;
        for (int i = 0; i < count; i++) {
            double x = cx + s.u(0.17) * (chance.nextDouble() - 0.5) * 2;
            double y = s.fy(0.10) + s.u(0.13) * chance.nextDouble();
            double r = s.u(0.008 + 0.011 * chance.nextDouble());
            double flap = 0.25 + 0.6 * chance.nextDouble();
            b.line(x - r, y - r * flap, x, y, s.u(0.0026), dark);
            b.line(x + r, y - r * flap, x, y, s.u(0.0026), dark);
        }
        Oklch mist = s.tones().skyLow();
        double y = s.ground() + s.u(0.035);
        b.ellipse(s.hero().x() - s.u(0.15), y, s.hero().size() * 0.75, s.u(0.022), mist.argb(0.55), s.u(0.025));
        b.ellipse(
                s.hero().x() + s.u(0.22), y + s.u(0.05), s.hero().size() * 0.6, s.u(0.018), mist.argb(0.38), s.u(0.02));
    }
}
