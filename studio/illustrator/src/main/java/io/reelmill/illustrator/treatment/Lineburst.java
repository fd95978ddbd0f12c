package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Prop;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Engraving: hundreds of golden rays from behind the hero on black. */
final class Lineburst {
    private static final Oklch WHITE = new Oklch(0.965, 0.008, 95);

    private Lineburst() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.13, 0.02, 30),
                new Oklch(0.30, 0.12, 27),
                new Oklch(0.86, 0.14, 85),
                new Oklch(0.22, 0.07, 25),
                new Oklch(0.09, 0.015, 25),
                new Oklch(0.62, 0.23, 28));
        return Style.of(Lineburst::burst, DrawnMaterials.engraved(new Oklch(0.13, 0.02, 30), new Oklch(0.88, 0.13, 86)))
                .lit(Relighting.fixed(tones, Tones.Hour.NIGHT))
                .standing((s, b) -> {
                    double r = s.hero().size() * 0.66;
                    b.disc(s.hero().x(), s.hero().y(), r, tones.skyTop().argb());
                    b.ring(
                            s.hero().x(),
                            s.hero().y(),
                            r,
                            s.u(0.008),
                            tones.glow().argb());
                    b.ring(
                            s.hero().x(),
                            s.hero().y(),
                            r * 1.045,
                            s.u(0.003),
                            tones.glow().argb());
                })
                .air((s, b) -> SharedElements.scatter(s, 0x11EL, 34, (i, x, y, size, turn) -> {
                    double a = Math.atan2(y - s.hero().y(), x - s.hero().x());
                    double l = s.u(0.02 + 0.07 * size);
                    Oklch c = i % 4 == 0 ? tones.accent() : tones.glow();
                    b.line(x, y, x + Math.cos(a) * l, y + Math.sin(a) * l, s.u(0.003 + 0.003 * turn), c.argb());
                }));
    }

    private static void burst(Scene s, Brush b) {
        Tones t = s.tones();
        b.box(0, 0, s.width(), s.height(), t.skyTop().argb());
        double x = s.hero().x();
        double y = s.hero().y();
        b.glow(x, y, s.u(1.0), new Oklch(0.45, 0.19, 28).argb());
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xB0257L);
        double far = Math.hypot(s.width(), s.height());
        int n = 260;
        for (int i = 0; i < n; i++) {
            double a = Math.PI * 2 * (i + 0.5 * chance.nextDouble()) / n;
            double from = s.hero().size() * (i % 4 == 0 ? 0.68 : 0.74 + 0.55 * chance.nextDouble());
            double to = i % 4 == 0 ? far : from + s.hero().size() * (0.3 + 1.4 * chance.nextDouble());
            double half = Math.PI / n * (i % 4 == 0 ? 0.55 : 0.30);
            Oklch c = i % 12 == 0 ? WHITE : i % 7 == 0 ? t.accent() : t.glow().lighter(-0.10 * chance.nextDouble());
            try (Path ray = Shapes.polygon(
                    x + Math.cos(a) * from, y + Math.sin(a) * from,
                    x + Math.cos(a - half) * to, y + Math.sin(a - half) * to,
                    x + Math.cos(a + half) * to, y + Math.sin(a + half) * to)) {
                b.fill(ray, c.argb(), 0);
            }
        }
        skyline(s, b);
        Oklch dark = t.deep();
        b.vertical(
                0,
                s.fy(0.50),
                s.width(),
                s.height() - s.fy(0.50),
                dark.argb(0),
                dark.argb(0.86),
                dark.argb(0.96),
                dark.argb(0.98));
    }

    /** The place as one black silhouette below the rays. */
    private static void skyline(Scene s, Brush b) {
        Prop h = s.hero();
        SplittableRandom chance = new SplittableRandom(s.seed());
        double[] ridge = Shapes.ridge(chance, 6, s.fy(0.60), s.u(0.16), 0.55);
        try (Path land = Shapes.jagged(0, s.width(), s.height(), ridge)) {
            b.fill(land, s.tones().deep().argb(), 0);
            b.line(land, s.u(0.005), s.tones().glow().argb(), 0);
        }
        b.glow(h.x(), s.fy(0.60), s.u(0.3), s.tones().accent().argb(0.25));
    }
}
