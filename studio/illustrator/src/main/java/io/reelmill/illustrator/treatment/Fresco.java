package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.ClipMode;
import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.effect.PixelEffects;
import io.reelmill.illustrator.effect.Strokes;
import io.reelmill.illustrator.material.DrawnMaterials;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LayerPixels;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;

/** A fresco: pigment in plaster, a painted arch, a golden halo, cracks. */
final class Fresco {

    private Fresco() {}

    static Style style() {
        Oklch ochre = new Oklch(0.66, 0.085, 70);
        Tones tones = new Tones(
                new Oklch(0.60, 0.055, 215),
                new Oklch(0.80, 0.045, 88),
                new Oklch(0.90, 0.06, 85),
                new Oklch(0.50, 0.065, 85),
                new Oklch(0.26, 0.045, 45),
                new Oklch(0.58, 0.115, 35));
        LayerPixels.Process aged = Strokes.of(0.018, 0.10, 0.5).then(Fresco::cracked);
        return Style.of(
                        SharedElements.soft()
                                .with(SharedElements.base(s -> new Oklch(0.25, 0.05, 40), 0.55, 0.72))
                                .with(Fresco::archway),
                        DrawnMaterials.fresco(ochre))
                .lit(Relighting.fixed(tones, Tones.Hour.DAY))
                .standing(Fresco::nimbus)
                .shadowed(0.03, 0.03, 0.40)
                .air((s, b) -> SharedElements.scatter(
                        s, 0xF2E5L, 6, (i, x, y, size, turn) -> rosette(b, x, y, s.u(0.014 + 0.010 * size))))
                .printed(aged, Fresco::cracked);
    }

    private static void cracked(LayerPixels sheet) {
        float[] cracks = Grain.CRACKS.tile();
        float[] lime = Grain.PLASTER.tile();
        double k = PixelEffects.scale(sheet) * 0.9;
        double low = sheet.scene().fy(0.70);
        PixelEffects.at((x, y, c) -> {
                    double blotch = Grain.at(lime, x, y, k * 0.6) - 0.5;
                    double calm = y < low ? 1 : 0.25;
                    int made = Rgb.mix(c, 0xFFD9C7A4, Math.max(0, (0.20 + blotch * 1.1) * calm));
                    made = Rgb.times(made, 1 + 0.22 * (Grain.at(lime, x + 200, y + 90, k * 2) - 0.5));
                    return Rgb.mix(0xFF3D2C20, made, 0.35 + 0.65 * Grain.at(cracks, x, y, k));
                })
                .work(sheet);
    }

    /** A stone arch that frames the view, with a painted border. */
    private static void archway(Scene s, Brush b) {
        double w = s.width() * 0.84;
        double top = s.fy(0.025);
        double far = s.u(0.3);
        Oklch wall = new Oklch(0.80, 0.05, 80);
        try (Path all = Path.makeRect(Brush.rect(-far, -far, s.width() + 2 * far, s.fy(0.70) + far));
                Path hole = Shapes.arch(s.width() / 2.0, s.fy(0.70) + 2, w, s.fy(0.70) - top)) {
            var canvas = b.canvas();
            canvas.save();
            canvas.clipPath(hole, ClipMode.DIFFERENCE, true);
            b.fill(
                    all,
                    0,
                    0,
                    0,
                    s.fy(0.70),
                    wall.argb(),
                    wall.lighter(-0.10).argb(),
                    wall.lighter(-0.34).argb());
            b.line(hole, s.u(0.085), new Oklch(0.50, 0.115, 32).argb(), 0);
            b.line(hole, s.u(0.055), new Oklch(0.78, 0.10, 82).argb(), 0);
            b.line(hole, s.u(0.022), new Oklch(0.36, 0.06, 230).argb(), 0);
            canvas.restore();
            canvas.save();
            canvas.clipPath(hole, true);
            b.line(hole, s.u(0.06), new Oklch(0.2, 0.03, 50).argb(0.5), s.u(0.025));
            canvas.restore();
        }
        rosette(b, s.fx(0.09), s.fy(0.06), s.u(0.045));
        rosette(b, s.fx(0.91), s.fy(0.06), s.u(0.045));
    }

    private static void rosette(Brush b, double x, double y, double r) {
        for (int i = 0; i < 8; i++) {
            double a = Math.PI * i / 4;
            b.disc(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.32, new Oklch(0.52, 0.11, 34).argb());
        }
        b.disc(x, y, r * 0.42, new Oklch(0.76, 0.11, 82).argb());
    }

    private static void nimbus(Scene s, Brush b) {
        double x = s.hero().x();
        double y = s.hero().y() - s.hero().size() * 0.04;
        double r = s.hero().size() * 0.64;
        b.ball(
                x,
                y,
                r,
                s.side() * 0.3,
                -0.3,
                new Oklch(0.86, 0.10, 88).argb(),
                new Oklch(0.76, 0.115, 80).argb(),
                new Oklch(0.60, 0.10, 70).argb());
        b.ring(x, y, r, s.u(0.010), new Oklch(0.45, 0.10, 38).argb());
        b.ring(x, y, r * 0.92, s.u(0.004), new Oklch(0.45, 0.10, 38).argb());
        for (int i = 0; i < 48; i++) {
            double a = Math.PI * 2 * i / 48;
            b.line(
                    x + Math.cos(a) * r * 0.70,
                    y + Math.sin(a) * r * 0.70,
                    x + Math.cos(a) * r * 0.90,
                    y + Math.sin(a) * r * 0.90,
                    s.u(0.0035),
                    new Oklch(0.62, 0.11, 68).argb());
        }
    }
}
