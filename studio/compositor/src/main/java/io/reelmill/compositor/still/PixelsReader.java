package io.reelmill.compositor.still;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.BlendMode;
import io.github.humbleui.skija.Codec;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncodedOrigin;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads PNG and JPEG files as samples. */
public final class PixelsReader {

    /** A side longer than this is never kept: far above what a frame can show. */
    private static final int LONGEST_SIDE = 8192;

    /** Below half the size a cubic would skip samples. */
    private static final double MAX_BY_CUBIC = 0.5;

    private PixelsReader() {}

    /**
     * Reads a picture.
     *
     * @param largestWidth samples across that can be put to use; a wider picture is brought down to it
     * @throws IOException when the file is missing or is no picture
     */
    public static Pixels read(Path file, int largestWidth) throws IOException {
        return read(file, largestWidth, Pixels::of);
    }

    /**
     * As {@link #read(Path, int)}, without a copy.
     *
     * @param taker takes the samples before they are freed
     */
    static <T> T read(Path file, int largestWidth, Function<Rows, T> taker) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Optional<T> decoded = asDecoded(file, bytes, largestWidth, taker);
        return decoded.isPresent() ? decoded.get() : asDrawn(file, bytes, largestWidth, taker);
    }

    /**
     * What is drawn onto a second picture costs more than twice as much to read.
     *
     * @return empty where it must be turned, is much too large, or ends too early and is shown as far as it goes
     */
    private static <T> Optional<T> asDecoded(Path file, byte[] bytes, int largestWidth, Function<Rows, T> taker)
            throws IOException {
        try (Data data = Data.makeFromBytes(bytes);
                Codec codec = opened(file, () -> Codec.makeFromData(data));
                Bitmap bitmap = new Bitmap()) {
            int width = codec.getWidth();
            int height = codec.getHeight();
            double scale = scale(width, height, largestWidth);
            if (scale < MAX_BY_CUBIC
                    || codec.getEncodedOrigin() != EncodedOrigin.TOP_LEFT
                    || !bitmap.allocPixels(Stored.form(width, height))
                    || !complete(codec, bitmap)) {
                return Optional.empty();
            }
            try (Pixmap pixmap = bitmap.peekPixels()) {
                Rows rows = new Stored(Rows.of(pixmap));
                int kept = side(width, scale);
                int keptHeight = side(height, scale);
                boolean whole = kept == width && keptHeight == height;
                return Optional.of(taker.apply(whole ? rows : new Shrunk(rows, kept, keptHeight)));
            }
        }
    }

    private static <T> T asDrawn(Path file, byte[] bytes, int largestWidth, Function<Rows, T> taker)
            throws IOException {
        try (Image image = opened(file, () -> Image.makeDeferredFromEncodedBytes(bytes))) {
            double scale = scale(image.getWidth(), image.getHeight(), largestWidth);
            int width = side(image.getWidth(), scale);
            int height = side(image.getHeight(), scale);
            try (Surface surface = Surface.makeRaster(Pixels.form(width, height));
                    Pixmap pixmap = new Pixmap();
                    Paint paint = new Paint().setBlendMode(BlendMode.SRC)) {
                surface.getCanvas()
                        .drawImageRect(
                                image,
                                Rect.makeWH(image.getWidth(), image.getHeight()),
                                Rect.makeWH(width, height),
                                sampling(scale),
                                paint,
                                true);
                if (!surface.peekPixels(pixmap)) {
                    throw new IllegalStateException("the surface has no samples in memory");
                }
                return taker.apply(Rows.of(pixmap));
            }
        }
    }

    private static double scale(int width, int height, int largestWidth) {
        double across = Math.min(LONGEST_SIDE, largestWidth) / (double) width;
        return Math.min(1, Math.min(across, LONGEST_SIDE / (double) height));
    }

    private static int side(int samples, double scale) {
        return (int) Math.max(2, Math.round(samples * scale));
    }

    private static boolean complete(Codec codec, Bitmap bitmap) {
        try {
            codec.readPixels(bitmap);
            return true;
        } catch (IllegalArgumentException e) {
            return false; // what draws it knows what to do with half a picture
        }
    }

    /** Below what a cubic can do, a pyramid is used. */
    private static SamplingMode sampling(double scale) {
        if (scale == 1) {
            return SamplingMode.DEFAULT;
        }
        return scale >= MAX_BY_CUBIC ? SamplingMode.MITCHELL : new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR);
    }

    private static <R> R opened(Path file, Supplier<R> opener) throws IOException {
        try {
            return opener.get();
        } catch (IllegalArgumentException e) {
            throw new IOException(file.getFileName() + " is not a picture that can be read", e);
        }
    }
}
