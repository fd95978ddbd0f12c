package io.reelmill.figures.cutout;

import io.reelmill.figures.pixel.HashNoise;
import io.reelmill.figures.pixel.Lab;
import java.util.function.IntPredicate;

/** A colour mixture model of a region: a few clusters in OKLab, each with its spread and weight. */
final class ColourMixture {

    /** Colours closer than this look the same. */
    private static final float MIN_SPREAD = 0.012f;

    private static final int ROUNDS = 8;
    private static final int SAMPLES = 6000;

    private final int clusters;
    private final float[] mean;
    private final float[] spread;
    private final float[] share;

    /** Trains the model on the selected pixels. */
    ColourMixture(Lab lab, IntPredicate meant, int clusters) {
        this.clusters = clusters;
        this.mean = new float[clusters * 3];
        this.spread = new float[clusters];
        this.share = new float[clusters];
        learn(samples(lab, meant));
    }

    /** The negative log-likelihood of a colour, up to a constant. */
    float cost(float l, float a, float b) {
        float best = Float.MAX_VALUE;
        for (int k = 0; k < clusters; k++) {
            if (share[k] > 0.003f) {
                float s = spread[k];
                float cost = distance(k, l, a, b) / (2 * s * s)
                        + 3 * (float) Math.log(s / MIN_SPREAD)
                        - (float) Math.log(share[k]);
                best = Math.min(best, cost);
            }
        }
        return best;
    }

    private void learn(float[] samples) {
        int n = samples.length / 3;
        if (n == 0) {
            return;
        }
        seed(samples, n);
        for (int round = 0; round < ROUNDS; round++) {
            float[] sum = new float[clusters * 3];
            float[] off = new float[clusters];
            int[] count = new int[clusters];
            for (int i = 0; i < n; i++) {
                int k = nearest(samples[3 * i], samples[3 * i + 1], samples[3 * i + 2]);
                off[k] += distance(k, samples[3 * i], samples[3 * i + 1], samples[3 * i + 2]);
                count[k]++;
                for (int c = 0; c < 3; c++) {
                    sum[3 * k + c] += samples[3 * i + c];
                }
            }
            for (int k = 0; k < clusters; k++) {
                share[k] = count[k] / (float) n;
                if (count[k] > 0) {
                    spread[k] = Math.max(MIN_SPREAD, (float) Math.sqrt(off[k] / count[k] / 3));
                    for (int c = 0; c < 3; c++) {
                        mean[3 * k + c] = sum[3 * k + c] / count[k];
                    }
                }
            }
        }
    }

    /** Each seed is the sample farthest from all previous seeds. */
    private void seed(float[] samples, int n) {
        for (int k = 0; k < clusters; k++) {
            int farthest = 0;
            float distance = -1;
            for (int i = 0; i < n; i += 3) {
                float nearest = Float.MAX_VALUE;
                for (int j = 0; j < k; j++) {
                    nearest = Math.min(nearest, distance(j, samples[3 * i], samples[3 * i + 1], samples[3 * i + 2]));
                }
                float weighted = k == 0 ? HashNoise.cell(i, 0, 3) : nearest * (0.5f + HashNoise.cell(i, k, 5));
                if (weighted > distance) {
                    distance = weighted;
                    farthest = i;
                }
            }
            System.arraycopy(samples, 3 * farthest, mean, 3 * k, 3);
            spread[k] = 0.05f;
        }
    }

    private int nearest(float l, float a, float b) {
        int best = 0;
        float least = Float.MAX_VALUE;
        for (int k = 0; k < clusters; k++) {
            float d = distance(k, l, a, b);
            if (d < least) {
                least = d;
                best = k;
            }
        }
        return best;
    }

    private float distance(int k, float l, float a, float b) {
        float dl = l - mean[3 * k];
        float da = a - mean[3 * k + 1];
        float db = b - mean[3 * k + 2];
        return dl * dl + da * da + db * db;
    }

    private static float[] samples(Lab lab, IntPredicate meant) {
        int size = lab.l().at().length;
        int n = 0;
        for (int i = 0; i < size; i++) {
            n += meant.test(i) ? 1 : 0;
        }
        int every = Math.max(1, n / SAMPLES);
        float[] out = new float[(n + every - 1) / every * 3];
        int seen = 0;
        int at = 0;
        for (int i = 0; i < size && at < out.length; i++) {
            if (meant.test(i) && seen++ % every == 0) {
                out[at++] = lab.l().at()[i];
                out[at++] = lab.a().at()[i];
                out[at++] = lab.b().at()[i];
            }
        }
        return out;
    }
}
