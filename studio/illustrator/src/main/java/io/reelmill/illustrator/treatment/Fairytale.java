package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.effect.Strokes;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** A fairy tale in oil paint: green dusk, a ring of runes, fireflies, glowing things. */
final class Fairytale {

    private Fairytale() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.27, 0.10, 300),
                new Oklch(0.62, 0.115, 178),
                new Oklch(0.90, 0.11, 165),
                new Oklch(0.34, 0.085, 168),
                new Oklch(0.15, 0.055, 285),
                new Oklch(0.84, 0.15, 92));
        return Style.of(
                        SharedElements.soft()
                                .with(Fairytale::aurora)
                                .with(Fairytale::giantMoon)
                                .with(SharedElements.base(0.55, 0.66)),
                        DrawnMaterials.enchanted(new Oklch(0.80, 0.13, 170)))
                .lit(Relighting.fixed(tones, Tones.Hour.DUSK))
                .standing(SharedElements.halo(s -> new Oklch(0.80, 0.14, 165), 1.0, 0.75)
                        .with(Fairytale::runes))
                .shadowed(0.03, 0.05, 0.40)
                .air(Fairytale::fireflies)
                .printed(Strokes.of(0.026, 0.11, 0.35), PixelEffects.none());
    }

    private static void aurora(Scene s, Brush b) {
        for (int band = 0; band < 3; band++) {
            double y = s.fy(0.06 + 0.09 * band);
            Oklch c = new Oklch(0.76, 0.15, band == 1 ? 320 : 165);
            for (int i = 0; i < 46; i++) {
                double f = i / 45.0;
                double x = s.width() * (f * 1.2 - 0.1);
                double yy = y + s.u(0.10) * Math.sin(f * 5 + band * 2 + s.seed() % 7);
                double length = s.u(0.16 + 0.14 * LatticeNoise.at(i * 0.7, band * 9 + 3));
                b.vertical(x, yy - length, s.width() / 36.0, length * 1.3, c.argb(0), c.argb(0.22), c.argb(0));
            }
        }
    }

    private static void giantMoon(Scene s, Brush b) {
        double x = s.fx(s.side() < 0 ? 0.20 : 0.80);
        double y = s.fy(0.17);
        double r = s.u(0.21);
        b.glow(x, y, r * 2.4, new Oklch(0.85, 0.10, 170).argb(0.40), BlendMode.SCREEN);
        b.ball(
                x,
                y,
                r,
                0.2 * s.side(),
                -0.4,
                new Oklch(0.97, 0.04, 130).argb(),
                new Oklch(0.86, 0.08, 165).argb(),
                new Oklch(0.60, 0.10, 190).argb());
    }

    private static void runes(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y();
        double r = s.hero().size() * 0.72;
        Oklch light = new Oklch(0.90, 0.13, 95);
        b.ring(x, y, r, s.u(0.014), light.argb(0.25));
        b.ring(x, y, r, s.u(0.004), light.argb(0.95));
        b.ring(x, y, r * 1.16, s.u(0.003), light.argb(0.8));
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x2E5L);
        for (int i = 0; i < 20; i++) {
            double a = Math.PI * 2 * i / 20;
            double cx = x + Math.cos(a) * r * 1.08;
            double cy = y + Math.sin(a) * r * 1.08;
            double q = s.u(0.013);
            for (int k = 0; k < 3; k++) {
                double x0 = (chance.nextInt(3) - 1) * q * 0.6;
                double y0 = (chance.nextInt(3) - 1) * q;
                double x1 = (chance.nextInt(3) - 1) * q * 0.6;
                double y1 = (chance.nextInt(3) - 1) * q;
                b.line(cx + x0, cy + y0, cx + x1, cy + y1, s.u(0.003), light.argb(0.95));
            }
        }
    }

    private static void fireflies(Scene s, Brush b) {
        SharedElements.scatter(s, 0xF1FL, 48, (i, x, y, size, turn) -> {
            Oklch c = i % 3 == 0 ? s.tones().accent() : s.tones().glow();
            b.glow(x, y, s.u(0.008 + 0.026 * size * size), c.argb(0.75), BlendMode.SCREEN);
            b.disc(x, y, s.u(0.0018 + 0.003 * size), c.lighter(0.1).argb());
        });
    }
}
