package io.reelmill.compositor.scene;

import io.reelmill.compositor.plane.Axis;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Still;
import io.reelmill.timeline.Canvas;
import io.reelmill.timeline.Clip;
import io.reelmill.timeline.Layer;
import java.util.List;

/** Draws one clip at a moment. */
final class ClipPainter {

    private final Clip clip;
    private final CameraMove camera;
    private final List<Still> stills;

    ClipPainter(Clip clip, Canvas canvas, List<Still> stills) {
        this.clip = clip;
        this.camera = new CameraMove(clip, canvas);
        this.stills = stills;
    }

    Clip clip() {
        return clip;
    }

    /**
     * How a transition bends what the camera sees.
     *
     * @param x canvas pixels to the right
     * @param y canvas pixels down
     * @param zoom above 1 closer
     */
    record Bend(double x, double y, double zoom) {
        static final Bend NONE = new Bend(0, 0, 1);
    }

    /** Fills the frame with the clip as it is at {@code seconds} of the video. */
    void paint(Frame target, double seconds, Bend bend, Studio studio) {
        Window window = camera.within(camera.at(seconds).closer(bend.zoom()));
        for (int i = 0; i < stills.size(); i++) {
            Layer layer = clip.layers().get(i);
            Still still = stills.get(i);
            Window seen = camera.seenBy(layer.parallax(), window);
            if (i == 0) {
                seen = camera.within(seen);
            }
            Placement placement = Placement.of(
                    still,
                    layer,
                    seen,
                    target.width(),
                    bend.x(),
                    bend.y(),
                    swayX(layer, seconds),
                    swayY(layer, seconds));
            if (still.opaque()) {
                cover(target, still, placement, studio);
            } else {
                layOver(target, still, placement, studio);
            }
        }
    }

    private double swayX(Layer layer, double seconds) {
        return layer.sway() == null ? 0 : layer.sway().dx() * Math.sin(swing(layer.sway(), seconds));
    }

    /** A quarter swing behind, so that the layer goes round an ellipse and never comes to a halt. */
    private double swayY(Layer layer, double seconds) {
        return layer.sway() == null ? 0 : layer.sway().dy() * Math.cos(swing(layer.sway(), seconds));
    }

    private double swing(Layer.Sway sway, double seconds) {
        return 2 * Math.PI * ((seconds - clip.start()) / sway.period() + sway.phase());
    }

    private static void cover(Frame target, Still still, Placement at, Studio studio) {
        fill(still.y(), at.x(), at.y(), target.y(), studio);
        fill(still.u(), at.chromaX(), at.chromaY(), target.u(), studio);
        fill(still.v(), at.chromaX(), at.chromaY(), target.v(), studio);
    }

    private static void fill(Plane from, Axis x, Axis y, Raster to, Studio studio) {
        studio.resampler.draw(from, x, y, to, 0, 0, to.width(), to.height());
    }

    private static void layOver(Frame target, Still still, Placement at, Studio studio) {
        Placement.Box box = Placement.touched(still.y(), at.x(), at.y(), target.y());
        draw(still.alpha(), at.x(), at.y(), studio.alpha, box, studio);
        draw(still.y(), at.x(), at.y(), studio.layer.y(), box, studio);
        over(target.y(), studio.layer.y(), studio.alpha, box);
        Placement.Box half = Placement.touched(still.u(), at.chromaX(), at.chromaY(), target.u());
        draw(still.chromaAlpha(), at.chromaX(), at.chromaY(), studio.chromaAlpha, half, studio);
        draw(still.u(), at.chromaX(), at.chromaY(), studio.layer.u(), half, studio);
        over(target.u(), studio.layer.u(), studio.chromaAlpha, half);
        draw(still.v(), at.chromaX(), at.chromaY(), studio.layer.v(), half, studio);
        over(target.v(), studio.layer.v(), studio.chromaAlpha, half);
    }

    private static void draw(Plane from, Axis x, Axis y, Raster to, Placement.Box box, Studio studio) {
        studio.resampler.draw(from, x, y, to, box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static void over(Raster target, Raster above, Raster alpha, Placement.Box box) {
        target.over(above, alpha, 0, 0, box.x0(), box.y0(), box.x1(), box.y1());
    }
}
