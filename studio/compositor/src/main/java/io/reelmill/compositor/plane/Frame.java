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

    /** How much of another frame is seen, place by place. */
    public interface Mask {
        /**
         * Tells the weights of a row, which only rise or only fall within any eight columns.
         *
         * @param y row of luma
         * @param weights of the columns of luma, 0 to 256, to be filled
         */
        void row(int y, int[] weights);
    }

    /** Mixes another frame into this one as a mask has it. */
    public void mix(Frame other, Mask mask) {
        int[] weights = new int[y.width()];
        int[] half = new int[u.width()];
        for (int row = 0; row < y.height(); row++) {
            mask.row(row, weights);
            y.mixRow(row, other.y, weights);
            if (row % 2 == 0) {
                for (int x = 0; x < half.length; x++) {
                    half[x] = weights[2 * x];
                }
                u.mixRow(row / 2, other.u, half);
                v.mixRow(row / 2, other.v, half);
            }
        }
    }

    /** Brings the frame nearer to white; weight 0 leaves it, 256 makes all of it white. */
    public void whiten(int weight) {
        y.tint(235, weight);
        u.tint(128, weight);
        v.tint(128, weight);
    }

    /** Brings the frame nearer to black, with a weight for each column of luma, 0 to 256. */
    public void darken(int[] weights) {
        int[] half = new int[u.width()];
        for (int x = 0; x < half.length; x++) {
            half[x] = weights[2 * x];
        }
        y.tint(16, weights);
        u.tint(128, half);
        v.tint(128, half);
    }

    /** Smears the frame sideways, as a camera does that is torn round. */
    public void smear(int reach) {
        y.smear(reach);
        u.smear(reach / 2);
        v.smear(reach / 2);
    }

    /** Takes over rows of another frame, from an even one to an even one, moved to the right and round at the edges. */
    public void copyRows(Frame other, int y0, int y1, int shift, int colourShift) {
        y.copyRows(other.y, y0, y1, shift);
        u.copyRows(other.u, y0 / 2, y1 / 2, shift / 2 + colourShift);
        v.copyRows(other.v, y0 / 2, y1 / 2, shift / 2 - colourShift);
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
