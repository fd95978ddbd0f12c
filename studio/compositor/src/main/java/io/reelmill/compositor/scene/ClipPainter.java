package io.reelmill.compositor.scene;

import io.reelmill.compositor.plane.Axis;
import io.reelmill.compositor.plane.Coverage;
import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.LayerBlender;
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
    /** Lengths that differ by less are the same, stage pixels. */
    private static final double SAME = 1e-3;

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
    void paint(Frame target, double now, Bend bend, DrawingBuffers studio) {
        double seconds = stepped(now);
        Window window = camera.within(camera.at(seconds).closer(bend.zoom()));
        if (clip.layers().get(0).crop() != null) {
            // parts leave edges free by a fraction of a sample, where the last picture of this frame would be seen
            target.blacken();
        }
        for (int i = 0; i < plates.size(); i++) {
            Layer layer = clip.layers().get(i);
            Window seen = camera.seenBy(layer.parallax(), window);
            if (i == 0) {
                seen = camera.within(seen);
            }
            if (plates.get(i) instanceof Plate.Drawn drawn
                    && drawn.isLike(target)
                    && bend.equals(Bend.NONE)
                    && fills(layer, seen)) {
                drawn.fill(target, seconds - clip.start());
                continue;
            }
            Still still = plates.get(i).at(seconds - clip.start());
            Placement placement = Placement.of(
                    still,
                    layer,
                    seen,
                    target.width(),
                    bend.x(),
                    bend.y(),
                    swayX(layer, seconds),
                    swayY(layer, seconds));
            Placement.Box part = layer.crop() == null ? Placement.Box.ALL : part(layer.crop(), seen, target, bend);
            if (still.opaque() && i == 0 && layer.crop() == null) {
                cover(target, still, placement, studio);
            } else if (still.opaque()) {
                coverPart(target, still, placement, part, studio);
            } else {
                layOver(target, still, placement, OPAQUE, part, studio);
            }
        }
    }

    /** Whether a layer is seen just as it is, and nothing beside it. */
    private static boolean fills(Layer layer, Window seen) {
        return layer.crop() == null
                && layer.sway() == null
                && Math.abs(seen.left() - layer.x()) < SAME
                && Math.abs(seen.top() - layer.y()) < SAME
                && Math.abs(seen.width() - layer.width()) < SAME
                && Math.abs(seen.height() - layer.height()) < SAME;
    }

    /** Where in the frame a part of the stage is seen: rows are even, columns begin where words of chroma do. */
    private static Placement.Box part(Layer.Crop crop, Window seen, Frame target, Bend bend) {
        double scale = target.width() / seen.width();
        return new Placement.Box(
                nearest((crop.left() - seen.left()) * scale + bend.x(), 16),
                nearest((crop.top() - seen.top()) * scale + bend.y(), 2),
                nearest((crop.right() - seen.left()) * scale + bend.x(), 16),
                nearest((crop.bottom() - seen.top()) * scale + bend.y(), 2));
    }

    private static int nearest(double pixels, int step) {
        return (int) Math.round(pixels / step) * step;
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

    private static void cover(Frame target, Still still, Placement at, DrawingBuffers studio) {
        fill(still.y(), at.x(), at.y(), target.y(), studio);
        fill(still.u(), at.chromaX(), at.chromaY(), target.u(), studio);
        fill(still.v(), at.chromaX(), at.chromaY(), target.v(), studio);
    }

    /** An opaque layer that need not fill the frame; its edges fall on even pixels. */
    private static void coverPart(Frame target, Still still, Placement at, Placement.Box part, DrawingBuffers studio) {
        Placement.Box box =
                Placement.covered(still.y(), at.x(), at.y(), target.y()).and(part);
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

    private static void fill(Plane from, Axis x, Axis y, Raster to, DrawingBuffers studio) {
        studio.resampler.draw(from, x, y, to, 0, 0, to.width(), to.height());
    }

    /** @param weight 0 for nothing of it, 256 as opaque as it is */
    static void layOver(Frame target, Still still, Placement at, int weight, DrawingBuffers studio) {
        layOver(target, still, at, weight, Placement.Box.ALL, studio);
    }

    /** @param part of the frame, its edges even, beyond which nothing is laid */
    private static void layOver(
            Frame target, Still still, Placement at, int weight, Placement.Box part, DrawingBuffers studio) {
        Placement.Box box =
                Placement.touched(still.y(), at.x(), at.y(), target.y()).and(part);
        aim(studio.blender, still.alpha(), still.coverage(), at.x(), at.y(), weight, box);
        studio.blender.lay(still.y(), target.y());
        Placement.Box half = Placement.touched(still.u(), at.chromaX(), at.chromaY(), target.u())
                .and(part.halved());
        aim(studio.blender, still.chromaAlpha(), still.chromaCoverage(), at.chromaX(), at.chromaY(), weight, half);
        studio.blender.lay(still.u(), target.u());
        studio.blender.lay(still.v(), target.v());
    }

    private static void aim(
            LayerBlender blender, Plane alpha, Coverage coverage, Axis x, Axis y, int weight, Placement.Box box) {
        blender.aim(alpha, coverage, x, y, weight, box.x0(), box.y0(), box.x1(), box.y1());
    }

    private static void draw(Plane from, Axis x, Axis y, Raster to, Placement.Box box, DrawingBuffers studio) {
        studio.resampler.draw(from, x, y, to, box.x0(), box.y0(), box.x1(), box.y1());
    }
}
