package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;

/** Few colours on a coarse grid, with Bayer's ordered dither. */
public final class Dither {
    private static final int[] BAYER = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
    private static final int LEVELS = 6;

    private Dither() {}

    /**
     * A small version with six levels a channel and no half-transparency. The caller closes it.
     *
     * @param cell pixels of the picture for one of the result
     * @param strength of the dither against the full range, 0 to 1
     */
    public static Image reduce(Image picture, int width, int height, int cell, double strength) {
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
                for (int k = 0; k < 3; k++) {
                    double v = Math.max(0, Math.min(1, mean[k] / mean[3] + shift));
                    out[o + k] = (byte) Math.round(Math.round(v * (LEVELS - 1)) * 255.0 / (LEVELS - 1));
                }
                out[o + 3] = (byte) 255;
            }
        }
        ImageInfo info = new ImageInfo(width, height, ColorType.BGRA_8888, ColorAlphaType.PREMUL);
        return Image.makeRasterFromBytes(info, out, width * 4L);
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
