package io.reelmill.figures.pixel;

import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncodeJPEGOptions;
import io.github.humbleui.skija.EncodePNGOptions;
import io.github.humbleui.skija.EncoderJPEG;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.FilterMipmap;
import io.github.humbleui.skija.FilterMode;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.MipmapMode;
import io.github.humbleui.skija.Paint;
import io.github.humbleui.skija.SamplingMode;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A picture in memory.
 *
 * @param argb {@code 0xAARRGGBB}, row by row, sRGB, not premultiplied
 */
public record Pixels(int width, int height, int[] argb) {

    /** A transparent picture. */
    public Pixels(int width, int height) {
        this(width, height, new int[width * height]);
    }

    /**
     * Reads a PNG or JPEG.
     *
     * @throws ProviderException INPUT when it is no picture, INTERNAL when the file cannot be read
     */
    public static Pixels read(Path file) {
        try (Image image = Image.makeDeferredFromEncodedBytes(Files.readAllBytes(file))) {
            return of(image, image.getWidth(), image.getHeight());
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a picture could not be read", e);
        } catch (IllegalArgumentException e) {
            throw new ProviderException(Category.INPUT, "this is no picture that can be read", e);
        }
    }

    /** Writes a PNG. */
    public void write(Path png) {
        try (Image image = image();
                Data data = EncoderPNG.encode(image, EncodePNGOptions.DEFAULT)) {
            Files.write(png, data.getBytes());
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a picture could not be written", e);
        }
    }

    /** Writes a JPEG; transparent pixels become white. */
    public void writeJpeg(Path jpeg) {
        try (Image image = before(0xFFFFFF).image();
                Data data = EncoderJPEG.encode(image, EncodeJPEGOptions.DEFAULT.withQuality(92))) {
            Files.write(jpeg, data.getBytes());
        } catch (IOException e) {
            throw new ProviderException(Category.INTERNAL, "a picture could not be written", e);
        }
    }

    /** This picture scaled to another size; itself when it has that size. */
    public Pixels scaled(int w, int h) {
        if (w == width && h == height) {
            return this;
        }
        try (Image image = image()) {
            return of(image, w, h);
        }
    }

    /** This picture scaled so that its longer side is at most the given length. */
    public Pixels within(int longest) {
        double scale = Math.min(1, longest / (double) Math.max(width, height));
        return scaled((int) Math.max(2, Math.round(width * scale)), (int) Math.max(2, Math.round(height * scale)));
    }

    /** A copy for Skia; to be closed. */
    public Image image() {
        ByteBuffer bytes = ByteBuffer.allocate(argb.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(argb);
        return Image.makeRasterFromBytes(
                opaque() ? form(width, height).withColorAlphaType(ColorAlphaType.OPAQUE) : form(width, height),
                bytes.array(),
                width * 4L);
    }

    private boolean opaque() {
        for (int c : argb) {
            if (c >>> 24 != 255) {
                return false;
            }
        }
        return true;
    }

    /** The share of nearly transparent pixels, 0 to 1. */
    public double transparency() {
        int clear = 0;
        for (int c : argb) {
            clear += c >>> 24 < 128 ? 1 : 0;
        }
        return clear / (double) argb.length;
    }

    /** This picture on a solid background, opaque. */
    public Pixels before(int rgb) {
        int[] out = new int[argb.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = Rgb.mix(rgb | 0xFF000000, argb[i], (argb[i] >>> 24) / 255f);
        }
        return new Pixels(width, height, out);
    }

    private static Pixels of(Image image, int w, int h) {
        double scale = Math.min(w / (double) image.getWidth(), h / (double) image.getHeight());
        SamplingMode sampling =
                scale >= 0.6 ? SamplingMode.MITCHELL : new FilterMipmap(FilterMode.LINEAR, MipmapMode.LINEAR);
        try (Surface surface = Surface.makeRaster(ImageInfo.makeN32Premul(w, h));
                Paint paint = new Paint()) {
            Rect from = Rect.makeWH(image.getWidth(), image.getHeight());
            boolean same = w == image.getWidth() && h == image.getHeight();
            surface.getCanvas()
                    .drawImageRect(image, from, Rect.makeWH(w, h), same ? SamplingMode.DEFAULT : sampling, paint, true);
            return FrameSurface.read(surface, form(w, h));
        }
    }

    static ImageInfo form(int w, int h) {
        return new ImageInfo(w, h, ColorType.BGRA_8888, ColorAlphaType.UNPREMUL);
    }
}
