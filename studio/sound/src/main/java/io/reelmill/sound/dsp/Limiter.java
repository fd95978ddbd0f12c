package io.reelmill.sound.dsp;

import java.util.Arrays;

/**
 * A stereo limiter that looks ahead: the waveform, also between the samples, does not rise above the ceiling, and the
 * gain moves without a step. Its output lags by {@link #DELAY} samples.
 */
public final class Limiter {

    /** 5 ms at 48 kHz: how early the gain begins to fall. */
    private static final int WINDOW = 240;

    /** Room for a window and one more, a power of two so that places wrap without a division. */
    private static final int RING = 256;

    /** How many samples the output lags behind the input. */
    public static final int DELAY = WINDOW + TruePeak.DELAY;

    private final float ceiling;
    private final double release;
    private final TruePeak leftPeak = new TruePeak();
    private final TruePeak rightPeak = new TruePeak();
    private final float[] leftHeights = new float[TruePeak.MOST];
    private final float[] rightHeights = new float[TruePeak.MOST];
    private final float[] leftDelay = new float[DELAY];
    private final float[] rightDelay = new float[DELAY];
    private int delayAt;

    /** The smallest gain of the last WINDOW samples, kept as a queue of falling candidates. */
    private final float[] candidates = new float[RING];

    private final long[] candidateTimes = new long[RING];
    private int first;
    private int queued;
    private long time;

    private final float[] smoothing = new float[WINDOW];
    private double smoothingSum = WINDOW;
    private int smoothingAt;
    private double released = 1;

    /**
     * A limiter for 48 kHz.
     *
     * @param ceiling dBTP
     * @param releaseSeconds time constant of the way back
     */
    public Limiter(double ceiling, double releaseSeconds) {
        this.ceiling = (float) Decibels.toGain(ceiling);
        this.release = 1 - Math.exp(-1 / (releaseSeconds * 48_000));
        Arrays.fill(smoothing, 1);
    }

    /** Limits a stretch in place. */
    public void process(float[] left, float[] right, int offset, int count) {
        for (int done = 0; done < count; done += TruePeak.MOST) {
            limit(left, right, offset + done, Math.min(TruePeak.MOST, count - done));
        }
    }

    private void limit(float[] left, float[] right, int offset, int count) {
        leftPeak.heights(left, offset, count, ceiling, leftHeights);
        rightPeak.heights(right, offset, count, ceiling, rightHeights);
        for (int i = offset; i < offset + count; i++) {
            float peak = Math.max(leftHeights[i - offset], rightHeights[i - offset]);
            float gain = gain(peak > ceiling ? ceiling / peak : 1);
            float l = leftDelay[delayAt];
            float r = rightDelay[delayAt];
            leftDelay[delayAt] = left[i];
            rightDelay[delayAt] = right[i];
            delayAt = delayAt + 1 == DELAY ? 0 : delayAt + 1;
            left[i] = l * gain;
            right[i] = r * gain;
        }
    }

    private float gain(float wanted) {
        // Minimum over the window, then a mean over as long a window: the mean has arrived when the peak does.
        while (queued > 0 && candidates[(first + queued - 1) & (RING - 1)] >= wanted) {
            queued--;
        }
        int last = (first + queued++) & (RING - 1);
        candidates[last] = wanted;
        candidateTimes[last] = time;
        if (candidateTimes[first] <= time - WINDOW - 1) {
            first = (first + 1) & (RING - 1);
            queued--;
        }
        time++;
        float least = candidates[first];
        released = Math.min(least, released + (1 - released) * release);
        smoothingSum += released - smoothing[smoothingAt];
        smoothing[smoothingAt] = (float) released;
        smoothingAt = smoothingAt + 1 == WINDOW ? 0 : smoothingAt + 1;
        return (float) Math.min(1, smoothingSum / WINDOW);
    }
}
