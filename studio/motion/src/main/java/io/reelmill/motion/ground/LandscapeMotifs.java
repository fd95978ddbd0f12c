package io.reelmill.motion.ground;

import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.LatticeNoise;

/** Landscape backgrounds, with a top and a bottom. */
public final class LandscapeMotifs {

    private LandscapeMotifs() {}

    /** Rolling hills at the bottom of the frame; nearer hills move faster. */
    public static Motif hills(int layers, double rough) {
        return (f, t) -> {
            for (int k = 0; k < layers; k++) {
                double depth = (k + 1.0) / layers;
                int colour = Rgb.mix(f.scheme.low(), f.scheme.shade(), 0.35 + 0.65 * depth);
                double base = f.h * (0.74 + 0.09 * k);
                double move = t * 1.2 * f.u * depth + f.left(0.1 + 0.2 * depth);
                int layer = k;
                f.shape(colour, p -> {
                    p.moveTo(0, (float) f.h);
                    for (int i = 0; i <= 48; i++) {
                        double x = f.w * i / 48;
                        double n = LatticeNoise.at((x + move) / (rough * f.u) + layer * 31 + f.seed, layer * 7.3);
                        p.lineTo((float) x, (float) (base - 9 * f.u * (n - 0.3)));
                    }
                    p.lineTo((float) f.w, (float) f.h);
                    p.closePath();
                });
            }
        };
    }

    /** Moving waves. */
    public static Motif waves(int layers) {
        return (f, t) -> {
            for (int k = 0; k < layers; k++) {
                double depth = (k + 1.0) / layers;
                int colour = Rgb.mix(f.scheme.low(), f.scheme.shade(), depth);
                double base = f.h * (0.78 + 0.07 * k) - f.up(0.15);
                double phase = t * (0.9 + 0.3 * k) * (k % 2 == 0 ? 1 : -1) + k * 1.7 + f.left(0.3) / (12 * f.u);
                f.shape(colour, p -> {
                    p.moveTo(0, (float) f.h);
                    for (int i = 0; i <= 40; i++) {
                        double x = f.w * i / 40;
                        double y = base
                                + 2.6 * f.u * Math.sin(x / (13 * f.u) + phase)
                                + 1.2 * f.u * Math.sin(x / (5.4 * f.u) - phase * 1.3);
                        p.lineTo((float) x, (float) y);
                    }
                    p.lineTo((float) f.w, (float) f.h);
                    p.closePath();
                });
            }
        };
    }

    /** Flat clouds that move past. */
    public static Motif clouds(int count, double alpha) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double s = f.u * (5 + 6 * f.chance(i, 1));
                double wide = f.w + 12 * s;
                double x = (f.chance(i, 2) * wide + t * f.u * (1 + 2 * f.chance(i, 3)) - f.left(0.2)) % wide;
                x = (x + wide) % wide - 6 * s;
                double y = f.h * ((i + 0.5) / count) - f.up(0.2);
                int colour = Field.alpha(f.scheme.shade(), alpha);
                double left = x;
                f.shape(colour, p -> {
                    for (int k = -2; k <= 2; k++) {
                        p.addCircle(
                                (float) (left + k * s * 1.05),
                                (float) (y - (k == 0 ? 0.6 : k == 1 ? 0.35 : 0) * s),
                                (float) (s * (1.05 - 0.16 * Math.abs(k))));
                    }
                    p.addRect(io.github.humbleui.types.Rect.makeXYWH(
                            (float) (left - 2.1 * s), (float) (y - 0.1 * s), (float) (4.2 * s), (float) (0.83 * s)));
                });
            }
        };
    }

    /** A perspective grid that moves towards the viewer. */
    public static Motif gridfloor(double alpha) {
        return (f, t) -> {
            double horizon = f.h * 0.72 - f.up(0.1);
            double cx = f.w / 2 - f.left(0.15);
            int colour = Field.alpha(f.scheme.glint(), alpha);
            for (int i = -14; i <= 14; i++) {
                f.line(cx + i * 3.2 * f.u, horizon, cx + i * 30 * f.u, f.h + 20 * f.u, 0.18 * f.u, colour);
            }
            double run = t * 0.6 % 1;
            for (int i = 0; i < 12; i++) {
                double z = (i + 1 - run) / 12.0;
                double y = horizon + (f.h - horizon) * Math.pow(1 - z, 2.4) * 1.1;
                f.line(0, y, f.w, y, 0.18 * f.u, colour);
            }
            f.line(0, horizon, f.w, horizon, 0.3 * f.u, Field.alpha(f.scheme.glint(), alpha * 1.6));
        };
    }

    /** A tiled floor in perspective at the bottom of the frame. */
    public static Motif tiles() {
        return (f, t) -> {
            double horizon = f.h * 0.76;
            double run = t * 0.35 % 1;
            f.box(0, horizon, f.w, f.h - horizon, f.scheme.low());
            double cx = f.w / 2 - f.left(0.2);
            int rows = 9;
            int parity = (int) Math.floor(t * 0.35);
            for (int r = 0; r < rows; r++) {
                double near = row(f, horizon, r - run, rows);
                double far = row(f, horizon, r + 1 - run, rows);
                double nearWide = (near - horizon) * 0.62 + f.u;
                double farWide = (far - horizon) * 0.62 + f.u;
                for (int c = -9; c < 9; c++) {
                    if (Math.floorMod(c + r + parity, 2) == 0) {
                        f.polygon(
                                f.scheme.shade(),
                                cx + c * nearWide,
                                near,
                                cx + (c + 1) * nearWide,
                                near,
                                cx + (c + 1) * farWide,
                                far,
                                cx + c * farWide,
                                far);
                    }
                }
            }
        };
    }

    private static double row(Field f, double horizon, double z, int rows) {
        double share = Math.max(0, 1 - (z + 0.6) / rows);
        return horizon + (f.h * 1.1 - horizon) * Math.pow(share, 2.6);
    }

    /** Bare trees at both sides, swaying a little. */
    public static Motif branches() {
        return (f, t) -> {
            for (int side = -1; side <= 1; side += 2) {
                double x = side < 0 ? -2 * f.u : f.w + 2 * f.u;
                branch(f, x - f.left(0.3), f.h * 1.0, -90 - side * 12, 26 * f.u, 1.7, 0, side + 3, t);
                branch(f, x - f.left(0.2), f.h * 0.42, -90 - side * 50, 15 * f.u, 1.0, 1, side + 5, t);
            }
        };
    }

    private static void branch(
            Field f, double x, double y, double degrees, double length, double width, int depth, int id, double t) {
        if (depth > 6) {
            return;
        }
        double sway = depth * 0.9 * Math.sin(t * 1.1 + id);
        double a = Math.toRadians(degrees + sway);
        double nx = x + length * Math.cos(a);
        double ny = y + length * Math.sin(a);
        f.line(x, y, nx, ny, width * f.u, Field.alpha(f.scheme.glint(), 0.5));
        double spread = 16 + 22 * f.chance(id, depth);
        branch(f, nx, ny, degrees - spread, length * 0.72, width * 0.68, depth + 1, id * 2 + 1, t);
        branch(f, nx, ny, degrees + spread * 0.8, length * 0.66, width * 0.62, depth + 1, id * 2 + 2, t);
    }

    /** Leaves on stems from the lower corners. */
    public static Motif leaves() {
        return (f, t) -> {
            for (int side = -1; side <= 1; side += 2) {
                for (int s = 0; s < 3; s++) {
                    double x = side < 0 ? f.u * (2 + 7 * s) : f.w - f.u * (2 + 7 * s);
                    double lean = -90 + side * (-10 + 14 * s) + 2.5 * Math.sin(t * 1.2 + s + side);
                    stem(
                            f,
                            x - f.left(0.3),
                            f.h * 1.01 - f.up(0.3),
                            lean,
                            (34 - 8 * s) * f.u,
                            s % 2 == 0 ? f.scheme.second() : f.scheme.glint());
                    stem(
                            f,
                            x - f.left(0.3),
                            -f.h * 0.01 - f.up(0.3),
                            -lean,
                            (20 - 5 * s) * f.u,
                            s % 2 == 0 ? f.scheme.glint() : f.scheme.second());
                }
            }
        };
    }

    private static void stem(Field f, double x, double y, double degrees, double length, int colour) {
        double a = Math.toRadians(degrees);
        f.line(x, y, x + length * Math.cos(a), y + length * Math.sin(a), 0.5 * f.u, colour);
        for (int i = 1; i <= 5; i++) {
            double at = length * (0.28 + 0.16 * i);
            leaf(
                    f,
                    x + at * Math.cos(a),
                    y + at * Math.sin(a),
                    degrees + (i % 2 == 0 ? 48 : -48),
                    length * (0.30 - 0.025 * i),
                    colour);
        }
    }

    private static void leaf(Field f, double x, double y, double degrees, double length, int colour) {
        double a = Math.toRadians(degrees);
        double tx = x + length * Math.cos(a);
        double ty = y + length * Math.sin(a);
        double nx = -Math.sin(a) * length * 0.42;
        double ny = Math.cos(a) * length * 0.42;
        double mx = (x + tx) / 2;
        double my = (y + ty) / 2;
        f.shape(colour, p -> {
            p.moveTo((float) x, (float) y);
            p.quadTo((float) (mx + nx), (float) (my + ny), (float) tx, (float) ty);
            p.quadTo((float) (mx - nx), (float) (my - ny), (float) x, (float) y);
            p.closePath();
        });
    }
}
