package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.SolidMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.scene.Scene;

/** Clay animation. */
final class Claymation {

    private Claymation() {}

    static Style style() {
        LayeredPainter.Cut pressed = new LayeredPainter.Cut(0.016, 0.020, 0.55, 0.014, 0x50FFFFFF);
        return Style.of(
                        SharedElements.layered(SharedElements.Ramp.own(), pressed)
                                .with(SharedElements.base(0.54, 0.55))
                                .with(SharedElements.vignette()),
                        SolidMaterials.clay())
                .lit(s -> s.with(
                        new Tones(
                                new Oklch(0.56, 0.095, 222),
                                new Oklch(0.76, 0.065, 198),
                                new Oklch(0.95, 0.07, 92),
                                new Oklch(0.58, 0.125, s.place().landHue(140)),
                                new Oklch(0.33, 0.075, 42),
                                new Oklch(0.66, 0.18, 28)),
                        Tones.Hour.DAY))
                .standing(SharedElements.contact(0.8))
                .shadowed(0.06, 0.03, 0.55)
                .air(Claymation::pellets)
                .printed(
                        PixelEffects.texture(Grain.CLAY, 0.17, 1.7)
                                .then(PixelEffects.film(
                                        0.1, 0.95, new Oklch(0.3, 0.05, 40), new Oklch(0.9, 0.05, 80), 0.1)),
                        PixelEffects.none());
    }

    private static void pellets(Scene s, Brush b) {
        SharedElements.scatter(s, 0xC1A7L, 13, (i, x, y, size, turn) -> {
            Oklch c = i % 3 == 0 ? s.tones().accent() : i % 3 == 1 ? s.tones().glow() : new Oklch(0.66, 0.14, 25);
            double r = s.u(0.009 + 0.012 * size);
            b.ellipse(x + r * 0.3, y + r * 0.5, r, r, s.tones().deep().argb(0.4), r * 0.4);
            b.ball(
                    x,
                    y,
                    r,
                    s.side() * 0.35,
                    -0.4,
                    c.lighter(0.05).argb(),
                    c.argb(),
                    c.lighter(-0.22).argb());
        });
    }
}
