package io.reelmill.compositor.still;

import io.github.humbleui.skija.Pixmap;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/** Premultiplied sRGB samples, {@code 0xAARRGGBB}, taken a row at a time, wherever they lie. */
interface Rows {

    int width();

    int height();

    /**
     * Gives samples of one row.
     *
     * @param column the first of them
     * @param samples receives {@code count} of them from {@code at} on
     */
    void row(int number, int column, int[] samples, int at, int count);

    /** Samples that lie as {@link Pixels#form} has them, in memory that must not be freed while they are taken. */
    static Rows of(Pixmap pixmap) {
        int width = pixmap.getWidth();
        int height = pixmap.getHeight();
        int stride = pixmap.getRowBytes() / 4;
        IntBuffer all = pixmap.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        return new Rows() {
            @Override
            public int width() {
                return width;
            }

            @Override
            public int height() {
                return height;
            }

            @Override
            public void row(int number, int column, int[] samples, int at, int count) {
                all.get(number * stride + column, samples, at, count);
            }
        };
    }
}
