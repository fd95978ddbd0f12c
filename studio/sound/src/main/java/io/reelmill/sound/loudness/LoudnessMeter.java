package io.reelmill.sound.loudness;

import io.reelmill.sound.dsp.Decibels;
import io.reelmill.sound.dsp.TruePeak;

/**
 * Measures a stream of stereo sound: integrated loudness with both gates, short-term loudness and true peak, by ITU-R
 * BS.1770-4 and EBU Tech 3341. Memory is constant because blocks are kept as a histogram.
 */
public final class LoudnessMeter {

    private static final double OFFSET = -0.691;
    private static final double ABSOLUTE_GATE = -70;
    private static final double RELATIVE_GATE = -10;
    private static final double BINS_PER_LU = 20;
    private static final int BINS = 2000;
    private static final int STEPS_PER_SHORT_TERM = 30;
    private static final int STEPS_PER_BLOCK = 4;

    private final KWeighting weighting;
    private final TruePeak leftPeak = new TruePeak();
    private final TruePeak rightPeak = new TruePeak();
    private final float[] heights = new float[TruePeak.MOST];
    private final boolean peaks;
    private final int stepLength;
    private final double[] steps = new double[STEPS_PER_SHORT_TERM];
    private final long[] counts = new long[BINS];
    private final double[] powers = new double[BINS];
    private double stepEnergy;
    private int stepFilled;
    private long stepsDone;
    private double loudestShortTerm = Double.NEGATIVE_INFINITY;
    private float peak;

    /** A meter for 48 kHz. */
    public LoudnessMeter() {
        this(48_000);
    }

    /**
     * A meter.
     *
     * @param sampleRate samples a second
     */
    public LoudnessMeter(int sampleRate) {
        this(sampleRate, true);
    }

    private LoudnessMeter(int sampleRate, boolean peaks) {
        this.peaks = peaks;
        weighting = new KWeighting(sampleRate);
        stepLength = sampleRate / 10;
    }

    /** A meter for 48 kHz that measures loudness only, which halves the work. Its true peak is NaN. */
    public static LoudnessMeter withoutPeaks() {
        return new LoudnessMeter(48_000, false);
    }

    /** Measures the next samples of both channels. */
    public void add(float[] leftSamples, float[] rightSamples, int offset, int count) {
        for (int done = 0; peaks && done < count; done += TruePeak.MOST) {
            int n = Math.min(TruePeak.MOST, count - done);
            rise(leftPeak, leftSamples, offset + done, n);
            rise(rightPeak, rightSamples, offset + done, n);
        }
        int n;
        for (int done = 0; done < count; done += n) {
            n = Math.min(count - done, stepLength - stepFilled);
            addWeighted(weighting.energy(leftSamples, rightSamples, offset + done, n), n);
        }
    }

    /**
     * Measures the next samples, which are already K-weighted.
     *
     * @param energy sum of the squares of both channels after {@link KWeighting}
     * @param count samples of each channel; at most as many as remain of the current 100 ms
     */
    public void addWeighted(double energy, int count) {
        stepEnergy += energy;
        stepFilled += count;
        if (stepFilled == stepLength) {
            endStep();
        }
    }

    private void rise(TruePeak channel, float[] samples, int offset, int count) {
        channel.heights(samples, offset, count, peak, heights);
        for (int i = 0; i < count; i++) {
            peak = Math.max(peak, heights[i]);
        }
    }

    private void endStep() {
        steps[(int) (stepsDone++ % STEPS_PER_SHORT_TERM)] = stepEnergy / stepLength;
        stepEnergy = 0;
        stepFilled = 0;
        if (stepsDone >= STEPS_PER_BLOCK) {
            double power = latest(STEPS_PER_BLOCK);
            double loudness = loudness(power);
            if (loudness > ABSOLUTE_GATE) {
                int bin = (int) Math.min(BINS - 1, (loudness - ABSOLUTE_GATE) * BINS_PER_LU);
                counts[bin]++;
                powers[bin] += power;
            }
        }
        if (stepsDone >= STEPS_PER_SHORT_TERM) {
            loudestShortTerm = Math.max(loudestShortTerm, shortTerm());
        }
    }

    private double latest(int count) {
        double sum = 0;
        for (int i = 1; i <= count; i++) {
            sum += steps[(int) ((stepsDone - i) % STEPS_PER_SHORT_TERM)];
        }
        return sum / count;
    }

    private static double loudness(double power) {
        return OFFSET + 10 * Math.log10(power);
    }

    /**
     * Integrated loudness of everything so far in LUFS, gated at -70 LUFS and 10 LU below the mean; negative infinity
     * for silence and for less than 400 ms.
     */
    public double integrated() {
        double gate = loudness(mean(0)) + RELATIVE_GATE;
        return loudness(mean((int) Math.max(0, (gate - ABSOLUTE_GATE) * BINS_PER_LU)));
    }

    /** Mean power of the blocks from a bin upwards, 0 when there are none. */
    private double mean(int firstBin) {
        long count = 0;
        double sum = 0;
        for (int bin = firstBin; bin < BINS; bin++) {
            count += counts[bin];
            sum += powers[bin];
        }
        return count == 0 ? 0 : sum / count;
    }

    /** Loudness of the last 400 ms in LUFS. */
    public double momentary() {
        return stepsDone < STEPS_PER_BLOCK ? Double.NEGATIVE_INFINITY : loudness(latest(STEPS_PER_BLOCK));
    }

    /** Loudness of the last 3 s in LUFS; negative infinity before there are 3 s. */
    public double shortTerm() {
        return stepsDone < STEPS_PER_SHORT_TERM ? Double.NEGATIVE_INFINITY : loudness(latest(STEPS_PER_SHORT_TERM));
    }

    /** The loudest 3 s so far in LUFS. */
    public double loudestShortTerm() {
        return loudestShortTerm;
    }

    /** The largest true peak so far in dBTP; negative infinity for silence, NaN for a meter {@link #withoutPeaks}. */
    public double truePeak() {
        return peaks ? Decibels.ofAmplitude(peak) : Double.NaN;
    }
}
