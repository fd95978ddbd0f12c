package io.reelmill.clips.planar;

import io.reelmill.compositor.plane.Frame;
import io.reelmill.compositor.plane.Raster;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;

/**
 * A picture that is drawn into: BT.709 limited range in three planes of bytes, rows padded to whole words of eight. Chroma has
 * half the columns and rows and is sited left, or has as many as luma, for pictures whose samples are going to be enlarged.
 */
public final class PlanarCanvas {

    /** One plane; {@code words} are its bytes, eight at a time, the leftmost in the lowest byte. */
    static final class Samples {
        final int width;
        final int height;
        final int stride;
        final byte[] bytes;
        final LongBuffer words;

        private Samples(int width, int height) {
            this.width = width;
            this.height = height;
            this.stride = Raster.stride(width);
            this.bytes = new byte[stride * height];
            this.words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
        }

        Raster raster() {
            return new Raster(width, height, ByteBuffer.wrap(bytes));
        }
    }

    final Samples y;
    final Samples u;
    final Samples v;
    /** Columns and rows of luma for each of chroma. */
    final int share;

    /**
     * @param width even
     * @param height even
     * @param whole whether chroma has as many samples as luma
     */
    public PlanarCanvas(int width, int height, boolean whole) {
        this.share = whole ? 1 : 2;
        this.y = new Samples(width, height);
        this.u = new Samples(width / share, height / share);
        this.v = new Samples(width / share, height / share);
    }

    public int width() {
        return y.width;
    }

    public int height() {
        return y.height;
    }

    /** Gives all samples to a frame: as they are, or enlarged without any filter where the frame is larger. */
    public void show(Frame target) {
        if (share == 2) {
            target.copyFrom(new Frame(y.raster(), u.raster(), v.raster()));
            return;
        }
        enlarge(y, target.y());
        enlarge(u, target.u());
        enlarge(v, target.v());
    }

    private static void enlarge(Samples from, Raster to) {
        byte[] row = new byte[to.stride()];
        LongBuffer words = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
        int shown = -1;
        for (int y = 0; y < to.height(); y++) {
            int source = y * from.height / to.height();
            if (source != shown) {
                for (int x = 0; x < to.width(); x++) {
                    row[x] = from.bytes[source * from.stride + x * from.width / to.width()];
                }
                shown = source;
            }
            for (int w = 0; w < to.words(); w++) {
                to.setEight(w * 8, y, words.get(w));
            }
        }
    }
}
