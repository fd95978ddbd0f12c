package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Places on, under and beside the sea. */
final class Waters {

    private Waters() {}

    static void sea(Scene s, Painter p, SplittableRandom chance) {
        openSky(s, p, chance, 4);
        islands(s, p, chance);
        p.water(s.horizon());
        swell(s, p, chance, 0.16, 3);
    }

    static void beach(Scene s, Painter p, SplittableRandom chance) {
        openSky(s, p, chance, 3);
        islands(s, p, chance);
        p.water(s.horizon());
        double y = s.fy(0.66);
        double[] h = Shapes.ridge(chance, 2, y, s.u(0.10), 0.5);
        for (int i = 0; i < h.length; i++) {
            h[i] -= s.u(0.06) * Math.abs(i - 2.0) * (i < 2 == s.side() > 0 ? 1 : 0.1);
        }
        try (Path sand = Shapes.rolling(0, s.width(), s.height(), h)) {
            p.land(sand, y - s.u(0.1), 0.75);
        }
        palm(s, p, s.side() > 0 ? s.fx(0.10) : s.fx(0.90), s.fy(0.66), s.u(0.62), s.side() > 0 ? 1 : -1, 0.9);
        palm(s, p, s.side() > 0 ? s.fx(-0.04) : s.fx(1.04), s.fy(0.68), s.u(0.46), s.side() > 0 ? 1 : -1, 1);
    }

    static void underwater(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        p.glow(s.width() * 0.5, 0, s.width() * 0.9, 0.75);
        for (int i = 0; i < 5; i++) {
            double x = s.width() * (0.1 + 0.2 * i);
            p.beam(
                    x,
                    -s.u(0.1),
                    (0.5 - (x / s.width())) * -30,
                    s.u(0.05 + 0.08 * chance.nextDouble()),
                    s.height() * 0.75);
        }
        for (int row = 0; row < 3; row++) {
            double depth = 0.25 + 0.33 * row;
            double y = s.fy(0.58 + 0.09 * row);
            double[] h = Shapes.ridge(chance, 3, y, s.u(0.16), 0.55);
            try (Path floor = Shapes.rolling(0, s.width(), s.height(), h)) {
                p.land(floor, y - s.u(0.1), depth);
            }
            for (int i = 0; i < 5; i++) {
                boolean left = i % 2 == 0;
                double x = left ? s.width() * 0.30 * chance.nextDouble() : s.width() * (1 - 0.30 * chance.nextDouble());
                weed(s, p, chance, x, y + s.u(0.06), s.u(0.18 + 0.16 * depth), depth);
            }
        }
    }

    private static void openSky(Scene s, Painter p, SplittableRandom chance, int clouds) {
        p.ground(false);
        if (s.hour() == Tones.Hour.NIGHT || s.hour() == Tones.Hour.DUSK) {
            p.stars(0.5);
        }
        double y = s.hour() == Tones.Hour.DAY || s.hour() == Tones.Hour.NIGHT ? s.lightY() : s.horizon() - s.u(0.07);
        SunnySky sky = SunnySky.paint(s, p, y, s.u(0.10));
        for (int i = 0; i < clouds; i++) {
            double x = s.width() * ((i + chance.nextDouble()) / clouds);
            sky.cloud(
                    x, s.fy(0.08 + 0.34 * chance.nextDouble()), s.u(0.3 + 0.25 * chance.nextDouble()), 0.15 + 0.1 * i);
        }
    }

    private static void islands(Scene s, Painter p, SplittableRandom chance) {
        for (int i = 0; i < 2; i++) {
            double x = i == 0 ? s.width() * -0.05 : s.width() * (0.62 + 0.1 * chance.nextDouble());
            double w = s.u(0.5 + 0.2 * chance.nextDouble());
            double[] h = Shapes.ridge(chance, 3, s.horizon() - s.u(0.05), s.u(0.06), 0.6);
            h[0] = s.horizon();
            h[h.length - 1] = s.horizon();
            try (Path island = Shapes.rolling(x, x + w, s.horizon() + s.u(0.01), h)) {
                p.land(island, s.horizon() - s.u(0.1), 0.22 + 0.14 * i);
            }
        }
    }

    private static void swell(Scene s, Painter p, SplittableRandom chance, double from, int rows) {
        for (int row = 0; row < rows; row++) {
            double y = s.horizon() + s.u(from + 0.17 * row + 0.06 * row * row);
            double[] h = new double[13];
            for (int i = 0; i < h.length; i++) {
                h[i] = y + (i % 2 == 0 ? -1 : 1) * s.u(0.012 + 0.006 * row) + s.u(0.015) * chance.nextDouble();
            }
            try (Path wave = Shapes.rolling(-s.u(0.1), s.width() + s.u(0.1), s.height(), h)) {
                p.land(wave, y - s.u(0.03), 0.62 + 0.13 * row);
            }
        }
    }

    private static void palm(Scene s, Painter p, double x, double y, double height, int lean, double depth) {
        double tx = x + lean * height * 0.16;
        double ty = y - height;
        double t = height * 0.028;
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo((float) (x - t * 1.6), (float) y);
            b.quadTo(
                    (float) (x + lean * height * 0.02 - t), (float) (y - height * 0.55), (float) (tx - t * 0.6), (float)
                            ty);
            b.lineTo((float) (tx + t * 0.6), (float) ty);
            b.quadTo((float) (x + lean * height * 0.05 + t), (float) (y - height * 0.5), (float) (x + t * 1.6), (float)
                    y);
            try (Path trunk = b.closePath().build()) {
                p.form(trunk, depth);
            }
        }
        for (int i = 0; i < 7; i++) {
            double angle = -118 + i * 39;
            try (PathBuilder b = new PathBuilder()) {
                double a = Math.toRadians(angle);
                double length = height * (0.42 + 0.05 * (i % 2));
                double ex = tx + Math.sin(a) * length;
                double ey = ty - Math.cos(a) * length * 0.55 + height * 0.10;
                double mx = tx + Math.sin(a) * length * 0.55;
                double my = ty - Math.abs(Math.cos(a)) * length * 0.30 - height * 0.10;
                b.moveTo((float) tx, (float) ty);
                b.quadTo((float) mx, (float) my, (float) ex, (float) ey);
                b.quadTo((float) mx, (float) (my + height * 0.13), (float) tx, (float) (ty + t));
                try (Path frond = b.closePath().build()) {
                    p.form(frond, depth);
                }
            }
        }
    }

    private static void weed(
            Scene s, Painter p, SplittableRandom chance, double x, double y, double height, double depth) {
        for (int i = 0; i < 4; i++) {
            double angle = -30 + 18 * i + 8 * chance.nextDouble();
            double length = height * (0.7 + 0.5 * chance.nextDouble());
            try (Path blade = Shapes.leaf(x + (i - 1.5) * s.u(0.012), y, length, s.u(0.035), angle)) {
                p.form(blade, Math.min(1, depth + 0.1));
            }
        }
    }
}
