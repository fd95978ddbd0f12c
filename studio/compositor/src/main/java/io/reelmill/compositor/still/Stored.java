package io.reelmill.compositor.still;

import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorInfo;
import io.github.humbleui.skija.ColorSpace;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.ImageInfo;

/** Rows as a file has them: red first, not premultiplied. To have the decoder turn them would cost a fifth more. */
record Stored(Rows from) implements Rows {

    static ImageInfo form(int width, int height) {
        return new ImageInfo(
                new ColorInfo(ColorType.RGBA_8888, ColorAlphaType.UNPREMUL, ColorSpace.getSRGB()), width, height);
    }

    @Override
    public int width() {
        return from.width();
    }

    @Override
    public int height() {
        return from.height();
    }

    @Override
    public void row(int number, int column, int[] samples, int at, int count) {
        from.row(number, column, samples, at, count);
        exchange(samples, at, at + count);
        if (!opaque(samples, at, at + count)) {
            premultiply(samples, at, at + count);
        }
    }

    /** Red and blue take each other's place. */
    private static void exchange(int[] samples, int from, int end) {
        for (int i = from; i < end; i++) {
            int sample = samples[i];
            samples[i] = sample & 0xFF00FF00 | sample << 16 & 0xFF0000 | sample >>> 16 & 0xFF;
        }
    }

    private static boolean opaque(int[] samples, int from, int end) {
        int all = -1;
        for (int i = from; i < end; i++) {
            all &= samples[i];
        }
        return all >>> 24 == 255;
    }

    private static void premultiply(int[] samples, int from, int end) {
        for (int i = from; i < end; i++) {
            int sample = samples[i];
            int alpha = sample >>> 24;
            samples[i] = alpha << 24
                    | share(sample >>> 16 & 255, alpha) << 16
                    | share(sample >>> 8 & 255, alpha) << 8
                    | share(sample & 255, alpha);
        }
    }

    /** {@code channel * alpha / 255}, rounded to nearest. */
    private static int share(int channel, int alpha) {
        int product = channel * alpha + 128;
        return product + (product >> 8) >> 8;
    }
}
