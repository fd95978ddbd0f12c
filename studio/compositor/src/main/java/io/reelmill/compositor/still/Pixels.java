package io.reelmill.compositor.still;

import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorInfo;
import io.github.humbleui.skija.ColorSpace;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.skija.Surface;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Premultiplied sRGB samples on the heap, {@code 0xAARRGGBB}, row after row.
 *
 * @param argb {@code width * height} of them
 */
public record Pixels(int width, int height, int[] argb) implements Rows {

    /** A form of drawing surface whose samples {@link #of} can take. */
    public static ImageInfo form(int width, int height) {
        return new ImageInfo(
                new ColorInfo(ColorType.BGRA_8888, ColorAlphaType.PREMUL, ColorSpace.getSRGB()), width, height);
    }

    /** Takes the samples of a raster surface made with {@link #form}. */
    public static Pixels of(Surface surface) {
        try (Pixmap pixmap = new Pixmap()) {
            if (!surface.peekPixels(pixmap)) {
                throw new IllegalStateException("the surface has no samples in memory");
            }
            return of(Rows.of(pixmap));
        }
    }

    static Pixels of(Rows rows) {
        int width = rows.width();
        int height = rows.height();
        int[] argb = new int[width * height];
        for (int row = 0; row < height; row++) {
            rows.row(row, 0, argb, row * width, width);
        }
        return new Pixels(width, height, argb);
    }

    @Override
    public void row(int number, int column, int[] samples, int at, int count) {
        System.arraycopy(argb, number * width + column, samples, at, count);
    }

    /** The samples as a picture that can be drawn. The caller closes it. */
    public Image image() {
        return image(form(width, height));
    }

    /** As {@link #image()}, for samples that are all opaque: a picture that is drawn without being blended. */
    public Image opaque() {
        return image(form(width, height).withColorAlphaType(ColorAlphaType.OPAQUE));
    }

    private Image image(ImageInfo form) {
        ByteBuffer bytes = ByteBuffer.allocate(argb.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(argb);
        return Image.makeRasterFromBytes(form, bytes.array(), width * 4L);
    }

    /** The smallest rectangle that holds everything not fully transparent, empty when there is nothing. */
    public Bounds visible() {
        int left = width;
        int right = -1;
        int top = -1;
        int bottom = -1;
        for (int y = 0; y < height; y++) {
            int base = y * width;
            int first = 0;
            while (first < width && argb[base + first] >>> 24 == 0) {
                first++;
            }
            if (first == width) {
                continue;
            }
            int last = width - 1;
            while (argb[base + last] >>> 24 == 0) {
                last--;
            }
            left = Math.min(left, first);
            right = Math.max(right, last);
            top = top < 0 ? y : top;
            bottom = y;
        }
        return top < 0 ? new Bounds(0, 0, 0, 0) : new Bounds(left, top, right + 1, bottom + 1);
    }

    /** Right and bottom edges are exclusive. */
    public record Bounds(int left, int top, int right, int bottom) {}
}
