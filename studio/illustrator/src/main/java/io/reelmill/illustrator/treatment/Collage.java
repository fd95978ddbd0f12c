package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** A collage of torn and cut paper with patterns and strong contrasts. */
final class Collage {

    private Collage() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.72, 0.15, 350),
                new Oklch(0.90, 0.10, 95),
                new Oklch(0.95, 0.05, 95),
                new Oklch(0.56, 0.16, 258),
                new Oklch(0.25, 0.09, 275),
                new Oklch(0.72, 0.18, 48));
        LayeredPainter.Cut cut = new LayeredPainter.Cut(0.010, 0.008, 0.45, 0.006, 0xFFFBF8F0);
        return Style.of(
                        SharedElements.layered(Collage::loud, cut)
                                .with(Collage::scraps)
                                .with(SharedElements.base(0.56, 0.60)),
                        DrawnMaterials.paper())
                .lit(Relighting.fixed(tones, Tones.Hour.DAY))
                .standing(Collage::tornDisc)
                .shadowed(0.025, 0.014, 0.55)
                .air(Collage::confetti)
                .printed(PixelEffects.texture(Grain.PAPER, 0.13, 1), PixelEffects.none());
    }

    private static FlatPainter.Ramp loud(Scene s) {
        Oklch[] papers = {
            new Oklch(0.83, 0.11, 195), new Oklch(0.88, 0.13, 96), new Oklch(0.70, 0.17, 25),
            new Oklch(0.60, 0.13, 165), new Oklch(0.48, 0.17, 262), new Oklch(0.34, 0.12, 285)
        };
        return new SharedElements.Ramp(
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
                                : SharedElements.behind(s, new Oklch(0.90, 0.14, 98), new Oklch(0.42, 0.15, 275))
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
        SharedElements.scatter(s, 0xC011L, 14, (i, x, y, size, turn) -> {
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
