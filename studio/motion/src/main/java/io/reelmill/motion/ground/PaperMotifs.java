package io.reelmill.motion.ground;

import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.paint.LatticeNoise;

/** Paper, print and frame textures; most of them are static. */
public final class PaperMotifs {

    private PaperMotifs() {}

    /** A gradient of the scheme's colours from top to bottom, or along an angle in degrees. */
    public static Motif wash(double degrees) {
        return (f, t) -> f.gradient(degrees, f.scheme.top(), f.scheme.low());
    }

    /** A vignette: slightly darker corners. */
    public static Motif vignette(double alpha) {
        return (f, t) -> {
            double r = Math.hypot(f.w, f.h) * 0.5;
            int dark = Field.alpha(Rgb.times(f.scheme.low(), 0.25), alpha);
            for (int i = 0; i < 4; i++) {
                f.soft(i % 2 * f.w, i / 2 * f.h, r, dark);
            }
        };
    }

    /** A spotlight from above on the middle. */
    public static Motif spotlight(double alpha) {
        return (f, t) -> f.soft(f.w / 2, f.h * 0.36, Math.hypot(f.w, f.h) * 0.48, Field.alpha(f.scheme.shade(), alpha));
    }

    /** Grains and fibres. */
    public static Motif grain(double strength) {
        return (f, t) -> {
            double step = Math.max(1, f.u * 0.28);
            for (double y = 0; y < f.h; y += step) {
                for (double x = 0; x < f.w; x += step) {
                    double n = LatticeNoise.cell((int) (x / step), (int) (y / step) + f.seed);
                    if (n > 0.72) {
                        double a = (n - 0.72) * strength;
                        int colour =
                                LatticeNoise.cell((int) (y / step), (int) (x / step)) > 0.5 ? 0xFFFFFFFF : 0xFF000000;
                        f.box(x, y, step, step, Field.alpha(colour, a));
                    }
                }
            }
        };
    }

    /** Watercolour stains. */
    public static Motif stains(int count, double alpha) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double r = f.u * (14 + 30 * f.chance(i, 3));
                f.soft(
                        f.chance(i, 1) * f.w,
                        f.chance(i, 2) * f.h,
                        r,
                        Field.alpha(
                                i % 2 == 0 ? f.scheme.shade() : Rgb.mix(f.scheme.top(), f.scheme.shade(), 0.5), alpha));
            }
        };
    }

    /** Halftone dots that grow towards a corner. */
    public static Motif halftone(double gap, double x, double y, double reach, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            int colour = Field.alpha(f.scheme.glint(), alpha);
            int row = 0;
            for (double py = 0; py < f.h + step; py += step * 0.87) {
                for (double px = row++ % 2 * step / 2; px < f.w + step; px += step) {
                    double near = 1 - Math.hypot(px - x * f.w, py - y * f.h) / (reach * Math.max(f.w, f.h));
                    f.disc(px, py, Math.max(0, near) * step * 0.62, colour);
                }
            }
        };
    }

    /** Diagonal pen lines, denser towards the bottom. */
    public static Motif hatching(double gap, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            int i = 0;
            for (double x = -f.h; x < f.w; x += step, i++) {
                double from = 0.68 + 0.2 * LatticeNoise.at(i * 0.21, f.seed) + 0.06 * f.chance(i, 1);
                double y0 = f.h * from;
                f.line(x + (f.h - y0), y0, x, f.h, 0.16 * f.u, Field.alpha(f.scheme.glint(), alpha));
            }
        };
    }

    /** Graph paper. */
    public static Motif squares(double gap, double alpha) {
        return (f, t) -> {
            double step = gap * f.u;
            int colour = Field.alpha(f.scheme.glint(), alpha);
            for (double x = step / 2; x < f.w; x += step) {
                f.line(x, 0, x, f.h, 0.12 * f.u, colour);
            }
            for (double y = step / 2; y < f.h; y += step) {
                f.line(0, y, f.w, y, 0.12 * f.u, colour);
            }
        };
    }

    /** Fine cracks in plaster. */
    public static Motif cracks(int count, double alpha) {
        return (f, t) -> {
            for (int i = 0; i < count; i++) {
                double x = f.chance(i, 1) * f.w;
                double y = f.chance(i, 2) * f.h;
                double a = f.chance(i, 3) * 6.3;
                for (int k = 0; k < 14; k++) {
                    double nx = x + 2.2 * f.u * Math.cos(a);
                    double ny = y + 2.2 * f.u * Math.sin(a);
                    f.line(x, y, nx, ny, 0.12 * f.u, Field.alpha(Rgb.times(f.scheme.low(), 0.4), alpha));
                    a += (f.chance(i * 17 + k, 4) - 0.5) * 1.6;
                    x = nx;
                    y = ny;
                }
            }
        };
    }

    /** A painted arch around the middle. */
    public static Motif arch() {
        return (f, t) -> {
            double m = 5 * f.u;
            double r = f.w / 2 - m;
            double spring = Math.min(f.h * 0.4, m + r * 0.75);
            for (int k = 0; k < 3; k++) {
                double in = k * 1.3 * f.u;
                int colour = Field.alpha(k == 1 ? f.scheme.accent() : f.scheme.glint(), k == 1 ? 0.55 : 0.5);
                double left = m + in;
                double top = Math.max(m, spring - r * 0.75) + in;
                try (var builder = new io.github.humbleui.skija.PathBuilder()) {
                    builder.moveTo((float) left, (float) (f.h - m));
                    builder.lineTo((float) left, (float) spring);
                    builder.cubicTo(
                            (float) left,
                            (float) (top + 2 * f.u),
                            (float) (f.w * 0.32),
                            (float) top,
                            (float) (f.w / 2),
                            (float) top);
                    builder.cubicTo(
                            (float) (f.w * 0.68),
                            (float) top,
                            (float) (f.w - left),
                            (float) (top + 2 * f.u),
                            (float) (f.w - left),
                            (float) spring);
                    builder.lineTo((float) (f.w - left), (float) (f.h - m));
                    stroke(f, builder, k == 1 ? 0.35 : 0.6, colour);
                }
            }
        };
    }

    private static void stroke(Field f, io.github.humbleui.skija.PathBuilder builder, double width, int colour) {
        try (var path = builder.build();
                var paint = new io.github.humbleui.skija.Paint()) {
            paint.setAntiAlias(true)
                    .setStroke(true)
                    .setStrokeWidth((float) (width * f.u))
                    .setColor(colour);
            f.canvas().drawPath(path, paint);
        }
    }

    /** Strips of torn paper at the top and bottom edges. */
    public static Motif torn() {
        return (f, t) -> {
            for (int k = 0; k < 4; k++) {
                boolean below = k % 2 == 0;
                double depth = (k < 2 ? 13 : 8) * f.u;
                double base = below ? f.h - depth : depth;
                int colour = k < 2 ? f.scheme.shade() : f.scheme.second();
                double shift = 1.4 * f.u * Math.sin(t * 0.7 + k * 1.8);
                int id = k;
                for (int pass = 0; pass < 2; pass++) {
                    double edge = pass == 0 ? (below ? -0.9 : 0.9) * f.u : 0;
                    f.shape(pass == 0 ? 0xFFFFFDF8 : colour, p -> {
                        double out = below ? f.h + 2 * f.u : -2 * f.u;
                        p.moveTo((float) (-4 * f.u), (float) out);
                        for (int i = -1; i <= 41; i++) {
                            double x = f.w * i / 40;
                            double n = LatticeNoise.fractal(x / (9 * f.u) + id * 40 + f.seed, id + 0.5, 3);
                            p.lineTo((float) (x + shift), (float) (base + edge + 7 * f.u * (n - 0.5)));
                        }
                        p.lineTo((float) (f.w + 4 * f.u), (float) out);
                        p.closePath();
                    });
                }
            }
        };
    }

    /** Letterbox bars above and below. */
    public static Motif letterbox() {
        return (f, t) -> {
            double bar = f.h * 0.055;
            f.box(0, 0, f.w, bar, 0xFF000000);
            f.box(0, f.h - bar, f.w, bar, 0xFF000000);
        };
    }

    /** A white margin with a black line, as around a comic panel. */
    public static Motif panel() {
        return (f, t) -> {
            double m = 2.6 * f.u;
            f.box(0, 0, f.w, m, 0xFFFFFFFF);
            f.box(0, f.h - m, f.w, m, 0xFFFFFFFF);
            f.box(0, 0, m, f.h, 0xFFFFFFFF);
            f.box(f.w - m, 0, m, f.h, 0xFFFFFFFF);
            f.polyline(0.7 * f.u, 0xFF0A0A0C, m, m, f.w - m, m, f.w - m, f.h - m, m, f.h - m, m, m, f.w - m, m);
        };
    }

    /** Shadows of window blinds. */
    public static Motif blinds() {
        return (f, t) -> {
            double step = 7.5 * f.u;
            double shift = t * 0.5 * f.u % step;
            for (double y = -f.w * 0.3 + shift; y < f.h + step; y += step) {
                f.polygon(
                        f.scheme.shade(),
                        0,
                        y + f.w * 0.28,
                        f.w,
                        y,
                        f.w,
                        y + step * 0.46,
                        0,
                        y + f.w * 0.28 + step * 0.46);
            }
        };
    }
}
