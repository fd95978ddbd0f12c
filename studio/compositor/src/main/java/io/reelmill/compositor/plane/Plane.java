package io.reelmill.compositor.plane;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A plane that is sampled: strips of eight rows, in which one word holds eight samples that lie below each other.
 *
 * <p>So a horizontal interpolation works on eight rows at a time, and only afterwards are the words turned into rows.
 */
public final class Plane {

    private final int width;
    private final int height;
    final long[] strips;

    /** A plane of zeros; both sides are at least 2. */
    public Plane(int width, int height) {
        if (width < 2 || height < 2) {
            throw new IllegalArgumentException("a plane has sides of at least 2, not " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.strips = new long[width * ((height + 7) >> 3)];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The sample at a place, 0 to 255. */
    public int get(int x, int y) {
        return (int) (strips[(y >> 3) * width + x] >>> ((y & 7) << 3)) & 255;
    }

    /** Sets a sample that is still zero. */
    public void set(int x, int y, int sample) {
        strips[(y >> 3) * width + x] |= (long) sample << ((y & 7) << 3);
    }

    /**
     * Takes over all samples from rows in memory.
     *
     * @param stride bytes from one row to the next, at least the width
     */
    public void load(ByteBuffer rows, int stride) {
        ByteBuffer from = rows.order(ByteOrder.LITTLE_ENDIAN);
        long[] block = new long[8];
        for (int strip = 0; strip * 8 < height; strip++) {
            int high = Math.min(8, height - strip * 8);
            for (int x = 0; x < width; x += 8) {
                int wide = Math.min(8, width - x);
                for (int r = 0; r < 8; r++) {
                    int at = (strip * 8 + Math.min(r, high - 1)) * stride + x;
                    block[r] = wide == 8 ? from.getLong(at) : some(from, at, wide);
                }
                Lanes.transpose(block);
                System.arraycopy(block, 0, strips, strip * width + x, wide);
            }
        }
    }

    private static long some(ByteBuffer from, int at, int count) {
        long word = 0;
        for (int i = 0; i < count; i++) {
            word |= (long) (from.get(at + i) & 255) << (i * 8);
        }
        return word;
    }

    /** Mixes another plane of the same size into this one; weight 0 leaves this as it is, 256 takes the other. */
    public void mix(Plane other, int weight) {
        Lanes.mixAll(strips, other.strips, strips, strips.length, weight, Lanes.HALF, Lanes.HALF);
    }
}
