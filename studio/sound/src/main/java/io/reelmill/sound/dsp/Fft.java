package io.reelmill.sound.dsp;

/** The discrete Fourier transform of a fixed length, in place, by the radix-2 algorithm of Cooley and Tukey. */
public final class Fft {

    private final int size;
    private final float[] cos;
    private final float[] sin;
    private final int[] reversed;

    /**
     * Prepares the transform.
     *
     * @param size a power of two, at least 2
     */
    public Fft(int size) {
        if (size < 2 || Integer.bitCount(size) != 1) {
            throw new IllegalArgumentException("the size must be a power of two, not " + size);
        }
        this.size = size;
        cos = new float[size / 2];
        sin = new float[size / 2];
        for (int i = 0; i < size / 2; i++) {
            cos[i] = (float) Math.cos(2 * Math.PI * i / size);
            sin[i] = (float) -Math.sin(2 * Math.PI * i / size);
        }
        reversed = new int[size];
        int shift = 32 - Integer.numberOfTrailingZeros(size);
        for (int i = 0; i < size; i++) {
            reversed[i] = Integer.reverse(i) >>> shift;
        }
    }

    public int size() {
        return size;
    }

    /** Replaces samples by their spectrum, unscaled. */
    public void forward(float[] re, float[] im) {
        for (int i = 0; i < size; i++) {
            int j = reversed[i];
            if (j > i) {
                swap(re, i, j);
                swap(im, i, j);
            }
        }
        for (int half = 1; half < size; half *= 2) {
            int stride = size / (2 * half);
            for (int start = 0; start < size; start += 2 * half) {
                for (int k = 0, a = start; k < half; k++, a++) {
                    int b = a + half;
                    float c = cos[k * stride];
                    float s = sin[k * stride];
                    float x = re[b] * c - im[b] * s;
                    float y = re[b] * s + im[b] * c;
                    re[b] = re[a] - x;
                    im[b] = im[a] - y;
                    re[a] += x;
                    im[a] += y;
                }
            }
        }
    }

    /** Replaces a spectrum by its samples. Forward and inverse together restore the input. */
    public void inverse(float[] re, float[] im) {
        forward(im, re);
        float scale = 1f / size;
        for (int i = 0; i < size; i++) {
            re[i] *= scale;
            im[i] *= scale;
        }
    }

    private static void swap(float[] x, int i, int j) {
        float t = x[i];
        x[i] = x[j];
        x[j] = t;
    }

    /** A periodic Hann window: with a hop of a quarter of its length its squares add up to 1.5. */
    public static float[] hann(int size) {
        float[] window = new float[size];
        for (int i = 0; i < size; i++) {
            window[i] = (float) (0.5 - 0.5 * Math.cos(2 * Math.PI * i / size));
        }
        return window;
    }
}
