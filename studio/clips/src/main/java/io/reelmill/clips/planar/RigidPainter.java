package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Axis;
import io.reelmill.compositor.plane.Coverage;
import io.reelmill.compositor.plane.LayerBlender;
import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.plane.PlaneResampler;
import io.reelmill.compositor.plane.Raster;
import io.reelmill.compositor.still.Still;

/** Draws cutouts moved and scaled, upright: in long rows of words, which is several times faster than sample by sample. */
public final class RigidPainter {

    private static final int OPAQUE = 256;

    private final LayerBlender blender = new LayerBlender(new PlaneResampler());
    private final Raster y;
    private final Raster u;
    private final Raster v;

    /** @param canvas whose chroma has half the columns and rows */
    public RigidPainter(PlanarCanvas canvas) {
        this.y = canvas.y.raster();
        this.u = canvas.u.raster();
        this.v = canvas.v.raster();
    }

    /**
     * @param left edge of the whole picture in pixels
     * @param top edge
     * @param width of the whole picture in pixels
     * @param opacity 0 to 1, times that of the picture
     */
    public void draw(Still still, double left, double top, double width, double height, double opacity) {
        int weight = (int) Math.round(OPAQUE * opacity);
        if (weight <= 0) {
            return;
        }
        double stepX = still.width() / width;
        double stepY = still.height() / height;
        double originX = -left * stepX - still.left();
        double originY = -top * stepY - still.top();
        aim(
                still.alpha(),
                still.coverage(),
                new Axis(originX + 0.5 * stepX - 0.5, stepX),
                new Axis(originY + 0.5 * stepY - 0.5, stepY),
                y,
                weight);
        blender.lay(still.y(), y);
        // chroma of the canvas is sited left, between two rows; that of the picture in the middle of its blocks
        aim(
                still.chromaAlpha(),
                still.chromaCoverage(),
                new Axis((originX + 0.5 * stepX) / 2 - 0.5, stepX),
                new Axis((originY + stepY) / 2 - 0.5, stepY),
                u,
                weight);
        blender.lay(still.u(), u);
        blender.lay(still.v(), v);
    }

    private void aim(Plane alpha, Coverage coverage, Axis across, Axis down, Raster raster, int weight) {
        int x0 = (int) Math.max(0, Math.ceil((-1 - across.start()) / across.step()));
        int y0 = (int) Math.max(0, Math.ceil((-1 - down.start()) / down.step()));
        int x1 = (int) Math.min(raster.width(), Math.floor((alpha.width() - across.start()) / across.step()) + 1);
        int y1 = (int) Math.min(raster.height(), Math.floor((alpha.height() - down.start()) / down.step()) + 1);
        blender.aim(alpha, coverage, across, down, weight, x0 & ~7, y0, x1, y1);
    }
}
