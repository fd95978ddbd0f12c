package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Textures;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.illustrator.treatment.Style.Part;
import java.util.SplittableRandom;

/** Photographic styles over procedural landscapes. */
final class Photographs {
    private static final Oklch COOL = new Oklch(0.30, 0.05, 220);
    private static final Oklch WARM = new Oklch(0.88, 0.08, 75);

    private Photographs() {}

    /** A clear day, natural colours, everything sharp. */
    static Style realism() {
        return Style.of(
                        SharedElements.photo(0.50).with(SharedElements.base(0.54, 0.60)),
                        SolidMaterials.natural(0.30, 0.25, 0.88))
                .lit(s -> Relighting.each(c -> c.lighter(0.05))
                        .apply(Relighting.natural(Tones.Hour.DAY, 0.085).apply(s)))
                .standing(SharedElements.contact(0.75))
                .shadowed(0.05, 0.05, 0.40)
                .printed(
                        PixelEffects.film(0.35, 0.92, COOL, WARM, 0.08).then(PixelEffects.texture(Grain.FILM, 0.05, 1)),
                        PixelEffects.film(0.35, 0.92, COOL, WARM, 0.08));
    }

    /** Low sun after rain: wet ground, strong highlights, lens flare. */
    static Style ultraRealism() {
        Part wet = (s, b) ->
                PhotoSky.mirror(s, b, s.ground() + s.u(0.03), s.tones().deep().argb(), 0.55);
        return Style.of(
                        SharedElements.photo(0.72)
                                .with(wet)
                                .with(Photographs::mistOverWater)
                                .with(SharedElements.base(0.58, 0.50))
                                .with(SharedElements.vignette()),
                        SolidMaterials.natural(0.10, 1.0, 0.95))
                .lit(Relighting.natural(Tones.Hour.GOLDEN, 0.11))
                .standing(Photographs::reflections)
                .shadowed(0.02, 0.05, 0.35)
                .air(Photographs::drops)
                .printed(PixelEffects.film(0.75, 1.22, new Oklch(0.25, 0.06, 265), new Oklch(0.88, 0.11, 65), 0.16));
    }

    /** A still life with shallow depth of field: the place blurs into discs of light behind a wooden table. */
    static Style photography() {
        return Style.of(
                        SharedElements.blurred(SharedElements.photo(0.4).with(Photographs::bokeh), 0.022)
                                .with(Photographs::table)
                                .with(SharedElements.vignette()),
                        SolidMaterials.natural(0.12, 0.55, 1.05))
                .lit(Relighting.natural(Tones.Hour.GOLDEN, 0.075))
                .standing(SharedElements.contact(0.95))
                .shadowed(0.03, 0.06, 0.45)
                .air(Photographs::leak)
                .printed(
                        PixelEffects.film(0.55, 0.82, new Oklch(0.30, 0.05, 150), new Oklch(0.90, 0.08, 70), 0.22)
                                .then(PixelEffects.texture(Grain.FILM, 0.13, 0.8)),
                        PixelEffects.film(0.55, 0.82, new Oklch(0.30, 0.05, 150), new Oklch(0.90, 0.08, 70), 0.22));
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

    /** A thing in shallow water: its blurred reflection and bright rings. */
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
        SharedElements.scatter(
                s,
                0xD20L,
                40,
                (i, px, py, size, turn) -> b.glow(
                        px,
                        py,
                        s.u(0.004 + 0.012 * size * size),
                        s.tones().glow().argb(0.8)));
    }
}
