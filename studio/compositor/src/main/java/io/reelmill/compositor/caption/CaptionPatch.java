package io.reelmill.compositor.caption;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Bt709;
import io.reelmill.compositor.still.Pixels;

/**
 * A drawn caption as premultiplied planes, ready to be laid over frames.
 *
 * @param x left edge in the frame, a multiple of 16
 * @param y top edge in the frame, even
 */
record CaptionPatch(int x, int y, Frame samples, Raster alpha, Raster chromaAlpha) {

    void over(Frame frame) {
        frame.y().over(samples.y(), alpha, x, y);
        frame.u().over(samples.u(), chromaAlpha, x / 2, y / 2);
        frame.v().over(samples.v(), chromaAlpha, x / 2, y / 2);
    }

    static CaptionPatch of(Pixels pixels, int x, int y) {
        int width = pixels.width();
        int height = pixels.height();
        CaptionPatch patch = new CaptionPatch(
                x, y, new Frame(width, height), new Raster(width, height), new Raster(width / 2, height / 2));
        int[] argb = pixels.argb();
        for (int row = 0; row < height; row++) {
            for (int col = 0; col < width; col++) {
                int sample = argb[row * width + col];
                int a = sample >>> 24;
                if (a != 0) {
                    int luma = Bt709.luma(sample >> 16 & 255, sample >> 8 & 255, sample & 255, a);
                    patch.samples.y().set(col, row, luma + 0x8000 >> 16);
                    patch.alpha.set(col, row, a);
                }
            }
        }
        for (int row = 0; row < height / 2; row++) {
            for (int col = 0; col < width / 2; col++) {
                patch.chroma(argb, width, col, row);
            }
        }
        return patch;
    }

    /** One chroma sample lies on an even column between two rows: 1-2-1 across, 1-1 down. */
    private void chroma(int[] argb, int width, int col, int row) {
        int r = 0;
        int g = 0;
        int b = 0;
        int a = 0;
        for (int dx = -1; dx <= 1; dx++) {
            int at = 2 * row * width + Math.max(2 * col + dx, 0);
            int weight = dx == 0 ? 2 : 1;
            for (int k = 0; k < 2; k++) {
                int sample = argb[at + k * width];
                if (sample != 0) {
                    r += weight * (sample >> 16 & 255);
                    g += weight * (sample >> 8 & 255);
                    b += weight * (sample & 255);
                    a += weight * (sample >>> 24);
                }
            }
        }
        if (a != 0) {
            samples.u().set(col, row, Bt709.blue(r, g, b, a) + 0x40000 >> 19);
            samples.v().set(col, row, Bt709.red(r, g, b, a) + 0x40000 >> 19);
            chromaAlpha.set(col, row, (a + 4) / 8);
        }
    }
}
