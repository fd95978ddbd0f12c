package io.reelmill.figures.pixel;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.ImageInfo;
import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.skija.Surface;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/** A reusable surface for drawing frames. Not thread-safe. */
public final class FrameSurface implements AutoCloseable {

    private final Surface surface;
    private final int width;
    private final int height;

    public FrameSurface(int width, int height) {
        this.width = width;
        this.height = height;
        this.surface = Surface.makeRaster(ImageInfo.makeN32Premul(width, height));
    }

    /** Draws one frame on a cleared canvas. */
    public Pixels draw(Consumer<Canvas> painter) {
        Canvas canvas = surface.getCanvas();
        canvas.clear(0);
        int saved = canvas.save();
        painter.accept(canvas);
        canvas.restoreToCount(saved);
        return read(surface, Pixels.form(width, height));
    }

    static Pixels read(Surface surface, ImageInfo form) {
        int w = form.getWidth();
        int h = form.getHeight();
        Pixels out = new Pixels(w, h);
        try (Pixmap pixmap = new Pixmap()) {
            if (!surface.peekPixels(pixmap)) {
                throw new IllegalStateException("a raster surface has pixels");
            }
            pixmap.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(out.argb());
        }
        unpremultiply(out.argb());
        return out;
    }

    private static void unpremultiply(int[] argb) {
        for (int i = 0; i < argb.length; i++) {
            int c = argb[i];
            int a = c >>> 24;
            if (a != 255 && a != 0) {
                float f = 255f / a;
                argb[i] = a << 24 | Rgb.of((c >> 16 & 255) * f, (c >> 8 & 255) * f, (c & 255) * f) & 0xFFFFFF;
            }
        }
    }

    @Override
    public void close() {
        surface.close();
    }
}
