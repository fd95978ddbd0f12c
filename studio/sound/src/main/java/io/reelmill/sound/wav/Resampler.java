package io.reelmill.sound.wav;

import java.io.IOException;
import java.util.Arrays;

/**
 * Changes the sample rate of a source by a Kaiser-windowed sinc, without delay. The pass band reaches 0.9 of half the
 * lower rate; images and aliases are about 90 dB down.
 */
public final class Resampler implements StereoSource {

    private static final int PHASES = 512;
    private static final int ZERO_CROSSINGS = 32;
    private static final double KAISER_BETA = 9;
    private static final int BLOCK = 4096;

    private final StereoSource source;
    private final int rate;
    private final int half;
    private final float[] kernel;
    private final float[] left;
    private final float[] right;
    /** Index in the source of the first buffered sample; the source is silent before 0 and after the end. */
    private long bufferStart;

    private int buffered;
    private long position;

    /** Reads the source at another rate; closing this closes the source. */
    public Resampler(StereoSource source, int rate) {
        this.source = source;
        this.rate = rate;
        double cutoff = Math.min(1.0, (double) rate / source.sampleRate()) * 0.95;
        this.half = (int) Math.ceil(ZERO_CROSSINGS / cutoff);
        this.kernel = kernel(half, cutoff);
        this.left = new float[BLOCK + 2 * half];
        this.right = new float[BLOCK + 2 * half];
        this.bufferStart = -half;
        this.buffered = half;
    }

    /** Row {@code p} holds the weights of the 2 * half neighbours of a point {@code p / PHASES} after its floor. */
    private static float[] kernel(int half, double cutoff) {
        float[] k = new float[(PHASES + 1) * 2 * half];
        for (int p = 0; p <= PHASES; p++) {
            double sum = 0;
            for (int i = 0; i < 2 * half; i++) {
                double x = i - half + 1 - (double) p / PHASES;
                double t = Math.PI * x * cutoff;
                double window = bessel(KAISER_BETA * Math.sqrt(Math.max(0, 1 - x * x / ((double) half * half))))
                        / bessel(KAISER_BETA);
                double v = cutoff * (Math.abs(t) < 1e-9 ? 1 : Math.sin(t) / t) * window;
                k[p * 2 * half + i] = (float) v;
                sum += v;
            }
            for (int i = 0; i < 2 * half; i++) {
                k[p * 2 * half + i] /= (float) sum;
            }
        }
        return k;
    }

    /** Modified Bessel function of the first kind, order 0, by its power series. */
    private static double bessel(double x) {
        double sum = 1;
        double term = 1;
        for (int n = 1; term > sum * 1e-12; n++) {
            term *= (x / (2 * n)) * (x / (2 * n));
            sum += term;
        }
        return sum;
    }

    @Override
    public int sampleRate() {
        return rate;
    }

    @Override
    public long frames() {
        return Math.round((double) source.frames() * rate / source.sampleRate());
    }

    @Override
    public int read(float[] outLeft, float[] outRight, int offset, int count) throws IOException {
        int n = (int) Math.min(count, frames() - position);
        if (n <= 0) {
            return -1;
        }
        for (int i = 0; i < n; i++, position++) {
            long scaled = position * source.sampleRate();
            long centre = scaled / rate;
            double phase = (double) (scaled % rate) / rate * PHASES;
            advanceTo(centre);
            int first = (int) (centre - half + 1 - bufferStart);
            int row = (int) phase * 2 * half;
            float mix = (float) (phase - Math.floor(phase));
            float l = 0;
            float r = 0;
            for (int k = 0; k < 2 * half; k++) {
                float w = kernel[row + k] + mix * (kernel[row + 2 * half + k] - kernel[row + k]);
                l += w * left[first + k];
                r += w * right[first + k];
            }
            outLeft[offset + i] = l;
            outRight[offset + i] = r;
        }
        return n;
    }

    /** Loads the samples from {@code centre - half + 1} to {@code centre + half} into the buffer. */
    private void advanceTo(long centre) throws IOException {
        while (centre + half >= bufferStart + buffered) {
            int keep = 2 * half;
            if (buffered + BLOCK > left.length) {
                int drop = buffered - keep;
                System.arraycopy(left, drop, left, 0, keep);
                System.arraycopy(right, drop, right, 0, keep);
                bufferStart += drop;
                buffered = keep;
            }
            int room = left.length - buffered;
            int n = Math.max(0, source.read(left, right, buffered, room));
            Arrays.fill(left, buffered + n, left.length, 0);
            Arrays.fill(right, buffered + n, right.length, 0);
            buffered += n == 0 ? room : n;
        }
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
