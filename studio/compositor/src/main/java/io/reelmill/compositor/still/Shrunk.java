package io.reelmill.compositor.still;

import java.util.Arrays;

/**
 * Rows brought down to a smaller size, by no more than half, while they are taken from the top to the bottom: four to each
 * side, weighed by the cubic of Mitchell and Netravali (Reconstruction Filters in Computer Graphics, 1988).
 *
 * <p>Rows are mixed in loops that the compiler makes vector instructions of, two channels in one number; across, all four
 * channels are in one. What shoots over at a hard edge is cut off only at the end, so channels have room for it.
 */
final class Shrunk implements Rows {

    private static final int TAPS = 4;
    /** Weights are in 1/128: with more bits a channel would not fit into 16. */
    private static final int WEIGHT_BITS = 7;

    private static final int CHANNELS = 0x00FF00FF;
    /** Added to each channel, so that it never falls below 0, and taken off at the end. */
    private static final int LIFT = 128;

    private static final int LIFT_AND_ROUND = pair((LIFT << WEIGHT_BITS) + (1 << WEIGHT_BITS - 1));
    private static final int ROOM = pair(0x1FF);
    private static final long ROUND = four(1 << WEIGHT_BITS - 1);

    private final Rows from;
    private final int width;
    private final int height;

    /** Blue and red, and green and alpha, of the last rows that were taken, each at its number modulo 4. */
    private final int[][] even;

    private final int[][] odd;
    private final int[] taken = {-1, -1, -1, -1};

    private final int[] mixedEven;
    private final int[] mixedOdd;
    /** All channels of a mixed row; one more sample as at the edge on the left, and two on the right. */
    private final long[] mixed;

    /** For each column the first of its four samples in {@link #mixed}. */
    private final int[] places;
    /** For each column its four weights. */
    private final long[] weights;

    private final int[] row;

    Shrunk(Rows from, int width, int height) {
        this.from = from;
        this.width = width;
        this.height = height;
        even = new int[TAPS][from.width()];
        odd = new int[TAPS][from.width()];
        mixedEven = new int[from.width()];
        mixedOdd = new int[from.width()];
        mixed = new long[from.width() + TAPS - 1];
        places = new int[width];
        weights = new long[TAPS * width];
        for (int x = 0; x < width; x++) {
            double place = place(x, from.width(), width);
            places[x] = (int) Math.floor(place);
            int[] four = weights(place - places[x]);
            for (int i = 0; i < TAPS; i++) {
                weights[TAPS * x + i] = four[i];
            }
        }
        row = new int[Math.max(from.width(), width)];
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public void row(int number, int column, int[] samples, int at, int count) {
        double place = place(number, from.height(), height);
        int above = (int) Math.floor(place);
        int[] four = weights(place - above);
        int a = take(above - 1);
        int b = take(above);
        int c = take(above + 1);
        int d = take(above + 2);
        down(even[a], even[b], even[c], even[d], mixedEven, four[0], four[1], four[2], four[3]);
        down(odd[a], odd[b], odd[c], odd[d], mixedOdd, four[0], four[1], four[2], four[3]);
        join(mixedEven, mixedOdd, mixed);
        Arrays.fill(mixed, from.width() + 1, mixed.length, mixed[from.width()]);
        mixed[0] = mixed[1];
        across(mixed, places, weights, row, column, column + count);
        System.arraycopy(row, column, samples, at, count);
    }

    /** Where the middle of a sample lies among those that it is made of; a single one may have to give two. */
    private static double place(int sample, int from, int to) {
        return Math.max(0, (sample + 0.5) * from / to - 0.5);
    }

    /** Takes over a row, or the nearest one that there is, unless that is done. */
    private int take(int number) {
        int there = Math.min(Math.max(number, 0), from.height() - 1);
        int slot = there % TAPS;
        if (taken[slot] != there) {
            from.row(there, 0, row, 0, from.width());
            part(row, 0, even[slot]);
            part(row, 8, odd[slot]);
            taken[slot] = there;
        }
        return slot;
    }

    private static void part(int[] samples, int shift, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = samples[i] >>> shift & CHANNELS;
        }
    }

    private static void down(
            int[] a, int[] b, int[] c, int[] d, int[] to, int first, int second, int third, int fourth) {
        for (int i = 0; i < to.length; i++) {
            int sum = a[i] * first + b[i] * second + c[i] * third + d[i] * fourth + LIFT_AND_ROUND;
            to[i] = sum >>> WEIGHT_BITS & ROOM;
        }
    }

    private static void join(int[] even, int[] odd, long[] to) {
        for (int i = 0; i < even.length; i++) {
            to[i + 1] = (long) odd[i] << 32 | even[i];
        }
    }

    private static void across(long[] mixed, int[] places, long[] weights, int[] row, int column, int end) {
        for (int x = column; x < end; x++) {
            int from = places[x];
            int weight = TAPS * x;
            long sum = mixed[from] * weights[weight]
                    + mixed[from + 1] * weights[weight + 1]
                    + mixed[from + 2] * weights[weight + 2]
                    + mixed[from + 3] * weights[weight + 3]
                    + ROUND;
            // 256 to 511 is what a channel can show
            long channels = (sum >>> WEIGHT_BITS & four(0x1FF)) + four(256 - LIFT);
            if (((channels ^ four(256)) & four(0x300)) != 0) {
                channels = cut(channels);
            }
            int sample = (int) (channels & four(255)) | (int) (channels >>> 32 & CHANNELS) << 8;
            row[x] = sample >>> 24 == 255 ? sample : below(sample, sample >>> 24);
        }
    }

    /** Brings channels into 256 to 511. */
    private static long cut(long channels) {
        long over = channels >>> 9 & four(1);
        long under = ~(channels >>> 9 | channels >>> 8) & four(1);
        return (channels | (over << 8) - over) & ~((under << 8) - under);
    }

    /** No channel of a premultiplied sample is above its alpha. */
    private static int below(int sample, int alpha) {
        return alpha << 24
                | Math.min(sample >>> 16 & 255, alpha) << 16
                | Math.min(sample >>> 8 & 255, alpha) << 8
                | Math.min(sample & 255, alpha);
    }

    /** Weights of the four samples around a place, in 1/128. */
    private static int[] weights(double share) {
        int[] weights = new int[TAPS];
        int sum = 0;
        for (int i = 0; i < TAPS; i++) {
            weights[i] = (int) Math.rint(cubic(Math.abs(share + 1 - i)) * (1 << WEIGHT_BITS));
            sum += weights[i];
        }
        weights[share < 0.5 ? 1 : 2] += (1 << WEIGHT_BITS) - sum;
        return weights;
    }

    /** With B and C a third each. */
    private static double cubic(double x) {
        return x < 1
                ? (7 * x * x * x - 12 * x * x + 16 / 3.0) / 6
                : (-7 / 3.0 * x * x * x + 12 * x * x - 20 * x + 32 / 3.0) / 6;
    }

    private static int pair(int channel) {
        return channel << 16 | channel;
    }

    private static long four(int channel) {
        return channel * 0x0001000100010001L;
    }
}
