package io.reelmill.motion.ground;

import io.reelmill.illustrator.colour.Rgb;

/** Geometric backgrounds. */
public final class GeometricMotifs {

    private GeometricMotifs() {}

    /** Large moving discs behind everything else, close to the background colour. */
    public static Motif discs(int count, double size) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double side = i % 2 == 0 ? 0.02 : 0.98;
                double x = f.w * (side + 0.16 * (f.chance(i, 1) - 0.5)) + 4 * f.u * Math.sin(t * 0.5 + i * 2.1);
                double y = f.h * ((i + 0.2 + 0.6 * f.chance(i, 2)) / count) + 3 * f.u * Math.cos(t * 0.42 + i * 1.3);
                double r = size * f.u * (0.7 + 0.6 * f.chance(i, 3)) * (1 + 0.03 * Math.sin(t * 0.8 + i));
                f.disc(x - f.left(0.12), y - f.up(0.12), r, f.scheme.shade());
            }
        };
    }

    /** Soft colours that blend into each other. */
    public static Motif glows(double alpha) {
        return (f, t) -> {
            double r = Math.hypot(f.w, f.h) * 0.42;
            f.soft(f.w * 0.1, f.h * 0.12, r, Field.alpha(f.scheme.shade(), alpha));
            f.soft(f.w * 0.95, f.h * 0.42, r, Field.alpha(f.scheme.shade(), alpha * 0.8));
            f.soft(f.w * 0.3, f.h * 1.02, r, Field.alpha(f.scheme.shade(), alpha));
        };
    }

    /** Concentric rings that slowly widen from a corner. */
    public static Motif rings(double x, double y, double gap, double width, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            double from = t * 2.2 * f.u % step;
            double far = Math.hypot(f.w, f.h) * 0.62;
            for (double r = from; r < far; r += step) {
                double fade = Math.min(1, r / step) * (1 - r / far);
                f.ring(
                        f.w * x - f.left(0.1),
                        f.h * y - f.up(0.1),
                        r,
                        width * f.u,
                        Field.alpha(f.scheme.glint(), alpha * fade));
            }
        };
    }

    /** A grid of dots with a wave moving through it. */
    public static Motif dots(double gap, double size, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            int colour = Field.alpha(f.scheme.glint(), alpha);
            double ox = Math.floorMod((long) -f.left(0.2), (long) step);
            double oy = Math.floorMod((long) -f.up(0.2), (long) step);
            for (double y = oy - step / 2; y < f.h + step; y += step) {
                for (double x = ox - step / 2; x < f.w + step; x += step) {
                    double swell = Math.sin((x + y) / (14 * f.u) - t * 1.5);
                    f.disc(x, y, size * f.u * (0.75 + 0.45 * swell), colour);
                }
            }
        };
    }

    /** A fine grid of lines. */
    public static Motif grid(double gap, double width, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            int colour = Field.alpha(f.scheme.glint(), alpha);
            double shift = t * 1.1 * f.u;
            for (double x = -((f.left(0.15) + shift) % step); x < f.w + step; x += step) {
                f.line(x, 0, x, f.h, width * f.u, colour);
            }
            for (double y = -((f.up(0.15) + shift) % step); y < f.h + step; y += step) {
                f.line(0, y, f.w, y, width * f.u, colour);
            }
        };
    }

    /** Broad diagonal bands that slide. */
    public static Motif bands(double gap, double share, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            double lean = f.h * 0.55;
            int colour = Field.alpha(f.scheme.shade(), alpha);
            double from = (t * 2.4 * f.u - f.left(0.2)) % step - step - lean;
            for (double x = from; x < f.w + step; x += step) {
                double wide = step * share;
                f.polygon(colour, x + lean, 0, x + lean + wide, 0, x + wide, f.h, x, f.h);
            }
        };
    }

    /** Small paper shapes that rotate as they move: triangles, crosses, squares and rings. */
    public static Motif confetti(int count, double size) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double x = edge(f, i, 4) * f.w + 1.6 * f.u * Math.sin(t * 0.7 + i);
                double y = (f.chance(i, 5) * 1.2 + t * 0.012 * (1 + f.chance(i, 6))) % 1.1 * f.h - 0.05 * f.h;
                double s = size * f.u * (0.6 + 0.8 * f.chance(i, 7));
                double a = t * (0.4 + f.chance(i, 8)) * (i % 2 == 0 ? 1 : -1) + i;
                int colour = i % 3 == 0 ? f.scheme.accent() : i % 3 == 1 ? f.scheme.second() : f.scheme.glint();
                piece(f, i % 4, x - f.left(0.35), y - f.up(0.35), s, a, Field.alpha(colour, 0.85));
            }
        };
    }

    private static void piece(Field f, int kind, double x, double y, double s, double a, int colour) {
        double c = Math.cos(a) * s;
        double d = Math.sin(a) * s;
        switch (kind) {
            case 0 ->
                f.polygon(
                        colour,
                        x + c,
                        y + d,
                        x - c * 0.5 - d * 0.87,
                        y - d * 0.5 + c * 0.87,
                        x - c * 0.5 + d * 0.87,
                        y - d * 0.5 - c * 0.87);
            case 1 -> {
                f.line(x - c, y - d, x + c, y + d, s * 0.42, colour);
                f.line(x + d, y - c, x - d, y + c, s * 0.42, colour);
            }
            case 2 -> f.ring(x, y, s * 0.8, s * 0.4, colour);
            default -> f.polygon(colour, x + c, y + d, x - d, y + c, x - c, y - d, x + d, y - c);
        }
    }

    /** A position near the sides of the frame, where there is no text. */
    static double edge(Field f, int i, int of) {
        double chance = f.chance(i, of);
        return chance < 0.5 ? 0.01 + chance * 0.16 : 0.99 - (1 - chance) * 0.16;
    }

    /** Facets in shades of one colour. */
    public static Motif facets(double size) {
        return (f, t) -> {
            double step = size * f.u;
            int columns = (int) (f.w / step) + 3;
            int rows = (int) (f.h / step) + 3;
            for (int r = -1; r < rows; r++) {
                for (int c = -1; c < columns; c++) {
                    double[] a = corner(f, c, r, step);
                    double[] b = corner(f, c + 1, r, step);
                    double[] d = corner(f, c, r + 1, step);
                    double[] e = corner(f, c + 1, r + 1, step);
                    double down = (double) r / rows;
                    int ground = Rgb.mix(f.scheme.top(), f.scheme.low(), down);
                    double one = f.chance(c * 3, r + 40);
                    double other = f.chance(c * 3 + 1, r + 40);
                    f.polygon(Rgb.mix(ground, f.scheme.shade(), one), a[0], a[1], b[0], b[1], d[0], d[1]);
                    f.polygon(Rgb.mix(ground, f.scheme.shade(), other), b[0], b[1], e[0], e[1], d[0], d[1]);
                }
            }
        };
    }

    private static double[] corner(Field f, int c, int r, double step) {
        double x = (c + 0.7 * (f.chance(c, r + 90) - 0.5)) * step;
        double y = (r + 0.7 * (f.chance(c + 50, r + 90) - 0.5)) * step;
        return new double[] {x, y};
    }

    /** Floating shaded balls. */
    public static Motif balls(boolean chrome) {
        return (f, t) -> {
            for (int i = 0; i < 5; i++) {
                double x = (i % 2 == 0 ? 1.0 : 0.0) * f.w + (f.chance(i, 13) - 0.5) * 4 * f.u;
                double y = f.h * (0.06 + 0.21 * i) + 1.8 * f.u * Math.sin(t * 0.9 + i * 1.9);
                double r = f.u * (3.5 + 7 * f.chance(i, 12));
                int body = i % 2 == 0 ? f.scheme.accent() : f.scheme.second();
                if (chrome) {
                    body = Rgb.mix(0xFFB8C4D0, body, 0.25);
                }
                f.soft(x + r * 0.25, y + r * 1.1, r * 1.2, Field.alpha(Rgb.times(f.scheme.low(), 0.4), 0.4));
                int bright = Rgb.mix(body, 0xFFFFFFFF, chrome ? 0.95 : 0.62);
                f.ball(x - f.left(0.3), y - f.up(0.3), r, bright, body, Rgb.times(body, chrome ? 0.3 : 0.5));
            }
        };
    }
}
