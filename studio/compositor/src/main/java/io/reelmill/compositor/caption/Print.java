package io.reelmill.compositor.caption;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Surface;
import io.github.humbleui.types.Rect;
import io.reelmill.compositor.still.Pixels;
import java.util.function.Consumer;

/**
 * What is drawn again just as it was: from the second time on, a picture of it is laid down instead. Most words rest while
 * something moves around them.
 */
final class Print implements AutoCloseable {

    private WordLook look;
    private Image picture;

    /**
     * Draws what looks like {@code wanted}.
     *
     * @param canvas moved by whole pixels at most
     * @param territory all that the drawing may touch
     */
    void draw(Canvas canvas, WordLook wanted, Rect territory, Consumer<Canvas> drawing) {
        if (!wanted.equals(look)) {
            close();
            look = wanted;
            drawing.accept(canvas);
            return;
        }
        int left = (int) Math.floor(territory.getLeft());
        int top = (int) Math.floor(territory.getTop());
        if (picture == null) {
            int width = (int) Math.ceil(territory.getRight()) - left;
            int height = (int) Math.ceil(territory.getBottom()) - top;
            try (Surface surface = Surface.makeRaster(Pixels.form(width, height))) {
                surface.getCanvas().translate(-left, -top);
                drawing.accept(surface.getCanvas());
                picture = surface.makeImageSnapshot();
            }
        }
        canvas.drawImage(picture, left, top);
    }

    /** Forgets it. */
    @Override
    public void close() {
        look = null;
        if (picture != null) {
            picture.close();
            picture = null;
        }
    }
}
