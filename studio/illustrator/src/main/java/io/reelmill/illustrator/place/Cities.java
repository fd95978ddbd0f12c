package io.reelmill.illustrator.place;

import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** City skylines, and the inside of a machine. */
final class Cities {

    private Cities() {}

    static void city(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        if (s.hour() == Tones.Hour.NIGHT) {
            p.stars(0.5);
        }
        SunnySky sky = SunnySky.paint(s, p, s.lightY(), s.u(0.11));
        for (int i = 0; i < 3; i++) {
            sky.cloud(
                    s.width() * (i + chance.nextDouble()) / 3, s.fy(0.06 + 0.22 * chance.nextDouble()), s.u(0.4), 0.2);
        }
        for (int row = 0; row < 3; row++) {
            double depth = 0.16 + 0.27 * row;
            double y = s.horizon() + s.u(0.05 + 0.09 * row);
            double x = -s.u(0.05 * chance.nextDouble());
            while (x < s.width()) {
                double w = s.u(0.08 + 0.03 * row + 0.06 * chance.nextDouble());
                double edge = Math.abs((x + w / 2) / s.width() - 0.5) * 2;
                double h = s.u(0.16 + 0.16 * chance.nextDouble()) * (0.75 + (0.35 + 0.4 * row) * edge * edge * 1.4);
                p.building(x, y, w, row == 2 ? h * (0.35 + 0.9 * edge) : h + s.u(0.22 - 0.1 * row), depth);
                x += w + s.u(0.004);
            }
            p.haze(y, s.u(0.2), 0.45 - 0.12 * row);
        }
        p.floor(s.horizon() + s.u(0.22));
    }

    static void tech(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        p.stars(0.5);
        p.glow(s.width() / 2.0, s.horizon(), s.u(0.95), 0.9);
        for (int i = 0; i < 14; i++) {
            boolean left = i % 2 == 0;
            double w = s.u(0.05 + 0.07 * chance.nextDouble());
            double x = left ? s.width() * 0.34 * chance.nextDouble() : s.width() * (0.66 + 0.34 * chance.nextDouble());
            double edge = Math.abs((x + w / 2) / s.width() - 0.5) * 2;
            p.building(x, s.horizon() + s.u(0.01), w, s.u(0.08 + 0.5 * edge * chance.nextDouble()), 0.4 + 0.04 * i);
        }
        p.grid(s.horizon());
        p.haze(s.horizon(), s.u(0.12), 0.5);
    }
}
