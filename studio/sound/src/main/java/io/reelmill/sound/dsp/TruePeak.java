package io.reelmill.sound.dsp;

import java.util.Arrays;

/**
 * The true peak of one channel between its samples, by fourfold oversampling as in ITU-R BS.1770-4 annex 2, with a
 * longer kernel than the one printed there.
 */
public final class TruePeak {

    /** Delay of the result in samples. */
    public static final int DELAY = 12;

    /** Largest number of samples per call. */
    public static final int MOST = 512;

    private static final int TAPS = 2 * DELAY;
    private static final float[] QUARTER = kernel(0.25);
    private static final float[] HALF = kernel(0.5);
    private static final float[] THREE_QUARTERS = kernel(0.75);
    /**
     * Upper bound of a waveform against its largest sample: the sum of the absolute weights, largest half way between
     * samples.
     */
    private static final float LARGEST_RISE = sizeOf(HALF);

    /** The samples before the block that its first peaks depend on, then those of the block. */
    private final float[] recent = new float[TAPS - 1 + MOST];

    private final float[][] shifted = new float[4][MOST];
    private final float[] quarter = new float[MOST];
    private final float[] half = new float[MOST];
    private final float[] threeQuarters = new float[MOST];

    private static float[] kernel(double fraction) {
        float[] k = new float[TAPS];
        double sum = 0;
        for (int i = 0; i < TAPS; i++) {
            double x = i - DELAY + 1 - fraction;
            double window = 0.5 + 0.5 * Math.cos(Math.PI * x / (DELAY + 0.5));
            double v = Math.sin(Math.PI * x) / (Math.PI * x) * window;
            k[i] = (float) v;
            sum += v;
        }
        for (int i = 0; i < TAPS; i++) {
            k[i] /= (float) sum;
        }
        return k;
    }

    private static float sizeOf(float[] kernel) {
        float sum = 0;
        for (float weight : kernel) {
            sum += Math.abs(weight);
        }
        return sum;
    }

    /**
     * Processes the next samples. For each of them it returns the largest absolute value of the waveform from the
     * sample {@link #DELAY} ago to the one after that.
     *
     * @param count at most {@link #MOST}
     * @param floor peaks that cannot exceed this are approximated by a value not above it, which saves work
     * @param heights receives {@code count} heights from index 0 on
     */
    public void heights(float[] samples, int offset, int count, float floor, float[] heights) {
        System.arraycopy(samples, offset, recent, TAPS - 1, count);
        System.arraycopy(recent, DELAY - 1, shifted[0], 0, count);
        Arrays.fill(heights, 0, count, 0);
        raise(heights, shifted[0], count);
        if (largest(count + TAPS - 1) * LARGEST_RISE > floor) {
            between(count);
            raise(heights, quarter, count);
            raise(heights, half, count);
            raise(heights, threeQuarters, count);
        }
        System.arraycopy(recent, count, recent, 0, TAPS - 1);
    }

    private float largest(int count) {
        float largest = 0;
        for (int i = 0; i < count; i++) {
            float size = Math.abs(recent[i]);
            if (size > largest) {
                largest = size;
            }
        }
        return largest;
    }

    /**
     * The waveform between the samples. Each weight is applied to the whole block, in loops over arrays with equal
     * indices, because the compiler turns these into vector instructions.
     */
    private void between(int count) {
        Arrays.fill(quarter, 0, count, 0);
        Arrays.fill(half, 0, count, 0);
        Arrays.fill(threeQuarters, 0, count, 0);
        for (int tap = 0; tap < TAPS; tap += shifted.length) {
            for (int i = 0; i < shifted.length; i++) {
                System.arraycopy(recent, tap + i, shifted[i], 0, count);
            }
            add(QUARTER, tap, quarter, count);
            add(HALF, tap, half, count);
            add(THREE_QUARTERS, tap, threeQuarters, count);
        }
    }

    private void add(float[] weights, int tap, float[] sums, int count) {
        add(
                shifted[0],
                shifted[1],
                shifted[2],
                shifted[3],
                weights[tap],
                weights[tap + 1],
                weights[tap + 2],
                weights[tap + 3],
                sums,
                count);
    }

    private static void add(
            float[] a,
            float[] b,
            float[] c,
            float[] d,
            float wa,
            float wb,
            float wc,
            float wd,
            float[] sums,
            int count) {
        for (int i = 0; i < count; i++) {
            sums[i] = sums[i] + wa * a[i] + wb * b[i] + wc * c[i] + wd * d[i];
        }
    }

    private static void raise(float[] heights, float[] samples, int count) {
        for (int i = 0; i < count; i++) {
            heights[i] = Math.max(heights[i], Math.abs(samples[i]));
        }
    }
}
