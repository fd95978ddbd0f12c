package io.reelmill.clips.planar;

import io.reelmill.clips.planar.PlanarPicture.Samples;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Still;

/** A picture with opacity for {@link ShearPainter}: premultiplied planes, cut down to what is visible of them. Immutable. */
public final class ShearSprite {

    /** Of the whole picture, in luma samples. */
    final int wholeWidth;

    final int wholeHeight;
    /** Where the planes begin in it. */
    final int left;

    final int top;
    final Samples y;
    final Samples alpha;
    final Samples u;
    final Samples v;
    final Samples chromaAlpha;

    public ShearSprite(Pixels pixels) {
        Still still = Still.cutout(pixels);
        this.wholeWidth = pixels.width();
        this.wholeHeight = pixels.height();
        this.left = still.left();
        this.top = still.top();
        this.y = Samples.of(still.y());
        this.alpha = Samples.of(still.alpha());
        this.u = Samples.of(still.u());
        this.v = Samples.of(still.v());
        this.chromaAlpha = Samples.of(still.chromaAlpha());
    }
}
