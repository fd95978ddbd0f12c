package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.Arrays;

/** A poster in four colours with grainy gradients. */
final class SprayedPoster {

    private SprayedPoster() {}

    static Style style() {
        return Style.of(
                        SharedElements.flat(SprayedPoster::fourTones)
                                .with(SprayedPoster::sweeps)
                                .with(SharedElements.base(s -> s.tones().deep(), 0.55, 0.70)),
                        DrawnMaterials.sprayed(new Oklch(0.25, 0.12, 290), new Oklch(0.96, 0.05, 80)))
                .lit(s -> {
                    double h = s.palette().accent();
                    return s.with(
                            new Tones(
                                    new Oklch(0.64, 0.19, 5),
                                    new Oklch(0.84, 0.125, 48),
                                    new Oklch(0.94, 0.08, 85),
                                    new Oklch(0.42, 0.16, 298),
                                    new Oklch(0.22, 0.10, 290),
                                    new Oklch(0.80, 0.15, h)),
                            Tones.Hour.GOLDEN);
                })
                .standing((s, b) -> b.disc(
                        s.hero().x() + s.u(0.02),
                        s.hero().y() - s.u(0.02),
                        s.hero().size() * 0.63,
                        SharedElements.behind(s, new Oklch(0.93, 0.09, 85), new Oklch(0.38, 0.16, 298))
                                .argb()))
                .air((s, b) -> SharedElements.scatter(s, 0x57AL, 10, (i, x, y, size, turn) -> {
                    double l = s.u(0.03 + 0.07 * size);
                    int c = (i % 2 == 0 ? new Oklch(0.25, 0.12, 290) : new Oklch(0.96, 0.05, 80)).argb();
                    b.line(x - l, y, x + l, y, s.u(0.009), c);
                    b.line(x - l * 0.3, y + s.u(0.02), x + l * 0.8, y + s.u(0.02), s.u(0.009), c);
                }))
                .printed(sheet -> spray(sheet, 0.30), PixelEffects.none());
    }

    private static FlatPainter.Ramp fourTones(Scene s) {
        Tones t = s.tones();
        Oklch[] steps = {
            t.skyLow().mix(t.skyTop(), 0.5),
            t.skyTop().lighter(-0.08),
            t.land().lighter(0.06),
            t.land(),
            t.deep().lighter(0.05)
        };
        return new SharedElements.Ramp(
                d -> steps[(int) Math.max(0, Math.min(4, d * 5))], t.glow(), new Oklch(0.96, 0.06, 85), d -> t.skyTop()
                        .mix(t.skyLow(), Math.round(d * 3) / 3.0));
    }

    private static void sweeps(Scene s, Brush b) {
        try (Path sweep = Shapes.leaf(
                s.fx(s.side() < 0 ? 1.2 : -0.2), s.fy(0.30), s.width() * 1.2, s.u(0.10), s.side() < 0 ? -62 : 62)) {
            b.fill(sweep, s.tones().glow().argb(0.35), 0);
        }
    }

    /** Grain that darkens every shape towards its lower edge. */
    private static void spray(LayerPixels sheet, double strength) {
        int[] p = sheet.argb();
        int[] source = p.clone();
        int w = sheet.width();
        int reach = (int) sheet.scene().u(0.13);
        int[] since = new int[w];
        Arrays.fill(since, reach);
        int dark = sheet.scene().tones().deep().argb();
        for (int y = 0; y < sheet.height(); y++) {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                boolean edge = y > 0 && differs(source, i, w);
                since[x] = edge ? 0 : Math.min(reach, since[x] + 1);
                double t = 1 - since[x] / (double) reach;
                double dice = LatticeNoise.cell(x * 7 + y * 3, y * 11 + x);
                if (dice < t * t * strength * 1.7) {
                    p[i] = Rgb.mix(p[i], dark, 0.55);
                }
            }
        }
    }

    private static boolean differs(int[] p, int i, int w) {
        int a = p[i];
        int b = p[Math.max(0, i - 2 * w)];
        return Math.abs((a >> 8 & 255) - (b >> 8 & 255)) + Math.abs((a >> 16 & 255) - (b >> 16 & 255)) > 26;
    }
}
