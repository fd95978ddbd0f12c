package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Plane;
import io.reelmill.compositor.still.Pixels;
import io.reelmill.compositor.still.Still;

/** An opaque picture that is sampled row by row, see {@link RowSampler}. Immutable. */
public final class PlanarPicture {

    /** Eight rows at a time, one word for each column, the uppermost sample in the lowest byte. */
    record Samples(int width, int height, long[][] eight) {

        static Samples of(Plane plane) {
            long[][] eight = new long[(plane.height() + 7) / 8][];
            for (int i = 0; i < eight.length; i++) {
                eight[i] = plane.eight(i * 8);
            }
            return new Samples(plane.width(), plane.height(), eight);
        }

        /** Every second sample of every second row. */
        private static Samples quarterOf(Plane plane) {
            Plane half = new Plane(plane.width() / 2, plane.height() / 2);
            for (int y = 0; y < half.height(); y++) {
                for (int x = 0; x < half.width(); x++) {
                    half.set(x, y, plane.get(2 * x, 2 * y));
                }
            }
            return of(half);
        }
    }

    final int width;
    final int height;
    final Samples y;
    final Samples u;
    final Samples v;

    /** @param whole whether the canvas has as many samples of chroma as of luma */
    public PlanarPicture(Pixels pixels, boolean whole) {
        this.width = pixels.width();
        this.height = pixels.height();
        Still still = Still.backdrop(whole ? PlanarSprite.doubled(pixels) : pixels);
        this.y = whole ? Samples.quarterOf(still.y()) : Samples.of(still.y());
        this.u = Samples.of(still.u());
        this.v = Samples.of(still.v());
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }
}
