package io.reelmill.illustrator.place;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Tones;
import io.reelmill.illustrator.paint.Shapes;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Places above the clouds, under the stars and in space. */
final class Skies {

    private Skies() {}

    static void clouds(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        if (s.hour() == Tones.Hour.NIGHT) {
            p.stars(0.6);
        }
        SunnySky sky = SunnySky.paint(s, p, s.lightY(), s.u(0.085));
        for (int i = 0; i < 7; i++) {
            double depth = 0.1 + 0.1 * i;
            double x = s.width() * (i % 2 == 0 ? 0.02 + 0.33 * chance.nextDouble() : 0.65 + 0.33 * chance.nextDouble());
            double y = s.fy(0.10 + 0.42 * chance.nextDouble());
            sky.cloud(x, y, s.u(0.22 + 0.34 * depth), depth);
        }
        for (int row = 0; row < 5; row++) {
            double depth = 0.25 + 0.17 * row;
            double y = s.horizon() + s.u(0.10 + 0.20 * row);
            double width = s.u(0.62 + 0.13 * row);
            for (double x = -width * chance.nextDouble(); x < s.width() + width; x += width * 0.62) {
                p.cloud(x, y + s.u(0.05) * chance.nextDouble(), width, depth);
            }
            p.haze(y, s.u(0.16), 0.35);
        }
    }

    static void night(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        p.stars(1);
        SunnySky sky = SunnySky.paint(s, p, s.lightY(), s.u(0.10));
        for (int i = 0; i < 4; i++) {
            sky.cloud(s.width() * chance.nextDouble(), s.fy(0.15 + 0.35 * chance.nextDouble()), s.u(0.5), 0.25);
        }
        for (int row = 0; row < 3; row++) {
            double y = s.horizon() + s.u(0.02 + 0.13 * row);
            double[] h = Shapes.ridge(chance, 3, y, s.u(0.14), 0.55);
            try (Path hill = Shapes.rolling(0, s.width(), s.height(), h)) {
                p.land(hill, y - s.u(0.1), 0.35 + 0.3 * row);
            }
            Lands.trees(s, p, chance, h, 0.35 + 0.3 * row, row == 1 ? 12 : 7);
        }
        p.haze(s.horizon() + s.u(0.05), s.u(0.2), 0.4);
    }

    static void space(Scene s, Painter p, SplittableRandom chance) {
        p.ground(false);
        p.nebula();
        p.stars(1.5);
        double side = s.side();
        p.planet(
                s.width() * (0.5 + side * 0.33),
                s.fy(0.13),
                s.u(0.10 + 0.04 * chance.nextDouble()),
                chance.nextBoolean());
        p.planet(s.width() * (0.5 - side * 0.40), s.fy(0.30), s.u(0.035), false);
        p.glow(s.lightX(), s.fy(0.02), s.u(0.5), 0.3);
        double r = s.width() * 1.15;
        p.planet(s.width() * (0.5 + side * 0.12), s.fy(0.64) + r, r, false);
    }
}
