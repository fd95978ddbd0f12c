package io.reelmill.compositor.still;

import java.nio.ByteBuffer;

/** BT.709 limited range 4:2:0 to sRGB samples (ITU-R BT.709-6, 3.2 and 3.4, turned round). */
public final class Yuv {

    private static final int ONE = 1 << 16;
    private static final int LUMA = (int) Math.rint(255.0 / 219 * ONE);
    private static final int RED = (int) Math.rint(1.5748 * 255 / 224 * ONE);
    private static final int BLUE = (int) Math.rint(1.8556 * 255 / 224 * ONE);
    private static final int GREEN_BLUE = (int) Math.rint(0.0722 * 1.8556 / 0.7152 * 255 / 224 * ONE);
    private static final int GREEN_RED = (int) Math.rint(0.2126 * 1.5748 / 0.7152 * 255 / 224 * ONE);

    private Yuv() {}

    /**
     * Converts a picture; a chroma sample stands for its four pixels.
     *
     * @param strideY bytes from one row of luma to the next
     * @param strideC bytes from one row of chroma to the next
     */
    public static Pixels pixels(
            int width, int height, ByteBuffer y, int strideY, ByteBuffer u, ByteBuffer v, int strideC) {
        int[] argb = new int[width * height];
        for (int row = 0; row < height; row++) {
            int chroma = Math.min(row >> 1, height / 2 - 1) * strideC;
            for (int x = 0; x < width; x++) {
                int luma = ((y.get(row * strideY + x) & 255) - 16) * LUMA + ONE / 2;
                int at = chroma + Math.min(x >> 1, width / 2 - 1);
                int blue = (u.get(at) & 255) - 128;
                int red = (v.get(at) & 255) - 128;
                int r = luma + RED * red >> 16;
                int g = luma - GREEN_BLUE * blue - GREEN_RED * red >> 16;
                int b = luma + BLUE * blue >> 16;
                argb[row * width + x] = 0xFF000000 | clip(r) << 16 | clip(g) << 8 | clip(b);
            }
        }
        return new Pixels(width, height, argb);
    }

    private static int clip(int value) {
        return Math.max(0, Math.min(255, value));
    }
}
