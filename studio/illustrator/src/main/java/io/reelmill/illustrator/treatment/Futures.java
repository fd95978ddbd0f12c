package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.PaintMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.LineArt;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Science fiction: a hologram over a projector, instruments, glowing contours in the dark. */
final class Futures {
    private static final Oklch CYAN = new Oklch(0.86, 0.13, 200);
    private static final Oklch MAGENTA = new Oklch(0.68, 0.25, 345);

    private Futures() {}

    /** The style. */
    static Style scifi() {
        Tones tones = new Tones(
                new Oklch(0.13, 0.035, 245),
                new Oklch(0.27, 0.065, 220),
                CYAN,
                new Oklch(0.16, 0.04, 235),
                new Oklch(0.08, 0.022, 250),
                MAGENTA);
        return Style.of(
                        SharedElements.flat(s -> dark()).with(SharedElements.base(0.50, 0.55)),
                        DrawnMaterials.hologram(CYAN, MAGENTA))
                .lit(Relighting.fixed(tones, Tones.Hour.NIGHT))
                .standing(Futures::projector)
                .air(Futures::instruments)
                .printed(
                        LineArt.contours(CYAN.lighter(-0.10), 0.003, 0.016, 0, 0.75)
                                .then(Futures::grid)
                                .then(Futures::scan),
                        PixelEffects.none());
    }

    private static FlatPainter.Ramp dark() {
        return new SharedElements.Ramp(
                d -> new Oklch(0.24 - 0.12 * d, 0.05, 225 + 25 * d),
                CYAN.lighter(-0.25),
                MAGENTA,
                d -> new Oklch(0.12 + 0.16 * d * d, 0.05, 245 - 25 * d));
    }

    private static void grid(LayerPixels sheet) {
        sheet.draw(b -> {
            Scene s = sheet.scene();
            double y = s.ground() + s.u(0.04);
            double h = s.height() - y;
            b.vertical(
                    0,
                    y,
                    s.width(),
                    h,
                    new Oklch(0.12, 0.04, 235).argb(),
                    new Oklch(0.08, 0.025, 250).argb(),
                    new Oklch(0.06, 0.02, 250).argb());
            for (int i = -14; i <= 14; i++) {
                b.line(
                        s.width() * 0.5 + i * s.u(0.06),
                        y,
                        s.width() * 0.5 + i * s.u(0.34),
                        s.height(),
                        s.u(0.0022),
                        CYAN.argb(0.26));
            }
            for (int i = 0; i < 12; i++) {
                double f = Math.pow(i / 12.0, 2.2);
                b.line(0, y + h * f, s.width(), y + h * f, s.u(0.0022), CYAN.argb(0.30 * (1 - f)));
            }
            b.vertical(0, y - s.u(0.07), s.width(), s.u(0.14), CYAN.argb(0), CYAN.argb(0.30), CYAN.argb(0));
            b.vertical(
                    0,
                    s.fy(0.62),
                    s.width(),
                    s.height() - s.fy(0.62),
                    new Oklch(0.07, 0.02, 250).argb(0),
                    new Oklch(0.07, 0.02, 250).argb(0.85),
                    new Oklch(0.07, 0.02, 250).argb(0.9));
        });
    }

    private static void scan(LayerPixels sheet) {
        int period = (int) Math.max(3, sheet.scene().u(0.006));
        PixelEffects.at((x, y, c) -> Math.floorMod(y, period) * 2 < period ? c : Rgb.times(c, 0.86))
                .work(sheet);
    }

    /** The projector of the hologram, and its cone of light. */
    private static void projector(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.ground() + s.u(0.075);
        double r = s.hero().size() * 0.5;
        double top = s.hero().y() - s.hero().size() * 0.45;
        try (Path cone = Shapes.polygon(x - r * 0.45, y, x + r * 0.45, y, x + r * 1.25, top, x - r * 1.25, top)) {
            b.fill(cone, x, y, x, top, CYAN.argb(0.42), CYAN.argb(0.10), CYAN.argb(0));
        }
        b.glow(x, s.hero().y(), s.hero().size() * 0.85, new Oklch(0.55, 0.13, 220).argb(0.65), BlendMode.SCREEN);
        var canvas = b.canvas();
        canvas.save();
        canvas.translate((float) x, (float) y);
        canvas.scale(1, 0.22f);
        b.disc(0, 0, r, new Oklch(0.14, 0.04, 240).argb());
        for (int i = 0; i < 4; i++) {
            b.ring(0, 0, r * (1 - 0.2 * i), s.u(0.010 - 0.002 * i), (i == 1 ? MAGENTA : CYAN).argb(0.95 - 0.12 * i));
        }
        b.glow(0, 0, r * 0.8, CYAN.argb(0.9), BlendMode.SCREEN);
        canvas.restore();
        arcs(s, b, x, s.hero().y(), s.hero().size() * 0.70);
    }

    private static void arcs(Scene s, Brush b, double x, double y, double r) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0xA2C5L);
        for (int ring = 0; ring < 3; ring++) {
            double rr = r * (1 + 0.075 * ring);
            double from = chance.nextDouble() * 360;
            for (int k = 0; k < 3; k++) {
                double sweep = 30 + 60 * chance.nextDouble();
                float start = (float) (from + 120 * k);
                int colour = (ring == 1 ? MAGENTA : CYAN).argb(ring == 0 ? 0.9 : 0.6);
                double width = s.u(ring == 0 ? 0.008 : 0.004);
                b.with(p -> p.setColor(colour).setMode(PaintMode.STROKE).setStrokeWidth((float) width), p -> b.canvas()
                        .drawArc(
                                (float) (x - rr),
                                (float) (y - rr),
                                (float) (x + rr),
                                (float) (y + rr),
                                start,
                                (float) sweep,
                                false,
                                p));
            }
        }
        for (int i = 0; i < 72; i++) {
            double a = Math.PI * 2 * i / 72;
            double in = r * 1.20;
            double out = r * (i % 6 == 0 ? 1.26 : 1.225);
            b.line(
                    x + Math.cos(a) * in,
                    y + Math.sin(a) * in,
                    x + Math.cos(a) * out,
                    y + Math.sin(a) * out,
                    s.u(0.002),
                    CYAN.argb(0.55));
        }
    }

    /** Instruments at the edges of the frame: brackets, bars and a wave. */
    private static void instruments(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x14D5L);
        double q = s.u(0.06);
        for (int corner = 0; corner < 4; corner++) {
            double x = s.fx(corner % 2 == 0 ? 0.05 : 0.95);
            double y = s.fy(corner < 2 ? 0.03 : 0.60);
            double dx = corner % 2 == 0 ? q : -q;
            double dy = corner < 2 ? q : -q;
            b.line(x, y, x + dx, y, s.u(0.005), CYAN.argb(0.9));
            b.line(x, y, x, y + dy, s.u(0.005), CYAN.argb(0.9));
        }
        double bx = s.fx(s.side() < 0 ? 0.08 : 0.78);
        for (int i = 0; i < 9; i++) {
            double h = s.u(0.01 + 0.05 * chance.nextDouble());
            b.box(bx + s.u(0.016) * i, s.fy(0.115) - h, s.u(0.010), h, (i == 6 ? MAGENTA : CYAN).argb(0.85));
        }
        double wx = s.fx(s.side() < 0 ? 0.66 : 0.08);
        double last = 0;
        for (int i = 1; i < 34; i++) {
            double now = s.u(0.030) * Math.sin(i * 0.7) * Math.sin(i * 0.17 + 1);
            b.line(
                    wx + s.u(0.008) * (i - 1),
                    s.fy(0.575) + last,
                    wx + s.u(0.008) * i,
                    s.fy(0.575) + now,
                    s.u(0.003),
                    MAGENTA.argb(0.9));
            last = now;
        }
        SharedElements.scatter(s, 0x5C1L, 22, (i, x, y, size, turn) -> {
            double r = s.u(0.002 + 0.004 * size);
            b.box(x, y, r * 2, r * 2, (i % 5 == 0 ? MAGENTA : CYAN).argb(0.8));
        });
    }
}
