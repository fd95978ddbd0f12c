package io.reelmill.motion.ground;

/** Backgrounds that radiate from a point. */
public final class RadialMotifs {

    private RadialMotifs() {}

    /** Broad light rays that rotate slowly. */
    public static Motif sunrays(int count, double x, double y) {
        return (f, t) -> {
            double far = Math.hypot(f.w, f.h) * 1.2;
            double cx = f.w * x - f.left(0.1);
            double cy = f.h * y - f.up(0.1);
            double step = 2 * Math.PI / count;
            for (int i = 0; i < count; i++) {
                double a = i * step + t * 0.05;
                f.polygon(
                        f.scheme.shade(),
                        cx,
                        cy,
                        cx + far * Math.cos(a),
                        cy + far * Math.sin(a),
                        cx + far * Math.cos(a + step / 2),
                        cy + far * Math.sin(a + step / 2));
            }
        };
    }

    /** Speed lines from the edges towards an empty middle, redrawn several times a second. */
    public static Motif speedlines(int count, double calm, double alpha) {
        return (f, t) -> {
            int beat = (int) Math.floor(t * 7);
            int colour = Field.alpha(f.scheme.glint(), alpha);
            for (int i = 0; i < count; i++) {
                double a = 2 * Math.PI * (i + f.chance(i, beat + 20) * 0.8) / count;
                // on ellipses, so that the middle stays empty in portrait and landscape frames alike
                double from = calm + 0.24 * f.chance(i, beat + 57);
                double wide = 0.006 + 0.016 * f.chance(i, beat + 91);
                double far = 0.8;
                f.polygon(
                        colour,
                        f.w * (0.5 + from * Math.cos(a)),
                        f.h * (0.5 + from * Math.sin(a)),
                        f.w * (0.5 + far * Math.cos(a - wide)),
                        f.h * (0.5 + far * Math.sin(a - wide)),
                        f.w * (0.5 + far * Math.cos(a + wide)),
                        f.h * (0.5 + far * Math.sin(a + wide)));
            }
        };
    }

    /** Long thin lines that shoot outwards and glow. */
    public static Motif linebursts(int count) {
        return (f, t) -> {
            double far = Math.hypot(f.w, f.h) * 0.7;
            double cx = f.w / 2 - f.left(0.1);
            double cy = f.h * 0.4 - f.up(0.1);
            for (int i = 0; i < count; i++) {
                double a = 2 * Math.PI * (i + 0.6 * f.chance(i, 1)) / count;
                double go = (f.chance(i, 2) + t * (0.10 + 0.14 * f.chance(i, 3))) % 1;
                double from = far * (0.34 + 0.66 * go);
                double to = Math.min(far * 1.2, from + far * (0.10 + 0.25 * f.chance(i, 4)));
                int colour = i % 4 == 0 ? f.scheme.accent() : f.scheme.glint();
                f.line(
                        cx + from * Math.cos(a),
                        cy + from * Math.sin(a),
                        cx + to * Math.cos(a),
                        cy + to * Math.sin(a),
                        (0.12 + 0.25 * f.chance(i, 5)) * f.u,
                        Field.alpha(colour, 0.75 * (1 - go * 0.5)));
            }
        };
    }

    /** A ring drawn with one stroke of a dry brush. */
    public static Motif brushring() {
        return (f, t) -> {
            double r = 40 * f.u;
            double cx = f.w / 2 - f.left(0.1);
            double cy = f.h * 0.40 - f.up(0.1);
            double drawn = 330 * (1 - Math.pow(1 - Math.min(1, t / 1.4), 3));
            for (int i = 0; i < 22; i++) {
                double off = (i - 11) * 0.26 * f.u;
                double start = 110 + 14 * f.chance(i, 1);
                double sweep = Math.max(0, drawn - 70 * Math.pow(f.chance(i, 2), 2));
                double width = (0.14 + 0.32 * f.chance(i, 3)) * f.u;
                f.arc(cx, cy, r + off, start, sweep, width, Field.alpha(f.scheme.glint(), 0.16));
            }
        };
    }

    /** Counter-rotating circles with signs and ticks. */
    public static Motif runes(double alpha) {
        return (f, t) -> {
            double cx = f.w / 2 - f.left(0.15);
            double cy = f.h * 0.4 - f.up(0.15);
            for (int k = 0; k < 3; k++) {
                double r = (30 + 11 * k) * f.u;
                double turn = t * (k % 2 == 0 ? 5 : -4);
                int colour = Field.alpha(f.scheme.glint(), alpha * (1 - 0.2 * k));
                f.ring(cx, cy, r, 0.22 * f.u, colour);
                for (int i = 0; i < 24 + 12 * k; i++) {
                    double a = Math.toRadians(turn + i * 360.0 / (24 + 12 * k));
                    double in = r - (i % 3 == 0 ? 2.6 : 1.2) * f.u;
                    f.line(
                            cx + in * Math.cos(a),
                            cy + in * Math.sin(a),
                            cx + (r - 0.4 * f.u) * Math.cos(a),
                            cy + (r - 0.4 * f.u) * Math.sin(a),
                            0.2 * f.u,
                            colour);
                }
            }
        };
    }

    /** A head-up display: rotating arcs and corner marks. */
    public static Motif display() {
        return (f, t) -> {
            int colour = Field.alpha(f.scheme.glint(), 0.42);
            double cx = f.w / 2;
            double cy = f.h * 0.4;
            for (int k = 0; k < 4; k++) {
                double r = (38 + 6 * k) * f.u;
                f.arc(cx, cy, r, t * (k % 2 == 0 ? 24 : -17) + k * 80, 60 + 30 * k, 0.3 * f.u, colour);
                f.arc(
                        cx,
                        cy,
                        r,
                        t * (k % 2 == 0 ? 24 : -17) + k * 80 + 190,
                        40,
                        0.9 * f.u,
                        Field.alpha(f.scheme.glint(), 0.2));
            }
            double m = 4 * f.u;
            double l = 7 * f.u;
            double[][] corners = {{m, m, 1, 1}, {f.w - m, m, -1, 1}, {m, f.h - m, 1, -1}, {f.w - m, f.h - m, -1, -1}};
            for (double[] c : corners) {
                f.polyline(
                        0.4 * f.u,
                        Field.alpha(f.scheme.glint(), 0.8),
                        c[0] + c[2] * l,
                        c[1],
                        c[0],
                        c[1],
                        c[0],
                        c[1] + c[3] * l);
            }
        };
    }

    /** Thin golden rays, and a ring of beads. */
    public static Motif gloria() {
        return (f, t) -> {
            double cx = f.w / 2 - f.left(0.1);
            double cy = f.h * 0.4 - f.up(0.1);
            double far = Math.hypot(f.w, f.h) * 0.62;
            int rays = 72;
            for (int i = 0; i < rays; i++) {
                double a = 2 * Math.PI * i / rays + t * 0.03;
                double to = far * (i % 2 == 0 ? 0.80 : 0.66) * (1 + 0.05 * Math.sin(t * 1.4 + i * 2));
                double from = 47 * f.u;
                f.line(
                        cx + from * Math.cos(a),
                        cy + from * Math.sin(a),
                        cx + to * Math.cos(a),
                        cy + to * Math.sin(a),
                        (i % 2 == 0 ? 0.30 : 0.16) * f.u,
                        Field.alpha(f.scheme.glint(), 0.34));
            }
            f.ring(cx, cy, 45 * f.u, 0.35 * f.u, Field.alpha(f.scheme.glint(), 0.75));
            f.ring(cx, cy, 43.4 * f.u, 0.15 * f.u, Field.alpha(f.scheme.glint(), 0.75));
            for (int i = 0; i < 36; i++) {
                double a = 2 * Math.PI * i / 36 - t * 0.05;
                f.disc(
                        cx + 46.6 * f.u * Math.cos(a),
                        cy + 46.6 * f.u * Math.sin(a),
                        0.42 * f.u,
                        Field.alpha(f.scheme.glint(), 0.9));
            }
        };
    }

    /** A large flat sun. */
    public static Motif sun(double x, double y, double size) {
        return (f, t) -> f.disc(
                f.w * x - f.left(0.12), f.h * y - f.up(0.12) + f.u * Math.sin(t * 0.6), size * f.u, f.scheme.shade());
    }
}
