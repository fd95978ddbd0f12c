package io.reelmill.motion;

import io.github.humbleui.skija.Canvas;
import io.github.humbleui.skija.Image;
import io.github.humbleui.skija.Surface;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.motion.ground.Field;
import io.reelmill.motion.ground.Motif;
import io.reelmill.motion.stage.CardArea;
import java.util.List;

/** Paints the background of a clip: the static part once, the moving part for every frame. */
final class GroundPainter implements AutoCloseable {

    private final CardArea stage;
    private final Field field;
    private final Image still;
    private final List<Motif> moving;

    GroundPainter(CardArea stage) {
        this.stage = stage;
        this.field = new Field(stage.width(), stage.height(), stage.scheme(), stage.seed());
        var ground = stage.brand().ground();
        this.moving = stage.rich() || ground.moving().isEmpty()
                ? ground.moving()
                : ground.moving().subList(0, 1);
        try (Surface surface = Surface.makeRaster(Pixels.form((int) stage.width(), (int) stage.height()))) {
            Canvas canvas = surface.getCanvas();
            canvas.clear(stage.scheme().top());
            field.on(canvas, 0, 0);
            ground.still().forEach(motif -> motif.paint(field, 0));
            still = surface.makeImageSnapshot();
        }
    }

    /** Paints the background behind the cards for a camera offset in pixels. */
    void behind(Canvas canvas, double t, double x, double y) {
        canvas.drawImage(still, 0, 0);
        field.on(canvas, x, y);
        for (Motif motif : moving) {
            motif.paint(field, t);
        }
    }

    /** Paints the foreground over the cards. */
    void before(Canvas canvas, double t) {
        field.on(canvas, 0, 0);
        for (Motif motif : stage.brand().ground().front()) {
            motif.paint(field, t);
        }
    }

    @Override
    public void close() {
        field.close();
        still.close();
    }
}
