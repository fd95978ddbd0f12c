package io.reelmill.illustrator.material;

import io.reelmill.illustrator.colour.Oklch;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.material.ReliefShader.Build;
import io.reelmill.illustrator.paint.Grain;
import io.reelmill.illustrator.paint.LatticeNoise;

/** Solid materials: clay, plastic, chrome, gold, stone, shadow. */
public final class SolidMaterials {

    private SolidMaterials() {}

    /** Modelling clay: no gloss, thumb prints, soft edges, subsurface scattering. */
    public static Material clay() {
        return Material.of(new Build(0.22, 0.9, 1.15), (s, prop) -> {
            float[] prints = Grain.CLAY.tile();
            double zoom = 26 * 24 / prop.size();
            return p -> {
                double bump = Grain.at(prints, p.x + 131, p.y + 57, zoom) - 0.5;
                double light = 0.60
                        + 0.46 * Math.max(-0.5, p.key)
                        + 0.08 * p.nz
                        - 1.15 * p.hollow
                        + 0.17 * bump
                        - 0.10 * p.fall;
                int c = Rgb.times(p.base, light);
                double sunk = Math.max(0, 0.5 - Math.abs(p.key - 0.15)) * 0.22;
                return Rgb.plus(c, 0xFF8A3A20, sunk * 0.6);
            };
        });
    }

    /** Polished plastic in a studio with two soft boxes. */
    public static Material plastic() {
        return Material.of(Build.thick(1.7), (s, prop) -> p -> {
            double side = s.side();
            double light = 0.64 + 0.48 * Math.max(-0.3, p.key) - 0.55 * p.hollow;
            int c = Rgb.times(p.base, light);
            double rx = 2 * p.nz * p.nx;
            double ry = 2 * p.nz * p.ny;
            double box = window(rx - 0.62 * side, 0.26, 5) * window(ry + 0.55, 0.34, 5);
            double strip = window(rx + 0.80 * side, 0.10, 7) * window(ry, 0.62, 8);
            double fresnel = Math.pow(1 - p.nz, 3);
            c = Rgb.mix(c, 0xFFFFFFFF, 0.72 * box * (0.6 - ry * 0.5) + 0.28 * strip);
            return Rgb.plus(c, 0xFFFFFFFF, 0.20 * fresnel + 0.5 * Math.pow(Math.max(0, p.mirror), 120));
        });
    }

    /** A mirror of sky and chequered floor; small parts are tinted glass. */
    public static Material chrome(Oklch sky, Oklch dark) {
        int above = sky.argb();
        int zenith = sky.lighter(-0.34).argb();
        int night = dark.argb();
        return Material.of(Build.thick(1.2), (s, prop) -> p -> {
            double rx = 2 * p.nz * p.nx;
            double ry = 2 * p.nz * p.ny;
            double rz = 2 * p.nz * p.nz - 1;
            int seen;
            double up = -ry + 0.18 * (0.5 - p.fall);
            if (up > 0) {
                seen = Rgb.mix(0xFFFFFFFF, above, Math.min(1, up * 5));
                seen = Rgb.mix(seen, zenith, Math.min(1, up * 1.1));
            } else {
                double far = 1 / Math.max(0.06, -up);
                double fx = rx * far * 1.3;
                double fz = (rz + 1.4) * far * 0.9;
                boolean odd = ((int) Math.floor(fx) + (int) Math.floor(fz) & 1) == 0;
                seen = Rgb.mix(odd ? 0xFFF2F2F2 : night, 0xFFB8C4D0, Math.min(1, far / 14));
            }
            int c = Rgb.mix(seen, multiplied(seen, p.base), 0.55);
            c = Rgb.times(c, 1.04 - 0.9 * p.hollow);
            return Rgb.plus(c, 0xFFFFFFFF, Math.pow(Math.max(0, p.mirror), 160) + 0.25 * Math.pow(1 - p.nz, 4));
        });
    }

    /** Beaten gold with enamel in its smaller parts and dark seams. */
    public static Material gold(Oklch enamel) {
        int[] metal = {
            new Oklch(0.26, 0.06, 55).argb(),
            new Oklch(0.50, 0.11, 66).argb(),
            new Oklch(0.78, 0.145, 82).argb(),
            new Oklch(0.95, 0.09, 95).argb(),
            new Oklch(0.66, 0.13, 74).argb()
        };
        int blue = enamel.argb();
        return Material.of(Build.thick(0.9), (s, prop) -> p -> {
            double beaten = LatticeNoise.at(p.u * 1.9, p.v * 1.9) - 0.5;
            double r = 0.46 - 0.75 * p.ny * p.nz + 0.45 * p.nx * s.side() + 0.16 * beaten;
            double at = Math.max(0, Math.min(0.999, r)) * (metal.length - 1);
            int c = Rgb.mix(metal[(int) at], metal[(int) at + 1], at - (int) at);
            if (p.part == Relief.SEAM) {
                c = Rgb.times(blue, 0.7);
            } else if (p.part > Relief.AREA && p.hollow < 0.2) {
                c = Rgb.times(blue, 0.75 + 0.6 * Math.max(0, p.key));
            }
            c = Rgb.times(c, 1 - 0.9 * p.hollow);
            if (p.depth < 0.34 && p.depth > 0.14) {
                c = Rgb.times(c, 0.55);
            }
            return Rgb.plus(c, 0xFFFFF3C8, 0.95 * Math.pow(Math.max(0, p.mirror), 48));
        });
    }

    /**
     * A natural body under an open sky.
     *
     * @param rough how grainy its surface is
     * @param gloss how much it shines, 0 to 1
     * @param warm strength of the sun against the sky
     */
    public static Material natural(double rough, double gloss, double warm) {
        return Material.of(Build.thick(1.25), (s, prop) -> {
            float[] ground = Grain.TERRAIN.tile();
            float[] film = Grain.PLASTER.tile();
            int sky = s.tones().skyTop().lighter(0.1).argb();
            int sun = s.tones().glow().argb();
            int bounce = s.tones().land().argb();
            double zoom = 20 * 13 / prop.size();
            return p -> {
                double pit = Grain.at(ground, p.x, p.y, zoom * 1.7) - 0.5;
                double spot = Grain.at(film, p.x + 77, p.y + 19, zoom) - 0.5;
                int own = Rgb.times(p.base, 1 + rough * (0.55 * spot + 0.9 * pit));
                double key = Math.max(0, p.key + rough * 0.5 * pit);
                double open = 0.5 - 0.5 * p.ny;
                int light = Rgb.plus(Rgb.times(sky, 0.62 * open), bounce, 0.50 * (1 - open));
                light = Rgb.plus(light, sun, warm * key);
                int c = multiplied(own, light);
                c = Rgb.plus(c, own, 0.24);
                c = Rgb.times(c, 1 - 1.35 * p.hollow - 0.28 * Math.max(0, p.fall - 0.55));
                double shine = Math.pow(Math.max(0, p.mirror), 60) * 0.8 + Math.pow(1 - p.nz, 4) * 0.35;
                return Rgb.plus(c, sun, gloss * shine);
            };
        });
    }

    /** A dark silhouette against the light with a bright rim. */
    public static Material silhouette(double depth) {
        return Material.of(Build.thick(0.5), (s, prop) -> {
            int body = s.tones()
                    .deep()
                    .lighter(-0.05)
                    .mix(s.tones().skyLow(), prop.distance() * 0.5)
                    .argb();
            int rim = s.tones().glow().argb();
            return p -> {
                int c = Rgb.mix(body, p.base, depth * Math.max(0, 0.25 + 0.75 * p.key));
                double edge = Math.pow(Math.max(0, 1 - p.depth / 0.75), 1.6)
                        * Math.max(0.10, 0.5 + p.nx * s.side() * 0.9 - p.ny * 0.6);
                return Rgb.plus(c, rim, Math.min(0.95, edge));
            };
        });
    }

    /** A monument of weathered stone whose foot is lost in mist. */
    public static Material monument() {
        return Material.of(Build.thick(1.6), (s, prop) -> {
            float[] ground = Grain.TERRAIN.tile();
            int mist = s.tones().skyLow().argb();
            int sun = s.tones().glow().argb();
            int shade = s.tones().skyTop().mix(s.tones().deep(), 0.55).argb();
            double zoom = 20 * 12 / prop.size();
            return p -> {
                double pit = Grain.at(ground, p.x, p.y, zoom) - 0.5;
                double layer = LatticeNoise.at(p.u * 0.22, p.v * 1.9) - 0.5;
                double light = Math.max(0, p.key * 0.9 + 0.75 * pit + 0.25 * layer);
                int stone = Rgb.mix(0xFF8F877C, p.base, 0.28);
                int c = Rgb.mix(shade, multiplied(stone, sun), Math.min(1, 0.12 + 0.95 * light - 0.9 * p.hollow));
                double moss = Math.max(0, -p.ny - 0.25)
                        * Math.max(0, LatticeNoise.fractal(p.u * 0.7, p.v * 0.7, 3) - 0.42)
                        * 5;
                c = Rgb.mix(c, s.tones().land().lighter(0.08).argb(), Math.min(0.8, moss));
                return Rgb.mix(c, mist, Math.max(0.10, Math.min(0.72, (p.fall - 0.5) * 1.35)));
            };
        });
    }

    private static double window(double at, double half, double sharp) {
        return Math.max(0, Math.min(1, (half - Math.abs(at)) * sharp + 0.5));
    }

    static int multiplied(int a, int b) {
        return 0xFF000000
                | (a >> 16 & 255) * (b >> 16 & 255) / 255 << 16
                | (a >> 8 & 255) * (b >> 8 & 255) / 255 << 8
                | (a & 255) * (b & 255) / 255;
    }
}
