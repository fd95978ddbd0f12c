package io.reelmill.sound.synth;

import java.util.Arrays;
import java.util.Random;

/**
 * Modal synthesis of a struck body: felt piano, marimba, vibraphone, bells.
 *
 * @param ratios of the modes to the note
 * @param gains of the modes
 * @param decays seconds, time constants of the modes at middle C; lower notes ring longer
 * @param hardness 0 to 1: how much louder the upper modes are at high velocity
 * @param release time constant once it is damped, seconds
 * @param thump level of the mallet noise
 * @param beating cents between the two strings of the lowest modes, 0 for one
 * @param width stereo spread of low and high notes, 0 to 1
 */
@SuppressWarnings("ArrayRecordComponent") // tables that are never compared
record Resonator(
        double[] ratios,
        double[] gains,
        double[] decays,
        double hardness,
        double release,
        double thump,
        double beating,
        double width)
        implements Instrument {

    private static final double HIGHEST = 15_000;
    private static final double INAUDIBLE = 5e-5;

    /** A felt piano: stretched partials; high notes are darker and shorter. */
    static Resonator feltPiano(double brightness, double ring) {
        int n = 14;
        double[] ratios = new double[n];
        double[] gains = new double[n];
        double[] decays = new double[n];
        for (int i = 0; i < n; i++) {
            int k = i + 1;
            ratios[i] = k * Math.sqrt(1 + 0.00035 * k * k);
            gains[i] = Math.pow(k, -1.55 + 0.5 * brightness) * (k == 7 ? 0.3 : 1) * 0.5;
            decays[i] = ring / Math.pow(k, 0.75);
        }
        return new Resonator(ratios, gains, decays, 0.42, 0.14, 0.05, 1.6, 0.5);
    }

    @Override
    public Voice play(double frequency, double velocity, double seconds, Random chance) {
        return new Note(frequency, velocity, seconds, chance);
    }

    private final class Note extends Voice {

        private int modes;
        private final double[] turn;
        private final double[] shrink;
        private final double[] before;
        private final double[] beforeThat;
        private final double[] levels;
        private final double[] fading;
        private final Envelope loudness;
        private final float[] mono = new float[CHUNK * 16];
        private final float l;
        private final float r;
        private final double velocity;
        private final Filter mallet = new Filter();
        private double malletLevel;
        private int noise;

        Note(double frequency, double velocity, double seconds, Random chance) {
            this.velocity = velocity;
            int strings = beating > 0 ? Math.min(4, ratios.length) : 0;
            int most = ratios.length + strings;
            turn = new double[most];
            shrink = new double[most];
            before = new double[most];
            beforeThat = new double[most];
            levels = new double[most];
            fading = new double[most];
            double longer = Math.pow(261.6 / frequency, 0.6);
            int count = 0;
            for (int i = 0; i < most; i++) {
                int mode = i < ratios.length ? i : i - ratios.length;
                double apart = i < ratios.length ? 1 : Math.pow(2, beating / 1200);
                double f = frequency * ratios[mode] * apart;
                if (f > HIGHEST) {
                    continue;
                }
                double soft = Math.exp(-hardness * (1 - velocity) * mode * 0.9) / (1 + Math.pow(f / 5_000, 2));
                double share = mode < strings ? 0.55 : 1;
                double w = 2 * Math.PI * f / RATE;
                double decay = Math.exp(-1 / (decays[mode] * longer * (i < ratios.length ? 1 : 1.6) * RATE));
                turn[count] = 2 * decay * Math.cos(w);
                shrink[count] = decay * decay;
                levels[count] = gains[mode] * soft * share;
                // Starts as a sine at its zero crossing, to avoid a click.
                before[count] = 0;
                beforeThat[count] = -levels[count] * Math.sin(w) / decay;
                fading[count] = decay;
                count++;
            }
            modes = count;
            double pan = Math.max(-1, Math.min(1, width * Math.log(frequency / 330) / Math.log(5)));
            l = leftOf(pan);
            r = rightOf(pan);
            loudness = new Envelope(0.001, 60, 1, release, seconds);
            malletLevel = thump * velocity;
            mallet.set(Math.min(1_800, 250 + frequency), 0.8);
            noise = chance.nextInt() | 1;
        }

        @Override
        boolean render(float[] left, float[] right, int from, int to) {
            boolean alive = false;
            for (int start = from; start < to; start += mono.length) {
                int n = Math.min(mono.length, to - start);
                alive = ring(n);
                double level = loudness.level();
                double slope = (loudness.advance(n) - level) / n;
                for (int i = 0; i < n; i++) {
                    level += slope;
                    float x = (float) (level * velocity) * mono[i];
                    left[start + i] += l * x;
                    right[start + i] += r * x;
                }
            }
            return alive && !loudness.over();
        }

        private boolean ring(int n) {
            Arrays.fill(mono, 0, n, 0);
            if (malletLevel > INAUDIBLE) {
                strike(n);
            }
            int m = 0;
            for (; m + 3 < modes; m += 4) {
                ringFour(m, n);
            }
            for (; m < modes; m++) {
                ringOne(m, n);
            }
            for (m = modes - 1; m >= 0; m--) {
                levels[m] *= Math.pow(fading[m], n);
                if (levels[m] < INAUDIBLE) {
                    drop(m);
                }
            }
            return modes > 0;
        }

        private void strike(int n) {
            for (int i = 0; i < n; i++) {
                noise = noise * 1_664_525 + 1_013_904_223;
                mono[i] = mallet.lowPass((float) (noise * (malletLevel / 0x1p31)));
                malletLevel *= 0.9993;
            }
        }

        private void ringOne(int m, int n) {
            double a = before[m];
            double b = beforeThat[m];
            double t = turn[m];
            double s = shrink[m];
            for (int i = 0; i < n; i++) {
                double y = t * a - s * b;
                b = a;
                a = y;
                mono[i] += (float) y;
            }
            before[m] = a;
            beforeThat[m] = b;
        }

        /** Each mode depends on its own previous sample; four interleaved modes hide the latency. */
        private void ringFour(int m, int n) {
            double a0 = before[m];
            double a1 = before[m + 1];
            double a2 = before[m + 2];
            double a3 = before[m + 3];
            double b0 = beforeThat[m];
            double b1 = beforeThat[m + 1];
            double b2 = beforeThat[m + 2];
            double b3 = beforeThat[m + 3];
            double t0 = turn[m];
            double t1 = turn[m + 1];
            double t2 = turn[m + 2];
            double t3 = turn[m + 3];
            double s0 = shrink[m];
            double s1 = shrink[m + 1];
            double s2 = shrink[m + 2];
            double s3 = shrink[m + 3];
            for (int i = 0; i < n; i++) {
                double y0 = t0 * a0 - s0 * b0;
                double y1 = t1 * a1 - s1 * b1;
                double y2 = t2 * a2 - s2 * b2;
                double y3 = t3 * a3 - s3 * b3;
                b0 = a0;
                b1 = a1;
                b2 = a2;
                b3 = a3;
                a0 = y0;
                a1 = y1;
                a2 = y2;
                a3 = y3;
                mono[i] += (float) ((y0 + y1) + (y2 + y3));
            }
            before[m] = a0;
            before[m + 1] = a1;
            before[m + 2] = a2;
            before[m + 3] = a3;
            beforeThat[m] = b0;
            beforeThat[m + 1] = b1;
            beforeThat[m + 2] = b2;
            beforeThat[m + 3] = b3;
        }

        /** The last mode replaces one that has decayed. */
        private void drop(int m) {
            modes--;
            turn[m] = turn[modes];
            shrink[m] = shrink[modes];
            before[m] = before[modes];
            beforeThat[m] = beforeThat[modes];
            levels[m] = levels[modes];
            fading[m] = fading[modes];
        }
    }
}
