package io.reelmill.compositor.still;

import io.reelmill.compositor.plane.Coverage;
import io.reelmill.compositor.plane.Plane;

/**
 * A picture as planes, premultiplied, chroma sited in the middle of each 2x2 block.
 *
 * @param width of the whole picture that the planes are taken from, in luma samples
 * @param height likewise
 * @param left where the planes begin within it; what lies outside of them is transparent
 * @param top likewise
 * @param alpha opacity for the luma samples, or null when the picture is opaque
 * @param chromaAlpha opacity for the chroma samples, or null when the picture is opaque
 * @param coverage what {@code alpha} shows, or null when the picture is opaque
 * @param chromaCoverage what {@code chromaAlpha} shows, or null when the picture is opaque
 */
public record Still(
        int width,
        int height,
        int left,
        int top,
        Plane y,
        Plane u,
        Plane v,
        Plane alpha,
        Plane chromaAlpha,
        Coverage coverage,
        Coverage chromaCoverage) {

    /** Two transparent samples around a picture, so that its edge fades out within one sample of each plane. */
    private static final int MARGIN = 2;

    /** An opaque picture, the whole of which lies in the planes. */
    public static Still opaque(Plane y, Plane u, Plane v) {
        return new Still(y.width(), y.height(), 0, 0, y, u, v, null, null, null, null);
    }

    public boolean opaque() {
        return alpha == null;
    }

    /** Converts a picture that fills the stage; anything transparent in it is shown before black. */
    public static Still backdrop(Pixels pixels) {
        return backdrop((Rows) pixels);
    }

    static Still backdrop(Rows pixels) {
        return new Conversion(pixels, 0, 0, pixels.width(), pixels.height(), true).run();
    }

    /** Converts a picture that stands before others, cut down to what is visible of it. */
    public static Still cutout(Pixels pixels) {
        Pixels.Bounds seen = pixels.visible();
        return new Conversion(
                        pixels,
                        seen.left() - MARGIN,
                        seen.top() - MARGIN,
                        seen.right() + MARGIN,
                        seen.bottom() + MARGIN,
                        false)
                .run();
    }
}
