package io.reelmill.illustrator.treatment;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.LineArt;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Pale scratches on a dark background, bare branches, fog, one greenish light. */
final class HauntedLinework {

    private HauntedLinework() {}

    static Style style() {
        Oklch night = new Oklch(0.17, 0.025, 185);
        Oklch pen = new Oklch(0.86, 0.035, 130);
        Tones tones = new Tones(
                new Oklch(0.15, 0.025, 200),
                new Oklch(0.42, 0.055, 150),
                new Oklch(0.82, 0.13, 128),
                new Oklch(0.22, 0.03, 190),
                new Oklch(0.10, 0.018, 200),
                new Oklch(0.80, 0.17, 128));
        return Style.of(
                        SharedElements.soft()
                                .with(HauntedLinework::fog)
                                .with(HauntedLinework::branches)
                                .with(SharedElements.base(0.52, 0.85))
                                .with(SharedElements.vignette()),
                        DrawnMaterials.scratched(night, pen))
                .lit(Relighting.fixed(tones, Tones.Hour.NIGHT))
                .standing(SharedElements.halo(s -> new Oklch(0.62, 0.12, 132), 0.95, 0.75))
                .air(HauntedLinework::wisps)
                .printed(
                        LineArt.contours(pen, 0.003, 0.035, 0.012, 0.55).then(HauntedLinework::scratch),
                        PixelEffects.none());
    }

    private static void fog(Scene s, Brush b) {
        for (int i = 0; i < 4; i++) {
            double y = s.horizon() + s.u(0.05 * i - 0.03);
            b.ellipse(
                    s.width() * (0.2 + 0.22 * i),
                    y,
                    s.width() * 0.5,
                    s.u(0.05),
                    new Oklch(0.52, 0.055, 145).argb(0.34),
                    s.u(0.045));
        }
    }

    private static void branches(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB2A7L);
        int dark = new Oklch(0.08, 0.012, 200).argb();
        branch(s, b, chance, s.fx(-0.06), s.fy(0.66), -78, s.u(0.30), s.u(0.034), 7, dark);
        branch(s, b, chance, s.fx(1.06), s.fy(0.66), -102, s.u(0.34), s.u(0.038), 7, dark);
    }

    private static void branch(
            Scene s,
            Brush b,
            SplittableRandom chance,
            double x,
            double y,
            double angle,
            double length,
            double width,
            int left,
            int c) {
        double a = Math.toRadians(angle);
        double mx = x + Math.cos(a) * length * 0.5 + s.u(0.012) * (chance.nextDouble() - 0.5);
        double my = y + Math.sin(a) * length * 0.5;
        double ex = x + Math.cos(a + 0.15 * (chance.nextDouble() - 0.5)) * length;
        double ey = y + Math.sin(a) * length;
        b.line(x, y, mx, my, width, c);
        b.line(mx, my, ex, ey, width * 0.8, c);
        if (left > 0) {
            int forks = chance.nextInt(4) == 0 ? 3 : 2;
            for (int i = 0; i < forks; i++) {
                double turn =
                        (i - (forks - 1) / 2.0) * (34 + 22 * chance.nextDouble()) + 12 * (chance.nextDouble() - 0.5);
                branch(
                        s,
                        b,
                        chance,
                        ex,
                        ey,
                        angle + turn,
                        length * (0.62 + 0.16 * chance.nextDouble()),
                        width * 0.62,
                        left - 1,
                        c);
            }
        }
    }

    private static void wisps(Scene s, Brush b) {
        SharedElements.scatter(s, 0x6057L, 12, (i, x, y, size, turn) -> {
            b.glow(x, y, s.u(0.010 + 0.035 * size), s.tones().accent().argb(0.5));
            b.disc(
                    x,
                    y,
                    s.u(0.002 + 0.003 * size),
                    s.tones().glow().lighter(0.1).argb());
        });
        b.ellipse(s.fx(0.1), s.fy(0.60), s.u(0.5), s.u(0.03), new Oklch(0.6, 0.05, 150).argb(0.22), s.u(0.03));
        b.ellipse(s.fx(0.9), s.fy(0.56), s.u(0.4), s.u(0.025), new Oklch(0.6, 0.05, 150).argb(0.22), s.u(0.03));
    }

    /** Long fine scratches over the whole picture. */
    private static void scratch(LayerPixels sheet) {
        double k = 1 / sheet.scene().u(0.02);
        int w = sheet.width();
        int[] p = sheet.argb();
        for (int i = 0; i < p.length; i++) {
            int x = i % w;
            int y = i / w;
            double n = LatticeNoise.at((x * 0.9 + y * 0.35) * k * 0.10, (y - x * 0.30) * k * 3.3);
            if (n > 0.88) {
                p[i] = Rgb.plus(p[i], 0xFF9FB89A, (n - 0.88) * 1.9 * (1 - 0.6 * y / sheet.height()));
            }
        }
    }
}
