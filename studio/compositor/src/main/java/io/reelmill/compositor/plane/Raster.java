package io.reelmill.compositor.plane;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.Arrays;

/**
 * A plane that is drawn into: rows of eight-bit samples, each row padded to whole words of eight. They lie in an array, or in
 * native memory where an encoder reads them.
 */
public final class Raster {

    private final int width;
    private final int height;
    private final int words;
    final LongBuffer data;

    /** A raster of zeros. */
    public Raster(int width, int height) {
        this(width, height, LongBuffer.allocate((stride(width) >> 3) * height));
    }

    /**
     * A raster over memory that is given, for as long as it is there.
     *
     * @param memory rows of {@link #stride(int)} bytes from its start
     */
    public Raster(int width, int height, ByteBuffer memory) {
        this(width, height, memory.duplicate().order(ByteOrder.LITTLE_ENDIAN).asLongBuffer());
    }

    private Raster(int width, int height, LongBuffer data) {
        this.width = width;
        this.height = height;
        this.words = stride(width) >> 3;
        this.data = data.slice(0, words * height);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** Length of a row in words of eight samples. */
    public int words() {
        return words;
    }

    /** Length of a row in bytes. */
    public int stride() {
        return words * 8;
    }

    /** Length in bytes of a row of so many samples. */
    public static int stride(int width) {
        return (width + 7) & ~7;
    }

    /** The sample at a place, 0 to 255. */
    public int get(int x, int y) {
        return (int) (data.get(y * words + (x >> 3)) >>> ((x & 7) << 3)) & 255;
    }

    public void set(int x, int y, int sample) {
        int at = y * words + (x >> 3);
        int shift = (x & 7) << 3;
        data.put(at, data.get(at) & ~(255L << shift) | (long) sample << shift);
    }

    /**
     * Sets eight samples at once.
     *
     * @param x the first of them, a multiple of 8
     * @param samples the first in the lowest byte
     */
    public void setEight(int x, int y, long samples) {
        data.put(y * words + (x >> 3), samples);
    }

    public void fill(int sample) {
        long[] row = new long[words];
        Arrays.fill(row, Lanes.fill(sample));
        for (int at = 0; at < data.capacity(); at += words) {
            data.put(at, row);
        }
    }

    /** Takes over all samples of a raster of the same size. */
    public void copyFrom(Raster other) {
        data.put(0, other.data, 0, data.capacity());
    }

    /** Mixes another raster of the same size into this one; weight 0 leaves this as it is, 256 takes the other. */
    public void mix(Raster other, int weight) {
        Lanes.mixInto(data, other.data, weight);
    }

    /** Mixes another raster of the same size into this one, with a weight for each column, 0 to 256. */
    public void mix(Raster other, int[] weights) {
        for (int y = 0; y < height; y++) {
            mixRow(y, other, weights);
        }
    }

    /** As {@link #mix(Raster, int[])}, for one row; weights fall or rise within any eight columns. */
    void mixRow(int y, Raster other, int[] weights) {
        int end;
        for (int w = 0; w < words; w = end) {
            int at = y * words + w;
            end = w + 1;
            int weight = weightOf(w, weights);
            if (weight < 0) {
                data.put(at, mixColumns(data.get(at), other.data.get(at), weights, w * 8));
                continue;
            }
            while (end < words && weightOf(end, weights) == weight) {
                end++;
            }
            if (weight == 256) {
                data.put(at, other.data, at, end - w);
                continue;
            }
            for (int i = at; weight > 0 && i < at + end - w; i++) {
                data.put(i, Lanes.mix(data.get(i), other.data.get(i), weight));
            }
        }
    }

    /** The weight of all columns of a word, or -1 where they differ. */
    private int weightOf(int word, int[] weights) {
        int first = weights[Math.min(word * 8, width - 1)];
        return first == weights[Math.min(word * 8 + 7, width - 1)] ? first : -1;
    }

    /** Brings all samples nearer to one value; weight 0 leaves them, 256 replaces them. */
    public void tint(int sample, int weight) {
        long other = Lanes.fill(sample);
        long[] row = new long[words];
        for (int at = 0; at < data.capacity(); at += words) {
            data.get(at, row);
            for (int w = 0; w < row.length; w++) {
                row[w] = Lanes.mix(row[w], other, weight);
            }
            data.put(at, row);
        }
    }

    /** As {@link #tint(int, int)}, with a weight for each column. */
    public void tint(int sample, int[] weights) {
        long other = Lanes.fill(sample);
        for (int w = 0; w < words; w++) {
            int most = 0;
            for (int x = w * 8; x < Math.min(width, w * 8 + 8); x++) {
                most = Math.max(most, weights[x]);
            }
            for (int at = w; most > 0 && at < data.capacity(); at += words) {
                data.put(at, mixColumns(data.get(at), other, weights, w * 8));
            }
        }
    }

    /** Smears every row: each sample becomes the mean of those within a reach to either side. */
    public void smear(int reach) {
        byte[] row = new byte[stride()];
        int[] sums = new int[width + 1];
        LongBuffer rowWords = wordsOf(row);
        for (int y = 0; y < height; y++) {
            rowWords.put(0, data, y * words, words);
            for (int x = 0; x < width; x++) {
                sums[x + 1] = sums[x] + (row[x] & 255);
            }
            for (int x = 0; x < width; x++) {
                int from = Math.max(0, x - reach);
                int to = Math.min(width, x + reach + 1);
                row[x] = (byte) ((sums[to] - sums[from]) / (to - from));
            }
            data.put(y * words, rowWords, 0, words);
        }
    }

    /** Takes over rows of a raster of the same size, moved to the right and round at the edges. */
    public void copyRows(Raster other, int y0, int y1, int shift) {
        byte[] row = new byte[stride()];
        byte[] moved = new byte[stride()];
        LongBuffer rowWords = wordsOf(row);
        LongBuffer movedWords = wordsOf(moved);
        int by = Math.floorMod(shift, width);
        for (int y = y0; y < y1; y++) {
            rowWords.put(0, other.data, y * words, words);
            System.arraycopy(row, 0, moved, by, width - by);
            System.arraycopy(row, width - by, moved, 0, by);
            data.put(y * words, movedWords, 0, words);
        }
    }

    private static LongBuffer wordsOf(byte[] row) {
        return ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
    }

    private long mixColumns(long a, long b, int[] weights, int x) {
        long result = 0;
        for (int lane = 0; lane < 8; lane++) {
            int from = (int) (a >>> (lane * 8)) & 255;
            int to = (int) (b >>> (lane * 8)) & 255;
            int weight = weights[Math.min(x + lane, width - 1)];
            result |= (long) ((from << 8) + (to - from) * weight + 128 >> 8) << (lane * 8);
        }
        return result;
    }

    /** Takes over a rectangle of a raster of the same size; right and bottom are exclusive. */
    public void copyFrom(Raster other, int x0, int y0, int x1, int y1) {
        int first = x0 >> 3;
        int end = x1 + 7 >> 3;
        if (end <= first) {
            return;
        }
        long left = -1L << (x0 & 7) * 8;
        long right = (x1 & 7) == 0 ? -1L : -1L >>> (64 - (x1 & 7) * 8);
        for (int y = y0; y < y1; y++) {
            int row = y * words;
            if (end - first == 1) {
                copyWord(other, row + first, left & right);
                continue;
            }
            copyWord(other, row + first, left);
            data.put(row + first + 1, other.data, row + first + 1, end - first - 2);
            copyWord(other, row + end - 1, right);
        }
    }

    private void copyWord(Raster other, int at, long mask) {
        data.put(at, data.get(at) & ~mask | other.data.get(at) & mask);
    }

    /**
     * Lays premultiplied samples over this raster.
     *
     * @param above samples
     * @param alpha their opacity, of the same size
     * @param x where their left edge falls, a multiple of 8
     * @param y where their top edge falls
     */
    public void over(Raster above, Raster alpha, int x, int y) {
        over(above, alpha, x, y, 0, 0, above.width, above.height);
    }

    /** As {@link #over(Raster, Raster, int, int)}, for a part of the samples; its left edge is a multiple of 8. */
    public void over(Raster above, Raster alpha, int x, int y, int x0, int y0, int x1, int y1) {
        int first = Math.max(y0, -y);
        int last = Math.min(y1, height - y);
        int left = Math.max(x0 >> 3, -(x >> 3));
        int right = Math.min((x1 + 7) >> 3, words - (x >> 3));
        for (int row = first; row < last; row++) {
            int to = (y + row) * words + (x >> 3);
            int from = row * above.words;
            for (int i = left; i < right; i++) {
                long a = alpha.data.get(from + i);
                if (a == -1L) {
                    data.put(to + i, above.data.get(from + i));
                } else if (a != 0) {
                    data.put(to + i, Lanes.over(data.get(to + i), above.data.get(from + i), a));
                }
            }
        }
    }

    /**
     * Turns samples round, 255 less each, as far as a mask is opaque.
     *
     * @param x where the mask's left edge falls, a multiple of 8
     * @param y where its top edge falls
     */
    public void invert(Raster mask, int x, int y) {
        int last = Math.min(mask.height, height - y);
        int right = Math.min(mask.words, words - (x >> 3));
        for (int row = Math.max(0, -y); row < last; row++) {
            int to = (y + row) * words + (x >> 3);
            for (int i = Math.max(0, -(x >> 3)); i < right; i++) {
                long a = mask.data.get(row * mask.words + i);
                if (a == -1L) {
                    data.put(to + i, ~data.get(to + i));
                } else if (a != 0) {
                    data.put(to + i, inverted(data.get(to + i), a));
                }
            }
        }
    }

    private static long inverted(long samples, long mask) {
        long result = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            int sample = (int) (samples >>> shift) & 255;
            int weight = (int) (mask >>> shift) & 255;
            result |= (long) (sample + ((255 - 2 * sample) * weight + 127) / 255) << shift;
        }
        return result;
    }
}
