package io.reelmill.render.assembly;

import io.reelmill.providers.picture.Picture;
import io.reelmill.timeline.Camera;
import io.reelmill.timeline.Camera.View;
import io.reelmill.timeline.Layer;
import java.util.List;
import java.util.Locale;

/** How strongly still pictures move: {@code media.animation}. */
public enum Animation {
    /** Nothing moves. */
    NONE(0, 0, false),
    /** As the illustrator meant it. */
    SOFT(1, 1, true),
    /** A wider camera move. */
    DYNAMIC(2.2, 1.2, true),
    /** The layers come apart. */
    DEPTH(1.5, 2.4, true);

    private static final double SMALLEST_SPAN = 0.68;

    private final double travel;
    private final double depth;
    private final boolean sways;

    Animation(double travel, double depth, boolean sways) {
        this.travel = travel;
        this.depth = depth;
        this.sways = sways;
    }

    /** The animation of this name in a request. */
    public static Animation named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** The same picture, moving as much as this. */
    public Picture applyTo(Picture picture) {
        if (this == SOFT) {
            return picture;
        }
        List<Layer> layers = picture.layers().stream().map(this::apply).toList();
        return new Picture(picture.stageWidth(), picture.stageHeight(), layers, apply(picture.camera()));
    }

    private Layer apply(Layer layer) {
        double parallax = 1 + (layer.parallax() - 1) * depth;
        return new Layer(
                layer.file(),
                layer.x(),
                layer.y(),
                layer.width(),
                layer.height(),
                parallax,
                sways ? layer.sway() : null,
                layer.footage(),
                layer.crop());
    }

    /** Spreads both ends of the move away from their middle. */
    private Camera apply(Camera camera) {
        View from = camera.from();
        View to = camera.to();
        View middle = new View((from.x() + to.x()) / 2, (from.y() + to.y()) / 2, (from.span() + to.span()) / 2);
        return new Camera(spread(from, middle), spread(to, middle), camera.easing());
    }

    private View spread(View end, View middle) {
        double span = middle.span() + (end.span() - middle.span()) * travel;
        return new View(
                middle.x() + (end.x() - middle.x()) * travel,
                middle.y() + (end.y() - middle.y()) * travel,
                Math.max(SMALLEST_SPAN, Math.min(1, span)));
    }
}
