package io.reelmill.compositor.plane;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;

/**
 * A plane that is sampled: columns one after the other, in which one word holds eight samples that lie below each other.
 *
 * <p>So a column between two others is a mix of long rows of words, and only afterwards are the words turned into rows.
 */
public final class Plane {

    /** Words of a column that are kept together. */
    static final int BAND = 64;

    private final int width;
    private final int height;
    /**
     * Words of each column of each band. Columns are arrays of their own, so that two neighbours are read at the same
     * places (see {@link Lanes#mixAll}), and those of a band lie one after the other in memory, as they are read.
     */
    final long[][][] bands;

    /** A plane of zeros; both sides are at least 2. */
    public Plane(int width, int height) {
        if (width < 2 || height < 2) {
            throw new IllegalArgumentException("a plane has sides of at least 2, not " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        int words = (height + 7) >> 3;
        this.bands = new long[(words + BAND - 1) / BAND][][];
        for (int i = 0; i < bands.length; i++) {
            bands[i] = new long[width][Math.min(BAND, words - i * BAND)];
        }
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** The sample at a place, 0 to 255. */
    public int get(int x, int y) {
        return (int) (bands[(y >> 3) / BAND][x][(y >> 3) % BAND] >>> ((y & 7) << 3)) & 255;
    }

    /**
     * Eight rows, a word for each column.
     *
     * @param row the first of them, a multiple of 8; its sample is in the lowest byte
     */
    public long[] eight(int row) {
        long[][] columns = bands[(row >> 3) / BAND];
        long[] words = new long[width];
        for (int x = 0; x < width; x++) {
            words[x] = columns[x][(row >> 3) % BAND];
        }
        return words;
    }

    /** Sets a sample that is still zero. */
    public void set(int x, int y, int sample) {
        bands[(y >> 3) / BAND][x][(y >> 3) % BAND] |= (long) sample << ((y & 7) << 3);
    }

    /**
     * Sets eight rows.
     *
     * @param row the first of them, a multiple of 8
     * @param upper four samples of each column, the uppermost in the lowest byte
     * @param lower the four below them
     */
    public void setEight(int row, int[] upper, int[] lower) {
        long[][] columns = bands[(row >> 3) / BAND];
        int at = (row >> 3) % BAND;
        for (int x = 0; x < width; x++) {
            columns[x][at] = (long) lower[x] << 32 | upper[x] & 0xFFFFFFFFL;
        }
    }

    /**
     * Takes over all samples from rows in memory.
     *
     * @param stride bytes from one row to the next, at least the width
     */
    public void load(ByteBuffer rows, int stride) {
        int words = width >> 3;
        long[][] eight = new long[8][words + 1];
        ByteBuffer from = rows.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        for (int strip = 0; strip * 8 < height; strip++) {
            long[][] columns = bands[strip / BAND];
            for (int r = 0; r < 8; r++) {
                int at = Math.min(strip * 8 + r, height - 1) * stride;
                from.position(at);
                LongBuffer row = from.asLongBuffer();
                row.get(eight[r], 0, words);
                eight[r][words] = some(from, at + words * 8, width & 7);
            }
            Lanes.transpose(eight, 0, words + 1);
            for (int r = 0; r < 8; r++) {
                for (int x = r, w = 0; x < width; x += 8, w++) {
                    columns[x][strip % BAND] = eight[r][w];
                }
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
        for (int i = 0; i < bands.length; i++) {
            for (int x = 0; x < width; x++) {
                Lanes.mixInto(LongBuffer.wrap(bands[i][x]), LongBuffer.wrap(other.bands[i][x]), weight);
            }
        }
    }
}
