package io.reelmill.compositor.plane;

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
}
