package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Pictures, boards and lamps of rooms and stages. */
final class RoomDetails {

    private final Scene s;
    private final Painter p;
    private final SplittableRandom chance;

    RoomDetails(Scene scene, Painter painter, SplittableRandom chance) {
        this.s = scene;
        this.p = painter;
        this.chance = chance;
    }

    /** Pictures on the wall. */
    void frames() {
        double left = s.side() > 0 ? 0.08 : 0.70;
        double[][] at = {{0, 0.31, 0.13, 0.10}, {0.15, 0.335, 0.08, 0.07}, {0.02, 0.415, 0.09, 0.055}};
        for (double[] a : at) {
            double x = s.fx(left + a[0]);
            double y = s.fy(a[1]);
            double w = s.u(a[2]);
            double h = w * a[3] / a[2] * 1.3;
            double edge = w * 0.09;
            try (Path frame = Path.makeRect(Brush.rect(x, y, w, h));
                    Path sheet = Path.makeRect(Brush.rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge));
                    Path hill = Shapes.polygon(
                            x + edge,
                            y + h - edge,
                            x + w * 0.42,
                            y + h * 0.42,
                            x + w * 0.62,
                            y + h * 0.64,
                            x + w * 0.76,
                            y + h * 0.5,
                            x + w - edge,
                            y + h - edge)) {
                p.form(frame, 0.72);
                p.form(sheet, 0.10);
                p.form(hill, 0.45);
            }
        }
    }

    /** A skirting board and the joints of the floor. */
    void boards() {
        try (Path skirting = Path.makeRect(Brush.rect(-10, s.horizon() - s.u(0.028), s.width() + 20, s.u(0.028)))) {
            p.form(skirting, 0.28);
        }
        double deep = s.height() - s.horizon();
        for (int i = -9; i <= 9; i++) {
            double x0 = s.width() / 2.0 + s.u(0.11) * i;
            double x1 = s.width() / 2.0 + s.u(0.32) * i;
            try (Path joint = Shapes.polygon(
                    x0, s.horizon(), x0 + s.u(0.002), s.horizon(), x1 + s.u(0.007), s.height(), x1, s.height())) {
                p.form(joint, 0.9);
            }
        }
        for (int i = -9; i < 9; i++) {
            // boards end here and there, and not in a line; the ones close by have no end in the picture
            double down = 0.05 + 0.3 * chance.nextDouble();
            double wide = s.u(0.11) + down * s.u(0.21);
            double x = s.width() / 2.0 + i * wide;
            try (Path end = Path.makeRect(Brush.rect(x, s.horizon() + down * deep, wide, s.u(0.001 + 0.006 * down)))) {
                p.form(end, 0.9);
            }
        }
    }

    /** A standing lamp, and books beside it. */
    void lamp() {
        double x = s.side() > 0 ? s.fx(0.90) : s.fx(0.10);
        double y = s.horizon() + s.u(0.10);
        double h = s.u(0.50);
        try (Path pole = Path.makeRect(Brush.rect(x - s.u(0.006), y - h, s.u(0.012), h));
                Path foot = Shapes.arch(x, y, s.u(0.11), s.u(0.055));
                Path shade = Shapes.polygon(
                        x - s.u(0.05),
                        y - h - s.u(0.02),
                        x + s.u(0.05),
                        y - h - s.u(0.02),
                        x + s.u(0.09),
                        y - h + s.u(0.11),
                        x - s.u(0.09),
                        y - h + s.u(0.11))) {
            p.glow(x, y - h + s.u(0.08), s.u(0.42), 0.9);
            p.form(pole, 0.9);
            p.form(foot, 0.9);
            p.form(shade, 0.05);
            p.glow(x, y - h + s.u(0.05), s.u(0.12), 0.9);
        }
        double at = s.side() > 0 ? s.fx(0.07) : s.fx(0.93);
        for (int i = 0; i < 4; i++) {
            double w = s.u(0.15 - 0.016 * i);
            double shift = s.u(0.018) * (chance.nextDouble() - 0.5);
            double top = s.ground() + s.u(0.14) - s.u(0.030) * (i + 1);
            try (Path book = Path.makeRect(Brush.rect(at - w / 2 + shift, top, w, s.u(0.027)));
                    Path pages = Path.makeRect(
                            Brush.rect(at - w / 2 + shift + w * 0.86, top + s.u(0.005), w * 0.14, s.u(0.017)))) {
                p.form(book, i % 2 == 0 ? 0.85 : 0.45);
                p.form(pages, 0.06);
            }
        }
    }

    /** Lamps of a stage on their bar. */
    void rig() {
        boolean dark = s.hour() == Tones.Hour.NIGHT;
        double y = s.fy(0.045);
        try (Path bar = Path.makeRect(Brush.rect(-10, y - s.u(0.05), s.width() + 20, s.u(0.012)))) {
            p.form(bar, 0.95);
        }
        for (int i = 0; i < 5; i++) {
            double x = s.fx(0.1 + 0.2 * i);
            double lean = (0.5 - (0.1 + 0.2 * i)) * 44;
            p.beam(x, y, lean, s.u(0.035), s.u(dark ? 0.95 : 0.7));
            try (Path lamp = Shapes.arch(x, y + s.u(0.012), s.u(0.055), s.u(0.055))) {
                p.form(lamp, 0.95);
            }
            p.glow(x, y + s.u(0.01), s.u(0.06), 1);
        }
    }
}
