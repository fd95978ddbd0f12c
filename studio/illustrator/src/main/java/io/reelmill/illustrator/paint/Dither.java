package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;

/** A palette's colours on a coarse grid, with Bayer's ordered dither. */
public final class Dither {
    private static final int[] BAYER = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

    private Dither() {}

    /**
     * A small version in the colours of a palette, without half-transparency. The caller closes it.
     *
     * @param cell pixels of the picture for one of the result
     * @param strength of the dither against the full range, 0 to 1
     * @param palette opaque colours, {@code 0xFFRRGGBB}
     */
    public static Image reduce(Image picture, int width, int height, int cell, double strength, int[] palette) {
        byte[] source;
        try (Bitmap all = new Bitmap()) {
            all.allocPixels(ImageInfo.makeN32Premul(picture.getWidth(), picture.getHeight()));
            picture.readPixels(all);
            source = all.readPixels();
        }
        byte[] out = new byte[width * height * 4];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double[] mean = mean(source, picture.getWidth(), picture.getHeight(), x * cell, y * cell, cell);
                if (mean[3] < 0.42) {
                    continue;
                }
                int o = (y * width + x) * 4;
                double shift = (BAYER[(y & 3) * 4 + (x & 3)] / 15.0 - 0.5) * strength * 2;
                int c = nearest(
                        palette, mean[2] / mean[3] + shift, mean[1] / mean[3] + shift, mean[0] / mean[3] + shift);
                out[o] = (byte) c;
                out[o + 1] = (byte) (c >> 8);
                out[o + 2] = (byte) (c >> 16);
                out[o + 3] = (byte) 255;
            }
        }
        ImageInfo info = new ImageInfo(width, height, ColorType.BGRA_8888, ColorAlphaType.PREMUL);
        return Image.makeRasterFromBytes(info, out, width * 4L);
    }

    /** The nearest colour, with the channels weighted as the eye perceives them. */
    private static int nearest(int[] palette, double r, double g, double b) {
        int best = palette[0];
        double least = Double.MAX_VALUE;
        for (int c : palette) {
            double dr = (c >> 16 & 255) / 255.0 - r;
            double dg = (c >> 8 & 255) / 255.0 - g;
            double db = (c & 255) / 255.0 - b;
            double d = 2 * dr * dr + 4 * dg * dg + 1.5 * db * db;
            if (d < least) {
                least = d;
                best = c;
            }
        }
        return best;
    }

    private static double[] mean(byte[] p, int w, int h, int x0, int y0, int cell) {
        double[] sum = new double[4];
        int n = 0;
        for (int y = y0; y < Math.min(h, y0 + cell); y += 2) {
            for (int x = x0; x < Math.min(w, x0 + cell); x += 2) {
                int i = (y * w + x) * 4;
                for (int k = 0; k < 4; k++) {
                    sum[k] += p[i + k] & 0xFF;
                }
                n++;
            }
        }
        for (int k = 0; k < 4; k++) {
            sum[k] /= 255.0 * Math.max(1, n);
        }
        return sum;
    }
}
