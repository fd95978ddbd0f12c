package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.Halftone;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;

/** A 1950s magazine advertisement: cream paper, four-colour halftone with faded inks and errors of registration, sun rays, stars. */
final class Advertisement {
    private static final Oklch CREAM = new Oklch(0.945, 0.035, 88);

    private Advertisement() {}

    static Style style() {
        Tones tones = new Tones(
                new Oklch(0.70, 0.09, 195),
                new Oklch(0.90, 0.06, 88),
                new Oklch(0.93, 0.07, 92),
                new Oklch(0.60, 0.16, 32),
                new Oklch(0.34, 0.10, 25),
                new Oklch(0.63, 0.19, 30));
        return Style.of(Advertisement::sunburst, DrawnMaterials.airbrushed())
                .lit(Relighting.fixed(tones, Tones.Hour.DAY))
                .standing((s, b) -> {
                    double r = s.hero().size() * 0.62;
                    b.disc(
                            s.hero().x(),
                            s.hero().y(),
                            r,
                            SharedElements.behind(s, new Oklch(0.87, 0.13, 90), new Oklch(0.50, 0.11, 210))
                                    .argb());
                    b.ring(
                            s.hero().x(),
                            s.hero().y(),
                            r * 1.05,
                            s.u(0.008),
                            tones.accent().argb());
                })
                .shadowed(0.03, 0.01, 0.5)
                .air(Advertisement::atoms)
                .printed(press().then(PixelEffects.texture(Grain.PAPER, 0.09, 1)), press());
    }

    private static LayerPixels.Process press() {
        return Halftone.plates(
                CREAM,
                0.0085,
                0.006,
                new Oklch(0.60, 0.11, 205),
                new Oklch(0.60, 0.20, 22),
                new Oklch(0.88, 0.15, 92),
                new Oklch(0.25, 0.04, 40));
    }

    private static void sunburst(Scene s, Brush b) {
        Tones t = s.tones();
        b.box(0, 0, s.width(), s.height(), CREAM.argb());
        double far = Math.hypot(s.width(), s.height());
        double x = s.hero().x();
        double y = s.hero().y();
        for (int i = 0; i < 18; i++) {
            double a = Math.PI * 2 * i / 18 + 0.1;
            double half = Math.PI / 36;
            try (Path ray = Shapes.polygon(
                    x,
                    y,
                    x + Math.cos(a - half) * far,
                    y + Math.sin(a - half) * far,
                    x + Math.cos(a + half) * far,
                    y + Math.sin(a + half) * far)) {
                b.fill(ray, t.skyTop().argb(), 0);
            }
        }
        double g = s.fy(0.585);
        try (Path wave = Shapes.rolling(0, s.width(), s.height(), g + s.u(0.05), g - s.u(0.03), g + s.u(0.02));
                Path band = Shapes.rolling(0, s.width(), s.height(), g + s.u(0.085), g + s.u(0.005), g + s.u(0.055))) {
            b.fill(wave, CREAM.lighter(-0.02).argb(), 0);
            b.fill(band, new Oklch(0.45, 0.145, 28).argb(), 0);
        }
    }

    private static void atoms(Scene s, Brush b) {
        SharedElements.scatter(s, 0x1950L, 10, (i, x, y, size, turn) -> {
            double r = s.u(0.02 + 0.03 * size);
            int c = (i % 3 == 0
                            ? s.tones().accent()
                            : i % 3 == 1 ? new Oklch(0.45, 0.10, 205) : new Oklch(0.30, 0.05, 40))
                    .argb();
            if (i % 2 == 0) {
                for (int k = 0; k < 4; k++) {
                    double a = Math.PI * k / 4 + turn;
                    b.line(
                            x - Math.cos(a) * r,
                            y - Math.sin(a) * r,
                            x + Math.cos(a) * r,
                            y + Math.sin(a) * r,
                            s.u(0.004),
                            c);
                    b.disc(x + Math.cos(a) * r, y + Math.sin(a) * r, s.u(0.006), c);
                    b.disc(x - Math.cos(a) * r, y - Math.sin(a) * r, s.u(0.006), c);
                }
            } else {
                SharedElements.sparkle(b, x, y, r * 1.2, c);
            }
        });
    }
}
