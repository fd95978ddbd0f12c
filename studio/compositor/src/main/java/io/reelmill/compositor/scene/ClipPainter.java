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
final class ClipPainter implements AutoCloseable {

    private static final int OPAQUE = 256;

    private final Clip clip;
    private final CameraMove camera;
    private final List<Plate> plates;

    ClipPainter(Clip clip, Canvas canvas, List<Plate> plates) {
        this.clip = clip;
        this.camera = new CameraMove(clip, canvas);
        this.plates = plates;
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
    void paint(Frame target, double now, Bend bend, Studio studio) {
        double seconds = stepped(now);
        Window window = camera.within(camera.at(seconds).closer(bend.zoom()));
        for (int i = 0; i < plates.size(); i++) {
            Layer layer = clip.layers().get(i);
            Still still = plates.get(i).at(seconds - clip.start());
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
            if (still.opaque() && i == 0) {
                cover(target, still, placement, studio);
            } else if (still.opaque()) {
                coverPart(target, still, placement, studio);
            } else {
                layOver(target, still, placement, OPAQUE, studio);
            }
        }
    }

    /** What is moved by hand rests between its steps. */
    private double stepped(double seconds) {
        if (clip.stepRate() <= 0) {
            return seconds;
        }
        double steps = Math.floor((seconds - clip.start()) * clip.stepRate() + 1e-6);
        return clip.start() + steps / clip.stepRate();
    }

    @Override
    public void close() {
        plates.forEach(Plate::close);
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

    /** An opaque layer that need not fill the frame; its edges fall on even pixels. */
    private static void coverPart(Frame target, Still still, Placement at, Studio studio) {
        Placement.Box box = Placement.covered(still.y(), at.x(), at.y(), target.y());
        if (box.x1() <= box.x0() || box.y1() <= box.y0()) {
            return;
        }
        int left = box.x0() & ~15;
        studio.resampler.draw(still.y(), at.x(), at.y(), studio.layer.y(), left, box.y0(), box.x1(), box.y1());
        Placement.Box half = new Placement.Box(left / 2, box.y0() / 2, box.x1() / 2, box.y1() / 2);
        draw(still.u(), at.chromaX(), at.chromaY(), studio.layer.u(), half, studio);
        draw(still.v(), at.chromaX(), at.chromaY(), studio.layer.v(), half, studio);
        target.copyFrom(studio.layer, box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static void fill(Plane from, Axis x, Axis y, Raster to, Studio studio) {
        studio.resampler.draw(from, x, y, to, 0, 0, to.width(), to.height());
    }

    /** @param weight 0 for nothing of it, 256 as opaque as it is */
    static void layOver(Frame target, Still still, Placement at, int weight, Studio studio) {
        Placement.Box box = Placement.touched(still.y(), at.x(), at.y(), target.y());
        draw(still.alpha(), at.x(), at.y(), studio.alpha, box, studio);
        draw(still.y(), at.x(), at.y(), studio.layer.y(), box, studio);
        Placement.Box half = Placement.touched(still.u(), at.chromaX(), at.chromaY(), target.u());
        draw(still.chromaAlpha(), at.chromaX(), at.chromaY(), studio.chromaAlpha, half, studio);
        draw(still.u(), at.chromaX(), at.chromaY(), studio.layer.u(), half, studio);
        draw(still.v(), at.chromaX(), at.chromaY(), studio.layer.v(), half, studio);
        if (weight < OPAQUE) {
            fade(studio.alpha, weight, box);
            fade(studio.layer.y(), weight, box);
            fade(studio.chromaAlpha, weight, half);
            fade(studio.layer.u(), weight, half);
            fade(studio.layer.v(), weight, half);
        }
        over(target.y(), studio.layer.y(), studio.alpha, box);
        over(target.u(), studio.layer.u(), studio.chromaAlpha, half);
        over(target.v(), studio.layer.v(), studio.chromaAlpha, half);
    }

    private static void fade(Raster raster, int weight, Placement.Box box) {
        raster.fade(weight, box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static void draw(Plane from, Axis x, Axis y, Raster to, Placement.Box box, Studio studio) {
        studio.resampler.draw(from, x, y, to, box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static void over(Raster target, Raster above, Raster alpha, Placement.Box box) {
        target.over(above, alpha, 0, 0, box.x0(), box.y0(), box.x1(), box.y1());
    }
}
