package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.LineArt;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;

/** Coloured pencils on brown paper, with white highlights. */
final class ColouredPencils {
    private static final Oklch KRAFT = new Oklch(0.76, 0.055, 72);

    private ColouredPencils() {}

    static Style style() {
        return Style.of(
                        SharedElements.flat(ColouredPencils::onKraft)
                                .with(SharedElements.base(s -> new Oklch(0.27, 0.075, 40), 0.52, 0.88)),
                        DrawnMaterials.study(0.20, 0.26, 0.85, 0.58))
                .lit(Relighting.hour(Tones.Hour.GOLDEN, 1.6))
                .standing(SharedElements.contact(0.6))
                .air(ColouredPencils::chalkMarks)
                .printed(
                        LineArt.contours(new Oklch(0.25, 0.05, 40), 0.004, 0.022, 0.005, 0.8)
                                .then(LineArt.hatching(KRAFT, null, 0.0135, 0.42, 0.22)),
                        LineArt.hatching(KRAFT.lighter(0.1), null, 0.0125, 0.62, 0.30));
    }

    /** The paper is the sky, clouds are white chalk. */
    private static FlatPainter.Ramp onKraft(Scene s) {
        Tones t = s.tones();
        return new SharedElements.Ramp(
                d -> KRAFT.mix(t.land().lighter(0.16).withC(0.13), Math.min(1, 0.25 + d)),
                new Oklch(0.97, 0.01, 90),
                new Oklch(0.86, 0.14, 88),
                d -> KRAFT.lighter(0.05 - 0.04 * d));
    }

    private static void chalkMarks(Scene s, Brush b) {
        SharedElements.scatter(s, 0xC4AL, 16, (i, x, y, size, turn) -> {
            double l = s.u(0.012 + 0.022 * size);
            int c = i % 3 == 0 ? s.tones().accent().argb() : 0xFFFFFFFF;
            double a = turn * 3;
            b.line(x - Math.cos(a) * l, y - Math.sin(a) * l, x + Math.cos(a) * l, y + Math.sin(a) * l, s.u(0.006), c);
            b.line(x + Math.sin(a) * l, y - Math.cos(a) * l, x - Math.sin(a) * l, y + Math.cos(a) * l, s.u(0.006), c);
        });
    }
}
