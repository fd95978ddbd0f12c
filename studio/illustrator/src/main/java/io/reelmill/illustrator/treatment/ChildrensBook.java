package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.LineArt;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.scene.Scene;

/** Water colour and crayon on white paper with free edges and slightly irregular shapes. */
final class ChildrensBook {

    private ChildrensBook() {}

    static Style style() {
        return Style.of(
                        SharedElements.flat(ChildrensBook::pastel)
                                .with(SharedElements.base(
                                        s -> new Oklch(
                                                0.42, 0.10, s.tones().land().h()),
                                        0.53,
                                        0.85)),
                        DrawnMaterials.watercolour(0.55, new Oklch(0.38, 0.07, 35)))
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
                    if (!SharedElements.floats(s)) {
                        b.ellipse(
                                s.hero().x(),
                                s.ground() + s.u(0.012),
                                s.hero().size() * 0.42,
                                s.u(0.026),
                                s.tones().deep().argb(0.40),
                                0);
                    }
                })
                .air(ChildrensBook::crayonStars)
                .printed(
                        LineArt.contours(new Oklch(0.40, 0.06, 40), 0.005, 0.020, 0.010, 0.65)
                                .then(ChildrensBook::pooled)
                                .then(ChildrensBook::freeEdges),
                        PixelEffects.texture(Grain.PAPER, 0.06, 1));
    }

    private static FlatPainter.Ramp pastel(Scene s) {
        Tones t = s.tones();
        return new SharedElements.Ramp(
                d -> new Oklch(0.84, 0.09, 190)
                        .mix(t.land(), Math.min(1, d * 1.15))
                        .lighter(0.02),
                new Oklch(0.985, 0.015, 95),
                new Oklch(0.88, 0.14, 88),
                d -> t.skyTop().mix(t.skyLow(), d));
    }

    /** Water colour pigment: large soft variations, and granulation of the paper. */
    private static void pooled(LayerPixels sheet) {
        float[] paper = Grain.PAPER.tile();
        double k = PixelEffects.scale(sheet);
        double f = 1 / sheet.scene().u(0.16);
        Scene s = sheet.scene();
        PixelEffects.at((x, y, c) -> {
                    double pool = LatticeNoise.fractal(x * f, y * f, 3) - 0.5;
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
                                                            * Math.max(
                                                                    0.1,
                                                                    Math.min(1, 1 - (y - s.fy(0.52)) / s.u(0.16)))))),
                            1 - 0.16 * pool + 0.14 * tooth);
                })
                .work(sheet);
    }

    /** Paper that stays white towards the upper edges. */
    private static void freeEdges(LayerPixels sheet) {
        Scene s = sheet.scene();
        double f = 1 / s.u(0.09);
        double reach = s.u(0.09);
        double l = s.fx(0.0);
        double r = s.fx(1.0);
        double t = s.fy(0.0);
        PixelEffects.at((x, y, c) -> {
                    double side = Math.min(Math.min(x - l, r - x), y - t);
                    double free = Math.max(0, 1 - (y - s.fy(0.50)) / s.u(0.25));
                    if (side > reach * 2 && y < s.fy(0.5) || free <= 0) {
                        return c;
                    }
                    double d = side + reach * (LatticeNoise.fractal(x * f, y * f, 3) - 0.75);
                    double white = Math.max(0, Math.min(1, 0.5 - d / s.u(0.008))) * Math.min(1, free);
                    int edge = Math.abs(d) < s.u(0.006) ? Rgb.times(c, 0.88) : c;
                    return Rgb.mix(edge, 0xFFFDFAF2, white);
                })
                .work(sheet);
    }

    private static void crayonStars(Scene s, Brush b) {
        Oklch[] crayons = {
            new Oklch(0.72, 0.16, 25), new Oklch(0.84, 0.15, 90), new Oklch(0.68, 0.12, 240), new Oklch(0.70, 0.13, 150)
        };
        SharedElements.scatter(s, 0xC41DL, 13, (i, x, y, size, turn) -> {
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
}
