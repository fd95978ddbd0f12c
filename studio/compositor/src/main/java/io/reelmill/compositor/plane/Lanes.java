package io.reelmill.compositor.plane;

/**
 * Arithmetic on eight unsigned bytes in one {@code long}, the lowest byte first.
 *
 * <p>Even and odd bytes are taken apart into four 16-bit lanes each, which leaves room for a product with an 8-bit
 * weight. No vector unit is asked for by name, so the result is the same on every machine.
 */
public final class Lanes {

    static final long EVEN = 0x00FF00FF00FF00FFL;
    private static final long BYTES = 0x0101010101010101L;
    /** Rounds each of the lanes to nearest. */
    static final long HALF = 0x0080008000800080L;

    private Lanes() {}

    /** Eight times the same sample, 0 to 255. */
    public static long fill(int sample) {
        return sample * BYTES;
    }

    /**
     * {@code a} where the weight is 0, {@code b} where it is 256, between them in between.
     *
     * <p>{@code (a << 8) + (b - a) * weight} is taken over the whole word: borrows between the lanes cancel out,
     * because the sum is the same integer as that of the four lanes taken apart.
     */
    public static long mix(long a, long b, long weight) {
        return mix(a, b, weight, HALF, HALF);
    }

    /**
     * As {@link #mix(long, long, long)}, with a rounding of its own, 0 to 255, in each lane of the even and the odd
     * bytes.
     */
    static long mix(long a, long b, long weight, long roundEven, long roundOdd) {
        long ae = a & EVEN;
        long ao = (a >>> 8) & EVEN;
        long even = (ae << 8) + ((b & EVEN) - ae) * weight + roundEven;
        long odd = (ao << 8) + (((b >>> 8) & EVEN) - ao) * weight + roundOdd;
        return ((even >>> 8) & EVEN) | (odd & ~EVEN);
    }

    /**
     * Mixes the first {@code n} words of two arrays into a third.
     *
     * <p>The compiler turns this loop into vector instructions, as long as it sees arrays and numbers only, which is
     * worth a factor of six.
     */
    static void mixAll(long[] a, long[] b, long[] to, int n, long weight, long roundEven, long roundOdd) {
        for (int i = 0; i < n; i++) {
            to[i] = mix(a[i], b[i], weight, roundEven, roundOdd);
        }
    }

    /**
     * Premultiplied {@code above} laid over {@code below} by eight alphas.
     *
     * @return {@code above + below * (255 - alpha) / 255}, never above 255
     */
    static long over(long below, long above, long alpha) {
        if (alpha == fill((int) (alpha & 255))) {
            return overEvenly(below, above, 255 - (alpha & 255));
        }
        long result = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            int v = (int) ((below >>> shift) & 255) * (255 - (int) ((alpha >>> shift) & 255)) + 128;
            int sum = (int) ((above >>> shift) & 255) + ((v + (v >> 8)) >> 8);
            result |= (long) Math.min(sum, 255) << shift;
        }
        return result;
    }

    private static long overEvenly(long below, long above, long rest) {
        long e = (below & EVEN) * rest + HALF;
        long o = ((below >>> 8) & EVEN) * rest + HALF;
        long even = (((e + ((e >>> 8) & EVEN)) >>> 8) & EVEN) + (above & EVEN);
        long odd = (((o + ((o >>> 8) & EVEN)) >>> 8) & EVEN) + ((above >>> 8) & EVEN);
        return saturate(even) | saturate(odd) << 8;
    }

    /** Lanes of up to 511 brought down to 255. */
    private static long saturate(long lanes) {
        long tooMuch = (lanes >>> 8) & 0x0001000100010001L;
        return (lanes | (tooMuch << 8) - tooMuch) & EVEN;
    }

    /** Turns eight rows of eight bytes into eight columns, in place. */
    static void transpose(long[] block) {
        swap(block, 4, 0x00000000FFFFFFFFL, 32);
        swap(block, 2, 0x0000FFFF0000FFFFL, 16);
        swap(block, 1, EVEN, 8);
    }

    private static void swap(long[] block, int distance, long mask, int shift) {
        for (int i = 0; i < 8; i++) {
            if ((i & distance) == 0) {
                long a = block[i];
                long b = block[i + distance];
                block[i] = a & mask | (b & mask) << shift;
                block[i + distance] = (a >>> shift) & mask | b & ~mask;
            }
        }
    }
}
