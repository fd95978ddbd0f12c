package io.reelmill.compositor.caption;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import java.util.function.Consumer;

/**
 * What is drawn again just as it was: a picture of it is laid down instead. Most words rest while something moves around
 * them. What moves goes by way of a picture too, so that pixels tell nothing of how often they have been drawn.
 */
final class Print implements AutoCloseable {

    private Object drawn;
    private Image picture;
    private int left;
    private int top;

    /**
     * Draws.
     *
     * @param canvas moved by whole pixels at most
     * @param look equal ones look the same
     * @param reach all that the drawing may touch
     */
    void draw(Canvas canvas, Object look, Rect reach, Consumer<Canvas> drawing) {
        if (!look.equals(drawn)) {
            close();
            left = (int) Math.floor(reach.getLeft());
            top = (int) Math.floor(reach.getTop());
            int width = (int) Math.ceil(reach.getRight()) - left;
            int height = (int) Math.ceil(reach.getBottom()) - top;
            try (Surface surface = Surface.makeRaster(Pixels.form(width, height))) {
                surface.getCanvas().translate(-left, -top);
                drawing.accept(surface.getCanvas());
                picture = surface.makeImageSnapshot();
            }
            drawn = look;
        }
        canvas.drawImage(picture, left, top);
    }

    /** Forgets it. */
    @Override
    public void close() {
        drawn = null;
        if (picture != null) {
            picture.close();
            picture = null;
        }
    }
}
