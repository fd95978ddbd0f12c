package io.reelmill.illustrator.paint;

import io.github.humbleui.skija.Bitmap;
import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ColorAlphaType;
import io.github.humbleui.skija.ColorType;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Pixmap;
import io.reelmill.illustrator.scene.Scene;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/**
 * The pixels of one layer, for effects.
 *
 * @param scene what they show
 * @param width pixels, the stage and its bleed
 * @param height pixels, the stage and its bleed
 * @param bleed pixels around the stage
 * @param argb premultiplied colours, row by row
 */
public record LayerPixels(Scene scene, int width, int height, int bleed, int[] argb) {

    /** An effect on a painted layer. */
    @FunctionalInterface
    public interface Process {
        /** Works on the pixels in place. */
        void work(LayerPixels sheet);

        /** This effect, followed by another. */
        default Process then(Process next) {
            return sheet -> {
                work(sheet);
                next.work(sheet);
            };
        }
    }

    /** Draws, applies an effect, and copies the result to a canvas that may be shifted by a bleed. */
    public static void through(Scene s, Canvas canvas, Process process, Consumer<Brush> drawing) {
        int bleed = Math.round(canvas.getLocalToDeviceAsMatrix33().getMat()[2]);
        int w = s.width() + 2 * bleed;
        int h = s.height() + 2 * bleed;
        int[] argb = new int[w * h];
        try (Bitmap bitmap = new Bitmap()) {
            bitmap.allocPixels(new ImageInfo(w, h, ColorType.BGRA_8888, ColorAlphaType.PREMUL));
            bitmap.erase(0);
            try (Canvas c = new Canvas(bitmap)) {
                c.translate(bleed, bleed);
                drawing.accept(new Brush(c));
            }
            try (Pixmap pixels = bitmap.peekPixels()) {
                pixels.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(argb);
            }
        }
        LayerPixels sheet = new LayerPixels(s, w, h, bleed, argb);
        process.work(sheet);
        try (Image image = sheet.image()) {
            canvas.drawImage(image, -bleed, -bleed);
        }
    }

    /** Draws on the pixels themselves, in stage coordinates. */
    public void draw(Consumer<Brush> drawing) {
        try (Bitmap bitmap = new Bitmap();
                Image now = image()) {
            bitmap.allocPixels(new ImageInfo(width, height, ColorType.BGRA_8888, ColorAlphaType.PREMUL));
            bitmap.erase(0);
            try (Canvas c = new Canvas(bitmap)) {
                c.drawImage(now, 0, 0);
                c.translate(bleed, bleed);
                drawing.accept(new Brush(c));
            }
            try (Pixmap pixels = bitmap.peekPixels()) {
                pixels.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(argb);
            }
        }
    }

    /** The pixels as an image, which the caller closes. */
    public Image image() {
        return image(argb, width, height);
    }

    /** Premultiplied pixels as an image, which the caller closes. */
    public static Image image(int[] argb, int width, int height) {
        byte[] bytes = new byte[argb.length * 4];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().put(argb);
        ImageInfo info = new ImageInfo(width, height, ColorType.BGRA_8888, ColorAlphaType.PREMUL);
        return Image.makeRasterFromBytes(info, bytes, width * 4L);
    }

    /** A colour without its alpha. */
    public static int plain(int c) {
        int a = c >>> 24;
        if (a == 255 || a == 0) {
            return c;
        }
        return a << 24
                | Math.min(255, (c >> 16 & 255) * 255 / a) << 16
                | Math.min(255, (c >> 8 & 255) * 255 / a) << 8
                | Math.min(255, (c & 255) * 255 / a);
    }

    /** A colour multiplied by its alpha. */
    public static int covered(int c) {
        int a = c >>> 24;
        if (a == 255) {
            return c;
        }
        return a << 24 | (c >> 16 & 255) * a / 255 << 16 | (c >> 8 & 255) * a / 255 << 8 | (c & 255) * a / 255;
    }
}
