package io.reelmill.illustrator.material;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.material.ReliefShader.Build;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LatticeNoise;

/** Drawn and painted materials: cels, pencil, gouache, paper, brush, light. */
public final class DrawnMaterials {

    private DrawnMaterials() {}

    /** A cel: even light, one hard shadow, a hard highlight, a dark line around. */
    public static Material cel(double line, Oklch shade) {
        int cool = shade.argb();
        return Material.of(Build.PLAIN, (s, prop) -> p -> {
            if (inLine(p, line)) {
                return Rgb.mix(Rgb.times(p.base, 0.22), 0xFF1A1026, 0.45);
            }
            boolean dark = p.key < 0.50 || p.hollow > 0.16;
            int c = dark ? Rgb.mix(Rgb.times(p.base, 0.74), cool, 0.26) : p.base;
            if (p.mirror > 0.985 && p.nz < 0.97 || p.mirror > 0.9965) {
                c = 0xFFFFFFFF;
            }
            return c;
        });
    }

    /** Between cel and volume: a smooth turn into a violet shadow, thin coloured line, rim of back light. */
    public static Material softCel(Oklch shade, Oklch rim) {
        int violet = shade.argb();
        int back = rim.argb();
        return Material.of(Build.PLAIN, (s, prop) -> p -> {
            if (inLine(p, 0.20)) {
                return Rgb.mix(Rgb.times(p.base, 0.32), violet, 0.45);
            }
            double t = smooth((p.key - 0.30) / 0.30);
            int c = Rgb.mix(Rgb.mix(Rgb.times(p.base, 0.62), violet, 0.38), Rgb.times(p.base, 1.06), t);
            double edge = Math.max(0, 1 - p.depth / 0.95) * Math.max(0, -p.nx * s.side() * 1.3 - p.ny * 0.15);
            c = Rgb.plus(c, back, Math.min(0.85, edge * 1.5));
            return Rgb.plus(c, 0xFFFFFFFF, 0.7 * smooth((p.mirror - 0.975) / 0.015));
        });
    }

    /** Grey values that print effects turn into tone: white in light, grey in shade, heavy black lines. */
    public static Material tonal(double line, double depth) {
        return Material.of(Build.PLAIN, (s, prop) -> p -> {
            if (inLine(p, line)) {
                return 0xFF000000;
            }
            double own = Rgb.luma(p.base);
            double light = p.key > 0.58 ? 1.08 : p.key > 0.36 ? 0.66 : 0.30;
            double v = light * (1 - depth + depth * own) * (p.hollow > 0.2 ? 0.6 : 1);
            return Rgb.of(v * 255, v * 255, v * 255);
        });
    }

    /** Smooth shading with an uneven outline: the basis for hatching. */
    public static Material study(double wobble, double line, double colour, double light) {
        return Material.of(Build.shaky(wobble), (s, prop) -> p -> {
            double press = 0.55 + 0.75 * LatticeNoise.at(p.u * 0.9, p.v * 0.9);
            if (inLine(p, line * press)) {
                return Rgb.times(p.base, 0.22);
            }
            double v = light + 0.62 * p.key - 1.1 * p.hollow - 0.12 * p.fall;
            int grey = Rgb.of(232 * v, 232 * v, 232 * v);
            return Rgb.mix(grey, Rgb.times(p.base, 0.45 + 0.85 * v), colour);
        });
    }

    /** Water colour with pigment that gathers at the edges, and a crayon line that misses a little. */
    public static Material watercolour(double wobble, Oklch crayon) {
        int line = crayon.argb();
        return Material.of(Build.shaky(wobble), (s, prop) -> {
            float[] paper = Grain.PAPER.tile();
            double zoom = 20 * 22 / prop.size();
            return p -> {
                double pool = LatticeNoise.fractal(p.u * 0.28 + 7, p.v * 0.28, 4) - 0.5;
                double tooth = Grain.at(paper, p.x, p.y, zoom) - 0.5;
                double edge = Math.max(0, 1 - p.depth / 0.7);
                double wet = 1.05 - 0.34 * pool * 2 - 0.20 * edge * edge + 0.16 * (p.key - 0.5) + 0.10 * tooth;
                int c = Rgb.mix(Rgb.times(p.base, wet), 0xFFFFFAF0, Math.max(0, 0.20 + pool * 0.7));
                double miss = (LatticeNoise.at(p.u * 0.6 + 50, p.v * 0.6) - 0.5) * 0.5;
                double mark = Math.abs(p.depth - 0.42 - miss) < 0.22 || p.part == Relief.SEAM ? 1 : 0;
                return Rgb.mix(c, line, mark * Math.max(0, Math.min(0.85, 0.72 + tooth * 2.6)));
            };
        });
    }

    /** Cut from coloured paper: a white cut edge, even tone, fibres. */
    public static Material paper() {
        return Material.of(Build.shaky(0.10), (s, prop) -> {
            float[] fibres = Grain.PAPER.tile();
            double zoom = 20 * 22 / prop.size();
            return p -> {
                double tooth = Grain.at(fibres, p.x, p.y, zoom) - 0.5;
                double torn = 0.46 + 0.34 * (LatticeNoise.fractal(p.u * 1.3, p.v * 1.3, 3) - 0.5) * 2;
                if (p.depth < torn) {
                    return Rgb.times(0xFFFBF8F0, 0.97 + 0.16 * tooth);
                }
                int c = p.part == Relief.SEAM ? 0xFF1F1B2E : p.base;
                boolean dots = p.part == Relief.AREA && p.fall > 0.5 && dotted(p.u, p.v);
                return Rgb.times(dots ? Rgb.times(c, 0.80) : c, 1 + 0.22 * tooth);
            };
        });
    }

    /** Bold shapes, shaded with sprayed grain instead of a smooth turn. */
    public static Material sprayed(Oklch dark, Oklch light) {
        int low = dark.argb();
        int high = light.argb();
        return Material.of(Build.PLAIN, (s, prop) -> p -> {
            double dice = LatticeNoise.cell(p.x * 7 + p.y * 3, p.y * 11 + p.x);
            double turn = 0.52 + 0.85 * p.nx * s.side() * -1 + 0.45 * (p.fall - 0.45) - 0.3 * p.key;
            int c = p.part == Relief.SEAM ? low : p.base;
            if (dice < turn * 0.85 - 0.10) {
                return Rgb.mix(c, low, 0.62);
            }
            return dice > 1.02 + turn - 0.55 ? Rgb.mix(c, high, 0.75) : c;
        });
    }

    /** Gouache: two or three flat tones with dry edges, no line. */
    public static Material gouache() {
        return Material.of(Build.shaky(0.12), (s, prop) -> p -> {
            double dry = LatticeNoise.fractal(p.u * 0.8, p.v * 3.2, 3) - 0.5;
            double t = p.key + 0.34 * dry;
            int c = p.part == Relief.SEAM ? Rgb.times(p.base, 0.9) : p.base;
            if (t < 0.38 || p.hollow > 0.2) {
                c = Rgb.mix(Rgb.times(c, 0.72), 0xFF2A2350, 0.16);
            } else if (t > 0.86) {
                c = Rgb.mix(c, 0xFFFFF4DC, 0.55);
            }
            return Rgb.times(c, 1 + 0.10 * dry);
        });
    }

    /** Pigment in plaster: muted earth, a soft turn, a sepia line. */
    public static Material fresco(Oklch earth) {
        int sepia = new Oklch(0.32, 0.05, 45).argb();
        int clay = earth.argb();
        return Material.of(Build.shaky(0.10), (s, prop) -> p -> {
            int own = Rgb.mix(p.base, clay, 0.45);
            double light = 0.62 + 0.46 * p.key - 0.9 * p.hollow;
            int c = Rgb.times(own, light);
            double press = 0.20 + 0.22 * LatticeNoise.at(p.u * 0.8, p.v * 0.8);
            return inLine(p, press) ? Rgb.mix(c, sepia, 0.8) : c;
        });
    }

    /** One load of black ink: dense where the brush is wet, streaked where it runs dry. */
    public static Material brush(Oklch ink) {
        int black = ink.argb();
        return Material.of(Build.shaky(0.5), (s, prop) -> p -> {
            double streak = LatticeNoise.fractal((p.u * 0.9 + p.v * 0.35) * 0.35, (p.v - p.u * 0.35) * 3.4, 3);
            double dry = Math.max(0, (p.u + 0.5 * p.v) / 30 - 0.25) * 1.5;
            double gap = smooth((streak - 0.80 + 0.42 * dry) * 7);
            if (p.part == Relief.SEAM || p.depth > 0.9 && p.part != Relief.WIRE && p.part > Relief.AREA) {
                gap = Math.max(gap, 0.93);
            }
            int alpha = (int) (255 * (1 - gap));
            return black & 0xFFFFFF | alpha << 24;
        });
    }

    /** A projection: an empty body with scan lines and edges of light. */
    public static Material hologram(Oklch light, Oklch hot) {
        int c1 = light.argb();
        int c2 = hot.argb();
        return Material.of(Build.PLAIN, (s, prop) -> {
            double row = Math.max(3, prop.size() / 85);
            return p -> {
                boolean seam = p.part == Relief.SEAM;
                double edge = Math.max(0, 1 - p.depth / 0.55);
                double scan = (p.y / row) % 1 < 0.5 ? 1 : 0.55;
                double mesh = Math.abs(p.u * 0.7 % 1 - 0.5) < 0.045 || Math.abs(p.v * 0.7 % 1 - 0.5) < 0.045 ? 0.30 : 0;
                double turn = Math.pow(1 - p.nz, 1.2) * 0.8;
                double glow = Math.min(1, edge * 1.4 + turn + mesh + (seam ? 0.9 : 0));
                int c = Rgb.mix(c1, p.part > Relief.AREA ? c2 : 0xFFFFFFFF, 0.55 * edge + (seam ? 0.6 : 0));
                double alpha = Math.min(1, 0.26 + glow) * (0.55 + 0.45 * scan);
                return c & 0xFFFFFF | (int) (255 * Math.min(1, alpha)) << 24;
            };
        });
    }

    /** Scratches of a pale pen that goes round and round, over a body of night. */
    public static Material scratched(Oklch night, Oklch pen) {
        int dark = night.argb();
        int pale = pen.argb();
        return Material.of(Build.shaky(0.35), (s, prop) -> p -> {
            double line = 0;
            for (int k = 0; k < 4; k++) {
                double miss = (LatticeNoise.fractal(p.u * 0.55 + 31 * k, p.v * 0.55 + 17 * k, 3) - 0.5) * 1.9;
                double d = Math.abs(p.depth - 0.30 - 0.22 * k - miss);
                line = Math.max(line, Math.max(0, 1.4 - d / 0.13) * (1 - 0.2 * k));
            }
            double bend = LatticeNoise.at(p.u * 0.5, p.v * 0.5) * 2.5;
            double hatch = Math.abs(((p.u * 0.8 + p.v * 1.9) + bend) % 1 - 0.5) * 2;
            double shade = Math.max(0, 0.75 - p.key);
            double strokes = p.key > 0.55 ? 0 : Math.max(0, 1 - hatch / (0.14 + 0.30 * shade)) * 0.75;
            if (p.part == Relief.SEAM) {
                line = Math.max(line, 0.9);
            }
            int body = Rgb.mix(dark, p.base, 0.06 + 0.30 * Math.max(0, p.key));
            return Rgb.mix(body, pale, Math.min(1, Math.max(line, strokes)));
        });
    }

    /** Engraved with rays that come from one point: bold light, black between. */
    public static Material engraved(Oklch black, Oklch gold) {
        int dark = black.argb();
        int metal = gold.argb();
        return Material.of(Build.PLAIN, (s, prop) -> p -> {
            if (inLine(p, 0.34)) {
                return p.depth < 0.16 ? metal : dark;
            }
            double angle = Math.atan2(p.v - 30, p.u - 11) * 46;
            double ray = Math.abs(angle - Math.floor(angle) - 0.5) * 2;
            double light = 0.15 + 0.85 * p.key - 1.2 * p.hollow;
            int lit = Rgb.mix(Rgb.times(p.base, 1.05), metal, 0.42);
            if (p.mirror > 0.98) {
                lit = 0xFFFFF8E4;
            }
            return ray < light * 1.15 ? lit : Rgb.mix(dark, p.base, 0.18);
        });
    }

    /** Magic: a body that glows from within towards its edges. */
    public static Material enchanted(Oklch aura) {
        int glow = aura.argb();
        return Material.of(Build.thick(0.7), (s, prop) -> p -> {
            double light = 0.50 + 0.55 * Math.max(-0.4, p.key) - 0.8 * p.hollow;
            int c = Rgb.times(p.base, light);
            c = Rgb.plus(c, glow, 0.55 * Math.pow(1 - p.nz, 1.5) + (p.part == Relief.SEAM ? 0.55 : 0));
            return Rgb.plus(c, 0xFFFFFFFF, 0.55 * Math.pow(Math.max(0, p.mirror), 40));
        });
    }

    /** Even planes that differ clearly with their direction, for facets. */
    public static Material planes() {
        return Material.of(Build.thick(0.5), (s, prop) -> p -> {
            double light = 0.50 + 0.72 * p.key - 0.6 * p.hollow;
            return Rgb.mix(Rgb.times(p.base, light), 0xFF28306A, Math.max(0, 0.30 - 0.5 * p.key));
        });
    }

    /** Painted for the printing press: strong turn, clean light, a soft air-brushed edge. */
    public static Material airbrushed() {
        return Material.of(Build.thick(0.5), (s, prop) -> p -> {
            if (inLine(p, 0.14)) {
                return Rgb.times(p.base, 0.28);
            }
            double light = 0.64 + 0.5 * smooth(p.key * 1.2) - 0.8 * p.hollow;
            int c = Rgb.times(p.base, light);
            return p.mirror > 0.982 ? 0xFFFFFBF0 : c;
        });
    }

    private static boolean inLine(SurfacePoint p, double width) {
        return p.depth < width || p.part == Relief.SEAM;
    }

    private static boolean dotted(double u, double v) {
        double x = (u + v) * 0.9 % 1 - 0.5;
        double y = (u - v + 100) * 0.9 % 1 - 0.5;
        return x * x + y * y < 0.05;
    }

    private static double smooth(double t) {
        double c = Math.max(0, Math.min(1, t));
        return c * c * (3 - 2 * c);
    }
}
