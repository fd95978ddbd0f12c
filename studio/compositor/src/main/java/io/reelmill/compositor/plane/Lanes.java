package io.reelmill.compositor.plane;

import java.nio.LongBuffer;

/**
 * Arithmetic on eight unsigned bytes in one {@code long}, the lowest byte first.
 *
 * <p>Even and odd bytes are taken apart into four 16-bit lanes each, which leaves room for a product with an 8-bit
 * weight. No vector unit is asked for by name, so the result is the same on every machine.
 */
public final class Lanes {

    public static final long EVEN = 0x00FF00FF00FF00FFL;
    private static final long BYTES = 0x0101010101010101L;
    /** Words that are worked on at a time, so that they stay in the first-level cache. */
    private static final int CHUNK = 512;

    /** Rounds each of the lanes to nearest. */
    public static final long HALF = 0x0080008000800080L;

    private static final long ONES = 0x0001000100010001L;
    private static final long HALVES = 0x00000000FFFFFFFFL;
    private static final long PAIRS = 0x0000FFFF0000FFFFL;

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
        long ae = a & EVEN;
        long ao = (a >>> 8) & EVEN;
        long even = (ae << 8) + ((b & EVEN) - ae) * weight + HALF;
        long odd = (ao << 8) + (((b >>> 8) & EVEN) - ao) * weight + HALF;
        return ((even >>> 8) & EVEN) | (odd & ~EVEN);
    }

    /**
     * Mixes words of two arrays into those at the same places of a third one.
     *
     * <p>The compiler turns these loops into vector instructions, which is worth a factor of five, as long as they are this
     * short, see arrays and numbers only, and are at the same place in all arrays: hence two of them.
     *
     * @param to neither of the other two
     * @param end exclusive
     */
    public static void mixAll(
            long[] a, long[] b, long[] to, int from, int end, long weight, long roundEven, long roundOdd) {
        for (int i = from; i < end; i++) {
            long even = a[i] & EVEN;
            to[i] = (((even << 8) + ((b[i] & EVEN) - even) * weight + roundEven) >>> 8) & EVEN;
        }
        for (int i = from; i < end; i++) {
            long odd = (a[i] >>> 8) & EVEN;
            to[i] |= ((odd << 8) + (((b[i] >>> 8) & EVEN) - odd) * weight + roundOdd) & ~EVEN;
        }
    }

    /** Mixes words into those of another buffer of the same length; weight 0 leaves these as they are. */
    static void mixInto(LongBuffer samples, LongBuffer other, long weight) {
        long[] a = new long[Math.min(CHUNK, samples.capacity())];
        long[] b = new long[a.length];
        long[] mixed = new long[a.length];
        for (int at = 0; at < samples.capacity(); at += CHUNK) {
            int n = Math.min(CHUNK, samples.capacity() - at);
            samples.get(at, a, 0, n);
            other.get(at, b, 0, n);
            mixAll(a, b, mixed, 0, n, weight, HALF, HALF);
            samples.put(at, mixed, 0, n);
        }
    }

    /**
     * Premultiplied {@code above} laid over {@code below} by eight alphas.
     *
     * @return {@code above + below * (255 - alpha) / 255}, never above 255
     */
    public static long over(long below, long above, long alpha) {
        long rest = ~alpha;
        long e = products(below & EVEN, rest & EVEN) + HALF;
        long o = products((below >>> 8) & EVEN, (rest >>> 8) & EVEN) + HALF;
        long even = (((e + ((e >>> 8) & EVEN)) >>> 8) & EVEN) + (above & EVEN);
        long odd = (((o + ((o >>> 8) & EVEN)) >>> 8) & EVEN) + ((above >>> 8) & EVEN);
        return saturate(even) | saturate(odd) << 8;
    }

    /**
     * As {@link #over(long, long, long)} for words of arrays, with transparent words of the upper one left out. Short loops for
     * the same reason as in {@link #mixAll}; five times as fast as word by word.
     *
     * @param to none of the others
     * @param rest scratch memory
     * @param end exclusive
     */
    public static void overAll(long[] below, long[] above, long[] alpha, long[] to, long[] rest, int from, int end) {
        for (int i = from; i < end; i++) {
            long b = below[i];
            long w = ~alpha[i];
            to[i] = (b & 0xFFL) * (w & 0xFF) + (b & 0xFF0000L) * (w >>> 16 & 0xFF) + HALF;
        }
        for (int i = from; i < end; i++) {
            long b = below[i] >>> 8;
            long w = ~alpha[i];
            rest[i] = (b & 0xFFL) * (w >>> 8 & 0xFF) + (b & 0xFF0000L) * (w >>> 24 & 0xFF) + HALF;
        }
        for (int i = from; i < end; i++) {
            long b = below[i];
            long w = ~alpha[i];
            to[i] += (b & 0xFF00000000L) * (w >>> 32 & 0xFF) + (b & 0xFF000000000000L) * (w >>> 48 & 0xFF);
        }
        for (int i = from; i < end; i++) {
            long b = below[i] >>> 8;
            long w = ~alpha[i];
            rest[i] += (b & 0xFF00000000L) * (w >>> 40 & 0xFF) + (b & 0xFF000000000000L) * (w >>> 56);
        }
        for (int i = from; i < end; i++) {
            long seen = 0L - ((alpha[i] | 0L - alpha[i]) >>> 63);
            long even = to[i];
            long sum = (even + (even >>> 8 & EVEN) >>> 8 & EVEN) + (above[i] & seen & EVEN);
            long tooMuch = sum >>> 8 & ONES;
            to[i] = (sum | (tooMuch << 8) - tooMuch) & EVEN;
        }
        for (int i = from; i < end; i++) {
            long seen = 0L - ((alpha[i] | 0L - alpha[i]) >>> 63);
            long odd = rest[i];
            long sum = (odd + (odd >>> 8 & EVEN) >>> 8 & EVEN) + ((above[i] & seen) >>> 8 & EVEN);
            long tooMuch = sum >>> 8 & ONES;
            to[i] |= ((sum | (tooMuch << 8) - tooMuch) & EVEN) << 8;
        }
    }

    /** Four 8-bit samples in 16-bit lanes, each times its own weight. */
    private static long products(long samples, long weights) {
        return (samples & 0xFFL) * (weights & 0xFF)
                + (samples & 0xFF0000L) * (weights >>> 16 & 0xFF)
                + (samples & 0xFF00000000L) * (weights >>> 32 & 0xFF)
                + (samples & 0xFF000000000000L) * (weights >>> 48);
    }

    /** Lanes of up to 511 brought down to 255. */
    private static long saturate(long lanes) {
        long tooMuch = (lanes >>> 8) & ONES;
        return (lanes | (tooMuch << 8) - tooMuch) & EVEN;
    }

    /**
     * Turns blocks of eight rows of eight bytes into eight columns, in place; block {@code i} has the words {@code i} of the
     * eight arrays. Halves change places, then pairs, then single bytes. The compiler makes vector instructions of loops over
     * four arrays, and not of those over eight.
     */
    public static void transpose(long[][] eight, int from, int end) {
        swapHalvesAndPairs(eight[0], eight[2], eight[4], eight[6], from, end);
        swapHalvesAndPairs(eight[1], eight[3], eight[5], eight[7], from, end);
        for (int i = 0; i < 8; i += 2) {
            swapBytes(eight[i], eight[i + 1], from, end);
        }
    }

    /** Of every second row of the blocks. */
    private static void swapHalvesAndPairs(long[] a, long[] b, long[] c, long[] d, int from, int end) {
        for (int i = from; i < end; i++) {
            long p = a[i];
            long q = b[i];
            long r = c[i];
            long s = d[i];
            long halves = ((p >>> 32) ^ r) & HALVES;
            r ^= halves;
            p ^= halves << 32;
            halves = ((q >>> 32) ^ s) & HALVES;
            s ^= halves;
            q ^= halves << 32;
            long pairs = ((p >>> 16) ^ q) & PAIRS;
            q ^= pairs;
            p ^= pairs << 16;
            pairs = ((r >>> 16) ^ s) & PAIRS;
            s ^= pairs;
            r ^= pairs << 16;
            a[i] = p;
            b[i] = q;
            c[i] = r;
            d[i] = s;
        }
    }

    private static void swapBytes(long[] a, long[] b, int from, int end) {
        for (int i = from; i < end; i++) {
            long upper = a[i];
            long lower = b[i];
            long both = ((upper >>> 8) ^ lower) & EVEN;
            b[i] = lower ^ both;
            a[i] = upper ^ (both << 8);
        }
    }
}
