package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.Path;
import io.github.humbleui.skija.PathBuilder;
import io.github.humbleui.types.RRect;
import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.scene.Scene;
import java.util.SplittableRandom;

/** Dark, blurred shapes in the near foreground, at the edges of the frame. */
final class Foreground {

    private Foreground() {}

    static void paint(Scene s, Brush b, SplittableRandom chance) {
        switch (s.place()) {
            case SNOW, FOREST, MOUNTAINS, NIGHT -> firs(s, b, chance);
            case STAGE -> curtains(s, b);
            case SPACE -> rocks(s, b, chance);
            case CITY -> streetLights(s, b, chance);
            case DESERT, SEA, BEACH -> bank(s, b);
            case FIELD -> blades(s, b, chance, 34, 0.20, 0.05);
            case UNDERWATER -> blades(s, b, chance, 16, 0.34, 0.14);
            case KITCHEN, ROOM -> table(s, b);
            case SKY -> wisps(s, b);
            default -> {}
        }
    }

    private static Oklch dark(Scene s) {
        return s.tones().deep().lighter(-0.02);
    }

    private static void firs(Scene s, Brush b, SplittableRandom chance) {
        for (int i = 0; i < 4; i++) {
            double x = s.fx(i < 2 ? -0.03 - 0.07 * i : 0.89 + 0.07 * i);
            double height = s.u(0.50 + 0.22 * chance.nextDouble()) * (i % 2 == 0 ? 0.8 : 1.1);
            try (Path fir = Shapes.fir(x, s.height() + s.u(0.06), height)) {
                b.fill(fir, dark(s).argb(0.94), s.u(0.008));
            }
        }
    }

    /** Two curtains, tied back at the sides. A lit fold separates them from the frame's edge. */
    private static void curtains(Scene s, Brush b) {
        Oklch cloth = s.tones().deep().mix(s.tones().accent(), 0.42);
        double top = -s.u(0.15);
        double waist = s.height() * 0.60;
        double bottom = s.height() + s.u(0.15);
        for (int side = -1; side <= 1; side += 2) {
            for (int fold = 3; fold >= 0; fold--) {
                // width from the edge: largest at the top, smallest where it is tied
                double high = in(s, side, 0.010 + 0.022 * fold);
                double tied = in(s, side, -0.075 + 0.014 * fold);
                double low = in(s, side, -0.060 + 0.026 * fold);
                double out = in(s, side, -0.30);
                try (PathBuilder pb = new PathBuilder()) {
                    pb.moveTo((float) out, (float) top);
                    pb.lineTo((float) high, (float) top);
                    pb.cubicTo(
                            (float) high,
                            (float) (waist * 0.55),
                            (float) tied,
                            (float) (waist * 0.75),
                            (float) tied,
                            (float) waist);
                    pb.cubicTo(
                            (float) tied,
                            (float) (waist + s.u(0.12)),
                            (float) low,
                            (float) (waist + s.u(0.20)),
                            (float) low,
                            (float) bottom);
                    pb.lineTo((float) out, (float) bottom);
                    try (Path drape = pb.closePath().build()) {
                        b.fill(
                                drape,
                                cloth.lighter(fold % 2 == 0 ? -0.05 : 0.05).argb(0.96),
                                s.u(0.008));
                    }
                }
            }
        }
    }

    private static double in(Scene s, int side, double share) {
        return s.fx(side < 0 ? share : 1 - share);
    }

    private static void rocks(Scene s, Brush b, SplittableRandom chance) {
        for (int i = 0; i < 3; i++) {
            double x = i == 0 ? s.fx(0.02) : s.fx(0.97);
            double y = i == 1 ? s.fy(0.92) : s.fy(0.60 + 0.3 * (1 - i * 0.4) * chance.nextDouble());
            double r = s.u(0.05 + 0.07 * chance.nextDouble());
            double[] xy = new double[16];
            for (int k = 0; k < 8; k++) {
                double a = Math.PI * k / 4;
                double reach = r * (0.75 + 0.4 * chance.nextDouble());
                xy[2 * k] = x + Math.cos(a) * reach;
                xy[2 * k + 1] = y + Math.sin(a) * reach * 0.8;
            }
            try (Path rock = Shapes.polygon(xy)) {
                b.fill(rock, dark(s).lighter(0.06).argb(0.95), s.u(0.010));
            }
        }
    }

    private static void streetLights(Scene s, Brush b, SplittableRandom chance) {
        for (int i = 0; i < 7; i++) {
            boolean left = i % 2 == 0;
            double x = left ? s.fx(0.16 * chance.nextDouble() - 0.04) : s.fx(1.04 - 0.16 * chance.nextDouble());
            double y = s.fy(0.62 + 0.36 * chance.nextDouble());
            double r = s.u(0.03 + 0.045 * chance.nextDouble());
            Oklch c = i % 3 == 0 ? s.tones().accent() : s.tones().glow();
            b.ellipse(x, y, r, r, c.argb(0.26), r * 0.12);
        }
    }

    /** Grass or water plants along the bottom edge, under the captions; longer towards the sides. */
    private static void blades(Scene s, Brush b, SplittableRandom chance, int count, double height, double lean) {
        for (int i = 0; i < count; i++) {
            double across = (i + chance.nextDouble()) / count;
            double side = Math.abs(across - 0.5) * 2;
            double x = s.fx(-0.04 + 1.08 * across);
            double root = s.height() + s.u(0.02);
            double tip = s.frameY(1) - s.u(height * (0.35 + 0.65 * side) * (0.6 + 0.4 * chance.nextDouble()));
            double aside = s.u(lean * (chance.nextDouble() - 0.5) * 2);
            double half = s.u(0.011 + 0.008 * chance.nextDouble());
            Oklch green = dark(s).mix(s.tones().land(), 0.25 + 0.5 * chance.nextDouble());
            try (PathBuilder pb = new PathBuilder()) {
                pb.moveTo((float) (x - half), (float) root);
                pb.quadTo((float) (x - half), (float) ((root + tip) / 2), (float) (x + aside), (float) tip);
                pb.quadTo((float) (x + half), (float) ((root + tip) / 2), (float) (x + half), (float) root);
                try (Path blade = pb.closePath().build()) {
                    b.fill(blade, green.argb(0.95), s.u(0.004));
                }
            }
        }
    }

    /**
     * A round table that reaches into a corner, with a cup on it. An edge across the whole frame would be no more than a bright
     * line on a dark floor. The layers that it is in have seeds an odd number apart, and so their tables in different corners.
     */
    private static void table(Scene s, Brush b) {
        int side = (s.seed() & 1) == 0 ? -1 : 1;
        Oklch wood = dark(s).mix(s.tones().land(), 0.45);
        double x = in(s, side, 0.02);
        double y = s.frameY(1) + s.u(0.035);
        b.ellipse(
                x, y + s.u(0.022), s.u(0.46), s.u(0.13), dark(s).lighter(-0.03).argb(0.97), s.u(0.006));
        b.ellipse(x, y, s.u(0.46), s.u(0.13), wood.lighter(0.05).argb(0.97), s.u(0.004));
        double cup = x - side * s.u(0.20);
        double foot = y - s.u(0.045);
        b.ellipse(cup, foot, s.u(0.09), s.u(0.022), dark(s).argb(0.6), s.u(0.012));
        b.ring(cup - side * s.u(0.055), foot - s.u(0.055), s.u(0.030), s.u(0.012), dark(s).argb(0.96));
        try (Path body = Path.makeRRect(RRect.makeXYWH(
                (float) (cup - s.u(0.055)), (float) (foot - s.u(0.11)), (float) s.u(0.11), (float) s.u(0.115), (float)
                        s.u(0.022)))) {
            b.fill(body, dark(s).lighter(0.02).argb(0.97), s.u(0.004));
        }
    }

    /** A dark rise of sand or rock along the bottom edge. */
    private static void bank(Scene s, Brush b) {
        double y = s.fy(0.955);
        double[] h = s.side() < 0
                ? new double[] {y + s.u(0.12), y + s.u(0.10), y + s.u(0.02), y - s.u(0.10), y - s.u(0.16)}
                : new double[] {y - s.u(0.16), y - s.u(0.10), y + s.u(0.02), y + s.u(0.10), y + s.u(0.12)};
        try (Path bank = Shapes.rolling(-s.u(0.15), s.width() + s.u(0.15), s.height() + s.u(0.15), h)) {
            b.fill(bank, dark(s).argb(0.95), s.u(0.010));
        }
    }

    private static void wisps(Scene s, Brush b) {
        Oklch mist = s.tones().skyLow().lighter(0.05);
        b.ellipse(s.fx(0.02), s.fy(0.98), s.u(0.55), s.u(0.12), mist.argb(0.30), s.u(0.06));
        b.ellipse(s.fx(0.98), s.fy(1.03), s.u(0.50), s.u(0.14), mist.argb(0.26), s.u(0.06));
        b.ellipse(s.fx(s.side() < 0 ? 1.02 : -0.02), s.fy(0.03), s.u(0.40), s.u(0.07), mist.argb(0.34), s.u(0.045));
    }
}
