package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.Path;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.scene.Scene;
import io.reelmill.providers.picture.Look.Captioned;
import java.util.SplittableRandom;

/** Blurred particles near the viewer: leaves, bubbles, snow, embers, confetti, dust. */
public final class Accents {

    private Accents() {}

    /** Paints the particles that suit place and mood, with few in the middle, where the hero is. */
    public static void paint(Scene s, Brush b) {
        SplittableRandom chance = new SplittableRandom(s.seed() ^ 0x1234567L);
        Foreground.paint(s, b, chance.split());
        switch (s.place()) {
            case FIELD, ROOM, BEACH, KITCHEN -> leaves(s, b, chance);
            case UNDERWATER -> bubbles(s, b, chance);
            case SNOW -> flakes(s, b, chance);
            default -> bokeh(s, b, chance, 6);
        }
        if (s.mood().equals("joyful")) {
            confetti(s, b, chance);
        } else {
            dust(s, b, chance);
        }
    }

    private static void leaves(Scene s, Brush b, SplittableRandom chance) {
        double side = s.side() < 0 ? 1 : -1;
        double cx = side > 0 ? s.fx(1.06) : s.fx(-0.06);
        Oklch dark = s.tones().deep().lighter(0.02);
        Oklch green = s.tones().land().lighter(-0.04);
        for (int i = 0; i < 5; i++) {
            double angle = side > 0 ? -112 + 22 * i : 112 - 22 * i;
            double length = s.u(0.26 + 0.10 * chance.nextDouble());
            try (Path leaf = Shapes.leaf(cx, s.fy(-0.03), length, s.u(0.07), angle - side * 40)) {
                b.fill(leaf, (i % 2 == 0 ? dark : green).argb(0.88), s.u(0.011));
            }
        }
        double bx = side > 0 ? s.fx(-0.06) : s.fx(1.06);
        for (int i = 0; i < 5; i++) {
            double angle = side > 0 ? 5 + 19 * i : -5 - 19 * i;
            double length = s.u(0.30 + 0.12 * chance.nextDouble());
            try (Path leaf = Shapes.leaf(bx, s.fy(1.0), length, s.u(0.075), angle)) {
                b.fill(leaf, dark.argb(0.9), s.u(0.014));
            }
        }
        bokeh(s, b, chance, 3);
    }

    private static void bubbles(Scene s, Brush b, SplittableRandom chance) {
        for (int i = 0; i < 16; i++) {
            double[] at = edge(s, chance);
            double r = s.u(0.008 + 0.028 * Math.pow(chance.nextDouble(), 2));
            int c = s.tones().glow().argb(0.5);
            b.disc(at[0], at[1], r, s.tones().glow().argb(0.12));
            b.ring(at[0], at[1], r, Math.max(1, r * 0.10), c);
            b.disc(at[0] - r * 0.35, at[1] - r * 0.4, r * 0.2, s.tones().glow().argb(0.85));
        }
    }

    private static void flakes(Scene s, Brush b, SplittableRandom chance) {
        for (int i = 0; i < 46; i++) {
            double[] at = edge(s, chance);
            double near = Math.pow(chance.nextDouble(), 3);
            double r = s.u(0.004 + 0.016 * near);
            b.ellipse(at[0], at[1], r, r, 0xFFFFFF | (int) (150 - 70 * near) << 24, r * (0.25 + 0.4 * near));
        }
    }

    private static void confetti(Scene s, Brush b, SplittableRandom chance) {
        Oklch[] colours = {
            s.tones().accent(),
            s.tones().glow(),
            new Oklch(0.70, 0.15, s.palette().support()),
            new Oklch(0.68, 0.16, 20)
        };
        for (int i = 0; i < 26; i++) {
            double[] at = edge(s, chance);
            if (at[1] > s.fy(0.6)) {
                continue;
            }
            double r = s.u(0.007 + 0.010 * chance.nextDouble());
            double a = Math.PI * chance.nextDouble();
            double dx = Math.cos(a) * r;
            double dy = Math.sin(a) * r;
            double k = 0.25 + 0.5 * chance.nextDouble();
            try (Path paper = Shapes.polygon(
                    at[0] - dx + dy * k,
                    at[1] - dy - dx * k,
                    at[0] + dx + dy * k,
                    at[1] + dy - dx * k,
                    at[0] + dx - dy * k,
                    at[1] + dy + dx * k,
                    at[0] - dx - dy * k,
                    at[1] - dy + dx * k)) {
                b.fill(paper, colours[i % 4].argb(0.92), i % 5 == 0 ? s.u(0.004) : 0);
            }
        }
    }

    private static void bokeh(Scene s, Brush b, SplittableRandom chance, int n) {
        for (int i = 0; i < n; i++) {
            double[] at = edge(s, chance);
            double r = s.u(0.025 + 0.055 * Math.pow(chance.nextDouble(), 2));
            Oklch c = i % 3 == 0 ? s.tones().accent() : s.tones().glow();
            double far = s.captioned() == Captioned.BOTTOM && at[1] > s.fy(0.58) ? 0.5 : 1;
            b.ellipse(at[0], at[1], r, r, c.argb(0.15 * far), r * 0.22);
        }
    }

    private static void dust(Scene s, Brush b, SplittableRandom chance) {
        for (int i = 0; i < 30; i++) {
            double[] at = edge(s, chance);
            double r = s.u(0.0016 + 0.0042 * Math.pow(chance.nextDouble(), 2));
            b.glow(at[0], at[1], r * 3.2, s.tones().glow().argb(0.75));
        }
    }

    /** A point, rarely near the hero and hardly ever behind the captions. */
    private static double[] edge(Scene s, SplittableRandom chance) {
        double x = 0;
        double y = 0;
        for (int i = 0; i < 12; i++) {
            x = s.width() * chance.nextDouble();
            y = s.height() * Math.pow(chance.nextDouble(), 1.15);
            double dx = (x - s.hero().x()) / s.hero().size();
            double dy = (y - s.hero().y()) / s.hero().size();
            boolean caption = s.captioned() == Captioned.BOTTOM
                    && y > s.fy(0.58)
                    && y < s.fy(0.86)
                    && Math.abs(x / s.width() - 0.5) < 0.42;
            if (dx * dx + dy * dy > 0.36 && !caption) {
                break;
            }
        }
        return new double[] {x, y};
    }
}
