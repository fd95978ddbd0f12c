package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Fields, forests, mountains, snow and sand. */
final class Lands {

    private Lands() {}

    static void field(Scene s, Painter p, SplittableRandom chance) {
        openSky(s, p, chance, 4);
        for (int row = 0; row < 5; row++) {
            double depth = 0.12 + 0.2 * row;
            double y = s.horizon() + s.u(-0.05 + 0.085 * row + 0.02 * row * row);
            double[] h = Shapes.ridge(chance, row < 2 ? 3 : 2, y, s.u(0.13), 0.5);
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                p.land(hill, y - s.u(0.08), depth);
            }
            if (row < 4) {
                bushes(s, p, chance, h, depth, 4 + 2 * (3 - row));
            }
        }
    }

    static void forest(Scene s, Painter p, SplittableRandom chance) {
        openSky(s, p, chance, 0);
        for (int row = 0; row < 4; row++) {
            double depth = 0.12 + 0.24 * row;
            double y = s.horizon() + s.u(-0.02 + 0.10 * row);
            double[] h = Shapes.ridge(chance, 3, y, s.u(0.08), 0.5);
            for (int i = 0; i < 16 - 3 * row; i++) {
                double x = s.width() * (i + chance.nextDouble()) / (16 - 3 * row);
                double edge = Math.abs(x / s.width() - 0.5) * 2;
                double height = s.u(0.22 + 0.16 * row) * (0.55 + 0.75 * edge) * (0.8 + 0.4 * chance.nextDouble());
                if (row < 2 || edge > 0.45) {
                    try (Path fir = Shapes.fir(x, y + s.u(0.06), height)) {
                        p.form(fir, depth);
                    }
                }
            }
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                p.land(hill, y - s.u(0.05), depth);
            }
            p.haze(y, s.u(0.20), 0.45 - 0.1 * row);
        }
        for (int i = 0; i < 3; i++) {
            p.beam(
                    s.lightX() + s.u(0.12 * (i - 1)),
                    s.fy(-0.08),
                    -s.side() * (12 + 7 * i),
                    s.u(0.09),
                    s.height() * 0.62);
        }
    }

    static void mountains(Scene s, Painter p, SplittableRandom chance) {
        openSky(s, p, chance, 3);
        for (int row = 0; row < 3; row++) {
            double depth = 0.14 + 0.22 * row;
            double y = s.horizon() + s.u(-0.22 + 0.15 * row);
            double[] h = Shapes.ridge(chance, 6, y, s.u(0.42 - 0.08 * row), 0.52);
            try (Path range = Shapes.jagged(0, s.width(), s.height(), h);
                    Path snow = snowLine(s, h, y)) {
                p.land(range, y - s.u(0.25), depth);
                if (row < 2) {
                    p.cap(snow, depth);
                }
            }
            p.haze(y + s.u(0.22), s.u(0.22), 0.55);
        }
        for (int row = 0; row < 3; row++) {
            double y = s.horizon() + s.u(0.10 + 0.13 * row);
            double[] h = Shapes.ridge(chance, 3, y, s.u(0.10), 0.5);
            trees(s, p, chance, h, 0.66 + 0.15 * row, row == 2 ? 0 : 9);
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                p.land(hill, y - s.u(0.06), 0.66 + 0.15 * row);
            }
        }
    }

    static void snow(Scene s, Painter p, SplittableRandom chance) {
        openSky(s, p, chance, 3);
        double y0 = s.horizon() - s.u(0.08);
        double[] range = Shapes.ridge(chance, 6, y0, s.u(0.34), 0.52);
        try (Path path = Shapes.jagged(0, s.width(), s.height(), range);
                Path snow = snowLine(s, range, y0)) {
            p.land(path, y0 - s.u(0.2), 0.2);
            p.cap(snow, 0.2);
        }
        p.haze(s.horizon(), s.u(0.25), 0.6);
        for (int row = 0; row < 3; row++) {
            double y = s.horizon() + s.u(0.04 + 0.12 * row);
            double[] h = Shapes.ridge(chance, 2, y, s.u(0.10), 0.5);
            trees(s, p, chance, h, 0.4 + 0.2 * row, 8);
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                p.land(hill, y - s.u(0.05), 0.4 + 0.2 * row);
                p.cap(hill, 0.4 + 0.25 * row);
            }
        }
    }

    static void desert(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        if (s.hour() == Tones.Hour.NIGHT || s.hour() == Tones.Hour.DUSK) {
            p.stars(0.6);
        }
        p.sun(s.lightX(), Math.min(s.lightY() + s.u(0.12), s.horizon() - s.u(0.12)), s.u(0.15));
        double px = s.side() > 0 ? s.fx(0.16) : s.fx(0.84);
        for (int i = 0; i < 2; i++) {
            double x = px + (i - 0.5) * s.u(0.34);
            double h = s.u(i == 0 ? 0.24 : 0.16);
            double y = s.horizon() + s.u(0.03);
            try (Path left = Shapes.polygon(x - h * 0.8, y, x, y - h, x + h * 0.16, y);
                    Path right = Shapes.polygon(x + h * 0.16, y, x, y - h, x + h * 0.8, y)) {
                p.form(s.side() > 0 ? left : right, 0.30 + 0.04 * i);
                p.form(s.side() > 0 ? right : left, 0.16 + 0.04 * i);
            }
        }
        for (int row = 0; row < 5; row++) {
            double depth = 0.2 + 0.18 * row;
            double y = s.horizon() + s.u(0.01 + 0.10 * row);
            dune(s, p, chance, y, depth);
        }
    }

    /** A dune: a lit slope and, beyond its crest, a slope in shade. */
    private static void dune(Scene s, Painter p, SplittableRandom chance, double y, double depth) {
        double[] h = Shapes.ridge(chance, 2, y, s.u(0.11), 0.45);
        try (Path slope = Shapes.rolling(0, s.width(), s.height(), h)) {
            p.land(slope, y - s.u(0.08), depth);
        }
        double cx = s.width() * (0.2 + 0.6 * chance.nextDouble());
        double w = s.u(0.5 + 0.3 * chance.nextDouble());
        try (PathBuilder b = new PathBuilder()) {
            double top = y + s.u(0.01);
            b.moveTo((float) (cx - w), (float) (top + s.u(0.13)));
            b.quadTo((float) (cx - w * 0.3), (float) (top + s.u(0.06)), (float) cx, (float) top);
            b.quadTo((float) (cx + w * 0.12), (float) (top + s.u(0.08)), (float) (cx + w * 0.5), (float)
                    (top + s.u(0.15)));
            try (Path shade = b.closePath().build()) {
                p.form(shade, Math.min(1, depth + 0.10));
            }
        }
    }

    static void trees(Scene s, Painter p, SplittableRandom chance, double[] ridge, double depth, int count) {
        for (int i = 0; i < count; i++) {
            double t = (i + chance.nextDouble()) / count;
            double edge = Math.abs(t - 0.5) * 2;
            if (edge < 0.25 && depth > 0.5) {
                continue;
            }
            double height = s.u(0.05 + 0.13 * depth) * (0.7 + 0.6 * chance.nextDouble()) * (0.6 + 0.6 * edge);
            try (Path fir = Shapes.fir(s.width() * t, at(ridge, t) + s.u(0.015), height)) {
                p.form(fir, depth);
            }
        }
    }

    private static void bushes(Scene s, Painter p, SplittableRandom chance, double[] ridge, double depth, int count) {
        for (int i = 0; i < count; i++) {
            double t = (i + chance.nextDouble()) / count;
            double r = s.u(0.014 + 0.030 * depth) * (0.7 + 0.7 * chance.nextDouble());
            if (Math.abs(t - 0.5) < 0.18 && depth > 0.4) {
                continue;
            }
            double x = s.width() * t;
            double y = at(ridge, t);
            try (PathBuilder b = new PathBuilder()) {
                b.addCircle((float) x, (float) (y - r * 0.9), (float) r);
                b.addCircle((float) (x - r * 0.8), (float) (y - r * 0.45), (float) (r * 0.7));
                b.addCircle((float) (x + r * 0.8), (float) (y - r * 0.4), (float) (r * 0.75));
                try (Path bush = b.build()) {
                    p.form(bush, depth + 0.08);
                }
            }
        }
    }

    private static void openSky(Scene s, Painter p, SplittableRandom chance, int clouds) {
        p.ground(false);
        if (s.hour() == Tones.Hour.NIGHT || s.hour() == Tones.Hour.DUSK) {
            p.stars(0.6);
        }
        SunnySky sky = SunnySky.paint(s, p, s.lightY(), s.u(0.09));
        for (int i = 0; i < clouds; i++) {
            double x = s.width() * ((i + chance.nextDouble()) / clouds);
            sky.cloud(
                    x, s.fy(0.06 + 0.30 * chance.nextDouble()), s.u(0.26 + 0.26 * chance.nextDouble()), 0.15 + 0.1 * i);
        }
    }

    private static Path snowLine(Scene s, double[] h, double y) {
        double[] low = new double[h.length];
        for (int i = 0; i < h.length; i++) {
            double depth = Math.max(0, y - s.u(0.02) - h[i]);
            low[i] = h[i] + depth * (i % 2 == 0 ? 0.75 : 0.35) + (depth > 0 ? s.u(0.004) : 0);
        }
        double step = (double) s.width() / (h.length - 1);
        try (PathBuilder b = new PathBuilder()) {
            b.moveTo(0, (float) h[0]);
            for (int i = 1; i < h.length; i++) {
                b.lineTo((float) (i * step), (float) h[i]);
            }
            for (int i = h.length - 1; i >= 0; i--) {
                b.lineTo((float) (i * step), (float) low[i]);
            }
            return b.closePath().build();
        }
    }

    private static double at(double[] h, double t) {
        double i = Math.max(0, Math.min(1, t)) * (h.length - 1);
        int k = Math.min(h.length - 2, (int) i);
        double f = (1 - Math.cos(Math.PI * (i - k))) / 2;
        return h[k] + (h[k + 1] - h[k]) * f;
    }
}
