package io.reelmill.sound.dsp;

/**
 * The height of one channel's waveform between its samples, by fourfold oversampling as in ITU-R BS.1770-4 annex 2,
 * with a longer kernel than the one printed there.
 */
public final class TruePeak {

    /** How many samples the answer lags behind the input. */
    public static final int DELAY = 12;

    private static final int TAPS = 2 * DELAY;
    private static final float[] QUARTER = kernel(0.25);
    private static final float[] HALF = kernel(0.5);
    private static final float[] THREE_QUARTERS = kernel(0.75);
    /** No waveform rises above its largest sample by more than the sum of the weights, largest half way. */
    private static final float LARGEST_RISE = sizeOf(HALF);

    private final float[] history = new float[TAPS * 2];
    private int at;
    private float largest;
    private int largestAge;

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
     * Takes the next sample.
     *
     * @param floor heights that cannot exceed this are answered roughly, which saves work
     * @return the largest absolute height from the sample {@link #DELAY} ago up to the one after it, or something not
     * above     {@code floor} when it is not above it
     */
    public float next(float x, float floor) {
        history[at] = x;
        history[at + TAPS] = x;
        at = at + 1 == TAPS ? 0 : at + 1;
        float size = Math.abs(x);
        if (size >= largest || ++largestAge >= TAPS) {
            largest = size >= largest ? size : largestOfHistory();
            largestAge = 0;
        }
        // history[at] is now the oldest; the sample DELAY ago lies at at + DELAY - 1.
        float peak = Math.abs(history[at + DELAY - 1]);
        if (largest * LARGEST_RISE <= floor) {
            return peak;
        }
        // Three sums side by side: each would otherwise wait for its own last step.
        float a = 0;
        float b = 0;
        float c = 0;
        for (int i = 0; i < TAPS; i++) {
            float h = history[at + i];
            a += QUARTER[i] * h;
            b += HALF[i] * h;
            c += THREE_QUARTERS[i] * h;
        }
        return Math.max(Math.max(peak, Math.abs(a)), Math.max(Math.abs(b), Math.abs(c)));
    }

    private float largestOfHistory() {
        float m = 0;
        for (int i = 0; i < TAPS; i++) {
            m = Math.max(m, Math.abs(history[i]));
        }
        return m;
    }
}
