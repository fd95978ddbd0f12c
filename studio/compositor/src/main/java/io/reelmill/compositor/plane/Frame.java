package io.reelmill.compositor.plane;

/** One picture as it goes to the encoder: BT.709 limited range, 4:2:0, chroma sited left as in H.264 by default. */
public record Frame(Raster y, Raster u, Raster v) {

    /** A frame of zeros; both sides are even. */
    public Frame(int width, int height) {
        this(new Raster(width, height), new Raster(width / 2, height / 2), new Raster(width / 2, height / 2));
    }

    public int width() {
        return y.width();
    }

    public int height() {
        return y.height();
    }

    public void copyFrom(Frame other) {
        y.copyFrom(other.y);
        u.copyFrom(other.u);
        v.copyFrom(other.v);
    }

    /** Mixes another frame into this one; weight 0 leaves this as it is, 256 takes the other. */
    public void mix(Frame other, int weight) {
        y.mix(other.y, weight);
        u.mix(other.u, weight);
        v.mix(other.v, weight);
    }

    /** Mixes another frame into this one, with a weight for each column of luma, 0 to 256. */
    public void mix(Frame other, int[] weights) {
        int[] half = new int[u.width()];
        for (int x = 0; x < half.length; x++) {
            half[x] = weights[2 * x];
        }
        y.mix(other.y, weights);
        u.mix(other.u, half);
        v.mix(other.v, half);
    }

    /** Takes over a rectangle of another frame, all of whose sides are even. */
    public void copyFrom(Frame other, int x0, int y0, int x1, int y1) {
        y.copyFrom(other.y, x0, y0, x1, y1);
        u.copyFrom(other.u, x0 / 2, y0 / 2, x1 / 2, y1 / 2);
        v.copyFrom(other.v, x0 / 2, y0 / 2, x1 / 2, y1 / 2);
    }

    /** Makes all of it black. */
    public void blacken() {
        y.fill(16);
        u.fill(128);
        v.fill(128);
    }
}
