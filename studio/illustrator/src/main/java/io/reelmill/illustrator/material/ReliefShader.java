package io.reelmill.illustrator.material;

import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.colour.Rgb;
import io.reelmill.illustrator.icon.Blur;
import io.reelmill.illustrator.icon.Relief;
import io.reelmill.illustrator.icon.VolumeColours;
import io.reelmill.illustrator.paint.LatticeNoise;
import io.reelmill.illustrator.paint.LayerPixels;

/** Renders a relief with a shader that is evaluated for each pixel. */
public final class ReliefShader {

    /** A shader: the colour of a point, {@code 0xAARRGGBB}. */
    @FunctionalInterface
    public interface Surface {
        int colour(SurfacePoint p);
    }

    /**
     * The geometry of a figure.
     *
     * @param wobble amplitude of line jitter, in units
     * @param thickness of the body behind the face, in units
     * @param bend strength of the relief's curvature; 1 is natural
     */
    public record Build(double wobble, double thickness, double bend) {
        /** A flat figure without jitter. */
        public static final Build PLAIN = new Build(0, 0, 1);

        /** A figure with a visible thickness. */
        public static Build thick(double thickness) {
            return new Build(0, thickness, 1);
        }

        /** A figure with jitter. */
        public static Build shaky(double wobble) {
            return new Build(wobble, 0, 1);
        }
    }

    private ReliefShader() {}

    /** The picture, as large as the relief. The caller closes it. */
    public static Image render(Relief r, VolumeColours volumeColours, double side, Build build, Surface surface) {
        int w = r.width;
        int h = r.height;
        int[] own = new int[Relief.AREA + Math.max(1, r.shares.length)];
        for (int i = 0; i < own.length; i++) {
            own[i] = volumeColours.of(i, r.shares).argb();
        }
        float[] wide = r.heightField.clone();
        Blur.gaussian(wide, w, h, 1.1 * r.unit);
        int[] out = new int[w * h];
        double lx = 0.55 * side;
        double ly = -0.62;
        double lz = Math.sqrt(1 - lx * lx - ly * ly);
        double hn = Math.sqrt(lx * lx + ly * ly + (lz + 1) * (lz + 1));
        float[] z = r.heightField;
        SurfacePoint p = new SurfacePoint();
        for (int y = 1; y < h - 1; y++) {
            for (int x = 1; x < w - 1; x++) {
                int i = y * w + x;
                if (build.wobble > 0) {
                    i = shifted(r, x, y, build.wobble);
                }
                float cover = r.cover[i];
                if (cover <= 0) {
                    continue;
                }
                p.x = x;
                p.y = y;
                p.u = x / r.unit;
                p.v = y / r.unit;
                p.fall = (double) y / h;
                p.part = r.part[i];
                p.base = own[r.part[i]];
                p.nx = -(z[i + 1] - z[i - 1]) * r.unit * 0.5 * build.bend;
                p.ny = -(z[i + w] - z[i - w]) * r.unit * 0.5 * build.bend;
                p.nz = 1 / Math.sqrt(p.nx * p.nx + p.ny * p.ny + 1);
                p.nx *= p.nz;
                p.ny *= p.nz;
                p.depth = r.depth[i];
                p.hollow = Math.max(0, Math.min(0.5, (wide[i] - z[i]) * 0.55));
                p.key = p.nx * lx + p.ny * ly + p.nz * lz;
                p.mirror = (p.nx * lx + p.ny * ly + p.nz * (lz + 1)) / hn;
                int c = surface.colour(p);
                out[y * w + x] = Rgb.premultiplied(c, cover * (c >>> 24) / 255.0);
            }
        }
        if (build.thickness > 0) {
            extrude(r, out, Math.max(1, (int) (build.thickness * r.unit)), -0.45 * side);
        }
        return LayerPixels.image(out, w, h);
    }

    private static int shifted(Relief r, int x, int y, double wobble) {
        double f = 0.5 / r.unit;
        double dx = LatticeNoise.fractal(x * f, y * f, 2) - 0.5;
        double dy = LatticeNoise.fractal(x * f + 40, y * f + 70, 2) - 0.5;
        int sx = (int) Math.max(1, Math.min(r.width - 2, x + dx * 2 * wobble * r.unit));
        int sy = (int) Math.max(1, Math.min(r.height - 2, y + dy * 2 * wobble * r.unit));
        return sy * r.width + sx;
    }

    /** The silhouette extruded away from the light, darker with distance. */
    private static void extrude(Relief r, int[] out, int length, double slant) {
        int[] face = out.clone();
        int w = r.width;
        for (int y = 0; y < r.height; y++) {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                if (face[i] >>> 24 == 255) {
                    continue;
                }
                for (int k = 1; k <= length && k <= y; k++) {
                    int px = x - (int) Math.round(slant * k);
                    if (px < 0 || px >= w) {
                        break;
                    }
                    int c = face[(y - k) * w + px];
                    if (c >>> 24 > 200) {
                        int wall = Rgb.times(c | 0xFF000000, 0.80 - 0.30 * k / length);
                        out[i] = 0xFF000000 | Rgb.plus(face[i], wall, 1 - (face[i] >>> 24) / 255.0) & 0xFFFFFF;
                        break;
                    }
                }
            }
        }
    }
}
