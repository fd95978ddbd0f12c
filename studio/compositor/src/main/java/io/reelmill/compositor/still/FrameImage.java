package io.reelmill.compositor.still;

import io.github.humbleui.skija.Data;
import io.github.humbleui.skija.EncodeJPEGOptions;
import io.github.humbleui.skija.EncodePNGOptions;
import io.github.humbleui.skija.EncoderJPEG;
import io.github.humbleui.skija.EncoderPNG;
import io.github.humbleui.skija.Image;
import io.reelmill.compositor.plane.Frame;

/** A frame as a picture file. */
public final class FrameImage {

    private static final int JPEG_QUALITY = 92;

    private FrameImage() {}

    /** The frame as a JPEG. */
    public static byte[] jpeg(Frame frame) {
        try (Image image = image(frame);
                Data data = EncoderJPEG.encode(image, EncodeJPEGOptions.DEFAULT.withQuality(JPEG_QUALITY))) {
            return data.getBytes();
        }
    }

    /** The frame as a PNG. */
    public static byte[] png(Frame frame) {
        try (Image image = image(frame);
                Data data = EncoderPNG.encode(image, EncodePNGOptions.DEFAULT)) {
            return data.getBytes();
        }
    }

    private static Image image(Frame frame) {
        int width = frame.width();
        int height = frame.height();
        byte[] bgra = new byte[width * height * 4];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double luma = (frame.y().get(x, y) - 16) * 255 / 219.0;
                double blue = chroma(frame, true, x, y);
                double red = chroma(frame, false, x, y);
                double r = luma + 1.5748 * red;
                double b = luma + 1.8556 * blue;
                double g = (luma - 0.2126 * r - 0.0722 * b) / 0.7152;
                int at = (y * width + x) * 4;
                bgra[at] = eightBits(b);
                bgra[at + 1] = eightBits(g);
                bgra[at + 2] = eightBits(r);
                bgra[at + 3] = (byte) 255;
            }
        }
        return Image.makeRasterFromBytes(Pixels.form(width, height), bgra, width * 4L);
    }

    /** Chroma between its samples: they lie on even columns, and between the rows. */
    private static double chroma(Frame frame, boolean blue, int x, int y) {
        var raster = blue ? frame.u() : frame.v();
        int left = x / 2;
        int right = Math.min(left + (x & 1), raster.width() - 1);
        int near = y / 2;
        int far = Math.min(Math.max((y & 1) == 0 ? near - 1 : near + 1, 0), raster.height() - 1);
        int upper = raster.get(left, near) + raster.get(right, near);
        int lower = raster.get(left, far) + raster.get(right, far);
        return ((0.75 * upper + 0.25 * lower) / 2 - 128) * 255 / 224.0;
    }

    private static byte eightBits(double value) {
        return (byte) Math.min(Math.max(Math.round(value), 0), 255);
    }
}
