package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.effect.LineArt;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;

/** Pencil on white paper: irregular contours, hatching in four directions. */
final class Pencil {
    private static final Oklch GRAPHITE = new Oklch(0.30, 0.008, 265);
    private static final Oklch WHITE = new Oklch(0.965, 0.008, 95);

    private Pencil() {}

    static Style style() {
        return Style.of(
                        SharedElements.flat(Pencil::pale)
                                .with(SharedElements.base(s -> new Oklch(0.10, 0, 0), 0.50, 0.92)),
                        DrawnMaterials.study(0.16, 0.30, 0.12, 0.50))
                .lit(Relighting.each(c -> c.withC(0)))
                .standing(SharedElements.contact(0.7))
                .air(Pencil::smudges)
                .printed(
                        LineArt.contours(new Oklch(0, 0, 0), 0.004, 0.022, 0.004, 0.85)
                                .then(LineArt.hatching(WHITE, GRAPHITE, 0.0125, 0, 0)),
                        LineArt.hatching(WHITE, GRAPHITE, 0.0125, 0, 0));
    }

    static FlatPainter.Ramp pale(Scene s) {
        return new SharedElements.Ramp(
                d -> new Oklch(0.88 - 0.40 * d, 0, 0),
                new Oklch(1, 0, 0),
                new Oklch(1, 0, 0),
                d -> new Oklch(0.86 + 0.12 * d, 0, 0));
    }

    private static void smudges(Scene s, Brush b) {
        SharedElements.scatter(s, 0x5B4L, 7, (i, x, y, size, turn) -> {
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
}
