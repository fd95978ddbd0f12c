package io.reelmill.compositor.caption;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Pixmap;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.function.BiConsumer;

/** A part of the canvas that is drawn upon bit by bit, and the same as planes. */
final class CaptionSurface implements AutoCloseable {

    private final Surface surface;
    private final Pixmap pixmap = new Pixmap();
    private final IntBuffer samples;
    private final int stride;
    private final CaptionPatch patch;

    /** Left and right are multiples of 16, top and bottom even. */
    CaptionSurface(CaptionPatch.Part place) {
        int width = Math.max(16, place.right() - place.left());
        int height = Math.max(2, place.bottom() - place.top());
        surface = Surface.makeRaster(Pixels.form(width, height));
        if (!surface.peekPixels(pixmap)) {
            throw new IllegalStateException("the surface has no samples in memory");
        }
        samples = pixmap.getBuffer().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        stride = pixmap.getRowBytes() / 4;
        patch = new CaptionPatch(place.left(), place.top(), width, height);
    }

    /**
     * Draws a part of it anew.
     *
     * @param changed in canvas pixels
     * @param drawing in canvas pixels; told what it has to fill, which is a little more; all else is lost
     */
    void draw(Rect changed, BiConsumer<Canvas, Rect> drawing) {
        CaptionPatch.Part part = part(changed);
        if (part.left() >= part.right() || part.top() >= part.bottom()) {
            return;
        }
        Canvas canvas = surface.getCanvas();
        int saved = canvas.save();
        Rect clip = Rect.makeLTRB(part.left(), part.top(), part.right(), part.bottom());
        canvas.clipRect(clip);
        canvas.clear(0);
        canvas.translate(-patch.x(), -patch.y());
        drawing.accept(canvas, clip.offset(patch.x(), patch.y()));
        canvas.restoreToCount(saved);
        patch.update(samples, stride, part);
    }

    /** The smallest part of whole words of samples that holds a rectangle, and the colour of the column after it. */
    private CaptionPatch.Part part(Rect changed) {
        return new CaptionPatch.Part(
                Math.max(0, (int) (changed.getLeft() - patch.x()) & ~15),
                Math.max(0, (int) (changed.getTop() - patch.y()) & ~1),
                Math.min(patch.width(), (int) (changed.getRight() - patch.x()) + 17 & ~15),
                Math.min(patch.height(), (int) (changed.getBottom() - patch.y()) + 2 & ~1));
    }

    CaptionPatch patch() {
        return patch;
    }

    @Override
    public void close() {
        pixmap.close();
        surface.close();
    }
}
