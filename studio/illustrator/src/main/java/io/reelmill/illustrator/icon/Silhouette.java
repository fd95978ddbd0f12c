package io.reelmill.illustrator.icon;

import io.github.humbleui.skija.Image;

/** Reliefs as even areas: their parts in plain colours, or one colour for all. */
public final class Silhouette {

    private Silhouette() {}

    /** Parts in their colours, the half away from the light a step darker. The caller closes it. */
    public static Image shaded(Relief relief, VolumeColours volumeColours, double side) {
        int parts = Relief.AREA + Math.max(1, relief.shares.length);
        int[] lit = new int[parts];
        int[] dark = new int[parts];
        for (int i = 0; i < parts; i++) {
            lit[i] = volumeColours.of(i, relief.shares).argb();
            dark[i] = volumeColours.of(i, relief.shares).lighter(-0.075).argb();
        }
        double middle = relief.width / 2.0;
        double slope = relief.width * 0.10;
        int[] pixels = new int[relief.width * relief.height];
        for (int i = 0; i < pixels.length; i++) {
            double x = i % relief.width;
            double y = (double) (i / relief.width) / relief.height - 0.5;
            double away = (x - middle) * -side - slope * y * 2;
            double t = Math.max(0, Math.min(1, away / 1.5 + 0.5));
            pixels[i] = premultiplied(mix(lit[relief.part[i]], dark[relief.part[i]], t), relief.cover[i]);
        }
        return relief.image(pixels);
    }

    /** Everything in one colour but the seams, which are in another. The caller closes it. */
    public static Image plain(Relief relief, int body, int seam) {
        int[] pixels = new int[relief.width * relief.height];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = premultiplied(relief.part[i] == Relief.SEAM ? seam : body, relief.cover[i]);
        }
        return relief.image(pixels);
    }

    /**
     * As drawn with pen and wash: an outline that swells and thins, seams in ink, hatching on the side in shade. The
     * caller closes it.
     */
    public static Image inked(Relief relief, int paper, int ink, int shadow, double side) {
        int w = relief.width;
        double u = relief.unit;
        int[] pixels = new int[w * relief.height];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % w;
            int y = i / w;
            double press = 0.5 + 0.5 * Math.sin(x / (1.9 * u) + Math.sin(y / (1.3 * u)) * 1.7);
            double edge = relief.depth[i] - (0.38 + 0.42 * press);
            double line = Math.max(0, Math.min(1, 0.5 - edge * u));
            double slope = x > 0 && i + w < pixels.length
                    ? (relief.heightField[i] - relief.heightField[i - 1]) * side
                            + (relief.heightField[i] - relief.heightField[i + w]) * 0.9
                    : 0;
            double shade = Math.max(0, Math.min(1, slope * u * 0.9 + 0.1 + 0.3 * y / relief.height));
            double phase = Math.abs(((x + y * 1.15) / (0.62 * u) % 1 + 1) % 1 - 0.5) * 2;
            double hatch = shade > 0.28 ? Math.max(0, Math.min(1, (shade * 0.9 - phase) * 0.62 * u + 0.5)) * 0.8 : 0;
            int body = mix(paper, shadow, shade * 0.75);
            double strength = relief.part[i] == Relief.SEAM ? 1 : Math.max(line, hatch);
            pixels[i] = premultiplied(mix(body, ink, strength), relief.cover[i]);
        }
        return relief.image(pixels);
    }

    private static int mix(int a, int b, double t) {
        int out = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            double v = (a >> shift & 255) * (1 - t) + (b >> shift & 255) * t;
            out |= (int) Math.round(v) << shift;
        }
        return out;
    }

    private static int premultiplied(int rgb, float cover) {
        int out = Math.round(cover * 255) << 24;
        for (int shift = 0; shift < 24; shift += 8) {
            out |= Math.round((rgb >> shift & 255) * cover) << shift;
        }
        return out;
    }
}
