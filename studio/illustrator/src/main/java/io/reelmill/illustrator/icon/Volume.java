package io.reelmill.illustrator.icon;

import io.github.humbleui.skija.Image;
import io.reelmill.illustrator.colour.Oklch;

/**
 * Shades a relief: key light, shadow in the seams, gloss, rim light, and a visible thickness on the side away from the
 * light.
 */
public final class Volume {
    private static final int SHADES = 256;

    private final Relief relief;
    private final Light light;
    private final float[][][] ramps;
    private final int[] pixels;

    private Volume(Relief relief, VolumeColours volumeColours, Light light) {
        this.relief = relief;
        this.light = light;
        this.ramps = new float[128][][];
        for (int part = 0; part < Relief.AREA + Math.max(1, relief.shares.length); part++) {
            ramps[part] = ramp(volumeColours.of(part, relief.shares), light);
        }
        this.pixels = new int[relief.width * relief.height];
    }

    /** A picture as large as the relief, with transparent surroundings. The caller closes it. */
    public static Image render(Relief relief, VolumeColours volumeColours, Light light) {
        Volume volume = new Volume(relief, volumeColours, light);
        volume.front();
        volume.smoothBorders();
        volume.extrude();
        return relief.image(volume.pixels);
    }

    /** From the deepest shadow to full light; shadows keep their chroma and lean to the surroundings. */
    private static float[][] ramp(Oklch base, Light light) {
        float[][] ramp = new float[SHADES][];
        Oklch dark = base.lighter(-0.30).withC(base.c() * 0.95 + 0.01).mix(light.shade(), 0.28);
        Oklch bright = base.lighter(0.13 * (1 - base.l()) + 0.04).mix(light.key(), 0.10);
        for (int i = 0; i < SHADES; i++) {
            double t = i / (SHADES - 1.0);
            Oklch colour = t < 0.62 ? dark.mix(base, t / 0.62) : base.mix(bright, (t - 0.62) / 0.38);
            int c = colour.argb();
            ramp[i] = new float[] {c >> 16 & 255, c >> 8 & 255, c & 255};
        }
        return ramp;
    }

    private void front() {
        int w = relief.width;
        int h = relief.height;
        float[] z = relief.heightField;
        float[] wide = z.clone();
        Blur.gaussian(wide, w, h, 1.1 * relief.unit);
        double lx = 0.55 * light.side();
        double ly = -0.62;
        double lz = Math.sqrt(1 - lx * lx - ly * ly);
        double hx = lx;
        double hy = ly;
        double hz = lz + 1;
        double hn = Math.sqrt(hx * hx + hy * hy + hz * hz);
        int key = light.key().withL(0.97).argb();
        int rim = light.rim().argb();
        for (int y = 1; y < h - 1; y++) {
            for (int x = 1; x < w - 1; x++) {
                int i = y * w + x;
                float a = relief.cover[i];
                if (a <= 0) {
                    continue;
                }
                double nx = -(z[i + 1] - z[i - 1]) * relief.unit * 0.5;
                double ny = -(z[i + w] - z[i - w]) * relief.unit * 0.5;
                double nz = 1 / Math.sqrt(nx * nx + ny * ny + 1);
                nx *= nz;
                ny *= nz;
                double diffuse = nx * lx + ny * ly + nz * lz;
                double hollow = Math.max(0, Math.min(0.5, (wide[i] - z[i]) * 0.55));
                double vertical = 0.10 * (0.5 - (double) y / h);
                double t = 0.06 + 0.70 * Math.max(0, (diffuse + 0.25) / 1.25) + 0.12 * nz + vertical - 0.75 * hollow;
                float[] c = ramps[relief.part[i]][(int) Math.max(0, Math.min(SHADES - 1, t * SHADES))];
                double spec = (nx * hx + ny * hy + nz * hz) / hn;
                double gloss = gloss(Math.max(0, spec)) * (1 - hollow * 1.6);
                double back = Math.max(0, -nx * light.side() * 0.85 + ny * 0.35);
                back = back == 0 ? 0 : back * Math.pow(1 - nz, 1.6) * 1.5;
                double top = Math.max(0, -ny) * (1 - nz) * (1 - nz) * 0.5;
                pixels[i] = pack(c, a, gloss + top, key, Math.min(0.8, back), rim);
            }
        }
    }

    /** A small, bright highlight (the 70th power) within a wide, faint one (the 9th). */
    private static double gloss(double x) {
        double x2 = x * x;
        double x4 = x2 * x2;
        double x8 = x4 * x4;
        double x32 = x8 * x8 * x8 * x8;
        return 0.50 * x32 * x32 * x4 * x2 + 0.13 * x8 * x;
    }

    /** Parts meet in hard steps; their borders are averaged over three by three pixels. */
    private void smoothBorders() {
        int w = relief.width;
        int[] sharp = pixels.clone();
        byte[] part = relief.part;
        for (int i = w + 1; i < sharp.length - w - 1; i++) {
            int p = part[i];
            if (sharp[i] >>> 24 != 255
                    || part[i - 1] == p && part[i + 1] == p && part[i - w] == p && part[i + w] == p) {
                continue;
            }
            int r = 0;
            int g = 0;
            int b = 0;
            int n = 0;
            for (int dy = -w; dy <= w; dy += w) {
                for (int dx = -1; dx <= 1; dx++) {
                    int c = sharp[i + dy + dx];
                    if (c >>> 24 == 255) {
                        r += c >> 16 & 255;
                        g += c >> 8 & 255;
                        b += c & 255;
                        n++;
                    }
                }
            }
            pixels[i] = 0xFF000000 | r / n << 16 | g / n << 8 | b / n;
        }
    }

    private static int pack(float[] c, float a, double gloss, int key, double back, int rim) {
        int out = Math.round(a * 255) << 24;
        for (int k = 0; k < 3; k++) {
            int shift = 16 - 8 * k;
            double v = c[k];
            v += ((key >> shift & 255) - v) * Math.min(0.92, gloss);
            v += ((rim >> shift & 255) - v) * back;
            out |= (int) Math.max(0, Math.min(255, v * a + 0.5)) << shift;
        }
        return out;
    }

    /** Sides of the body, seen because it is turned a little: the silhouette dragged down, away from the light. */
    private void extrude() {
        int w = relief.width;
        int h = relief.height;
        int length = Math.max(1, (int) Math.round(1.15 * relief.unit));
        int[] shifts = new int[length + 1];
        for (int k = 0; k <= length; k++) {
            shifts[k] = (int) Math.round(-0.45 * light.side() * k);
        }
        int[] cover = new int[pixels.length];
        int[] lefts = new int[h];
        int[] rights = new int[h];
        for (int y = 0; y < h; y++) {
            lefts[y] = w;
            rights[y] = -1;
            for (int x = 0; x < w; x++) {
                int c = Math.round(relief.cover[y * w + x] * 255);
                cover[y * w + x] = c;
                if (c > 0) {
                    lefts[y] = Math.min(lefts[y], x);
                    rights[y] = x;
                }
            }
        }
        for (int y = 1; y < h; y++) {
            int left = w;
            int right = -1;
            for (int above = Math.max(0, y - length); above < y; above++) {
                left = Math.min(left, lefts[above]);
                right = Math.max(right, rights[above]);
            }
            // what is dragged comes from the columns of the rows above
            int from = Math.max(0, left + Math.min(0, shifts[length]));
            int end = Math.min(w, right + 1 + Math.max(0, shifts[length]));
            for (int x = from; x < end; x++) {
                if (pixels[y * w + x] >>> 24 != 255) {
                    drag(x, y, Math.min(length, y), shifts, cover);
                }
            }
        }
    }

    /** Lays what is dragged over a pixel behind it. Only pixels above are looked at, and only at what covers them. */
    private void drag(int x, int y, int length, int[] shifts, int[] cover) {
        int w = relief.width;
        int best = 0;
        int bestCover = 0;
        int step = 0;
        for (int k = 1; k <= length && bestCover < 255; k++) {
            int column = x - shifts[k];
            if (column < 0 || column >= w) {
                break;
            }
            int at = (y - k) * w + column;
            if (cover[at] > bestCover) {
                bestCover = cover[at];
                best = at;
                step = k;
            }
        }
        if (bestCover > 0) {
            int at = y * w + x;
            pixels[at] = over(pixels[at], side(best, step, shifts.length - 1), bestCover);
        }
    }

    private float[] side(int at, int step, int length) {
        double t = 0.20 - 0.14 * step / length;
        int part = relief.part[at];
        return ramps[part][(int) (t * SHADES)];
    }

    private static int over(int front, float[] c, int backAlpha) {
        int fa = front >>> 24;
        double rest = backAlpha / 255.0 * (255 - fa) / 255.0;
        int out = (int) Math.min(255, Math.round(fa + rest * 255)) << 24;
        for (int k = 0; k < 3; k++) {
            int shift = 16 - 8 * k;
            out |= (int) Math.min(255, Math.round((front >> shift & 255) + c[k] * rest)) << shift;
        }
        return out;
    }
}
