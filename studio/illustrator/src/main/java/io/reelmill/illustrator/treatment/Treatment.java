package io.reelmill.illustrator.treatment;

import io.github.humbleui.skija.Canvas;
import io.reelmill.illustrator.paint.Brush;
import io.reelmill.illustrator.scene.Scene;
import java.util.function.BiConsumer;

/** A drawing style. Each method draws one layer over the whole stage; the canvas is cleared and owned by the caller. */
public interface Treatment {

    /** The place; must be opaque everywhere. */
    void backdrop(Scene scene, Canvas canvas);

    /** What stands around and under the hero. */
    void motifs(Scene scene, Canvas canvas);

    /** The main thing. */
    void hero(Scene scene, Canvas canvas);

    /** Particles in front of the hero. */
    void accents(Scene scene, Canvas canvas);

    /**
     * A character that takes part. Its figure comes in this style already; what is left to do is to paint it in the
     * style's own light and colours.
     *
     * @param painting paints it into a scene
     */
    default void character(Scene scene, Canvas canvas, BiConsumer<Scene, Brush> painting) {
        painting.accept(scene, new Brush(canvas));
    }
}
