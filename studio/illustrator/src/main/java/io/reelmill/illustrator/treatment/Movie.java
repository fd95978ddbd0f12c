package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.scene.Scene;

/** Cinema: the hero as a silhouette against a large low sun, teal shadows, orange light. */
final class Movie {

    private Movie() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.26, 0.055, 215),
                new Oklch(0.70, 0.15, 52),
                new Oklch(0.86, 0.13, 65),
                new Oklch(0.27, 0.045, 205),
                new Oklch(0.13, 0.03, 210),
                new Oklch(0.75, 0.16, 45));
        return Style.of(
                        SharedElements.photo(0.62).with(Movie::lowSun).with(SharedElements.base(0.50, 0.80)),
                        SolidMaterials.silhouette(0.20))
                .lit(Relighting.fixed(tones, Tones.Hour.GOLDEN))
                .standing(Movie::longShadow)
                .air(Movie::lens)
                .printed(
                        PixelEffects.film(0.6, 1.08, new Oklch(0.25, 0.06, 205), new Oklch(0.86, 0.12, 60), 0.22)
                                .then(PixelEffects.texture(Grain.FILM, 0.10, 1)),
                        PixelEffects.none());
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

    /** The foremost layer: the bars cover a hero that comes near, not the other way round. */
    private static void lens(Scene s, Brush b) {
        anamorphic(s, b);
        letterbox(s, b);
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
        SharedElements.scatter(
                s,
                0xE3L,
                26,
                (i, px, py, size, turn) ->
                        b.disc(px, py, s.u(0.0015 + 0.003 * size), new Oklch(0.86, 0.13, 60).argb(0.6)));
    }
}
