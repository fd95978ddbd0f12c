package io.reelmill.sound.dsp;

/**
 * A stereo limiter that looks ahead: the waveform, also between the samples, does not rise above the ceiling, and the
 * gain moves without a step. Its output lags by {@link #DELAY} samples.
 */
public final class Limiter {

    /** Samples, 5 ms at 48 kHz: how early the gain begins to fall. */
    public static final int WINDOW = 240;

    /** How many samples the output lags behind the input. */
    public static final int DELAY = WINDOW + TruePeak.DELAY;

    private final float ceiling;
    private final TruePeak leftPeak = new TruePeak();
    private final TruePeak rightPeak = new TruePeak();
    private final float[] leftHeights = new float[TruePeak.MOST];
    private final float[] rightHeights = new float[TruePeak.MOST];
    private final float[] leftDelay = new float[DELAY];
    private final float[] rightDelay = new float[DELAY];
    private int delayAt;
    private final LookAhead lookAhead;

    /**
     * A limiter for 48 kHz.
     *
     * @param ceiling dBTP
     * @param releaseSeconds time constant of the way back
     */
    public Limiter(double ceiling, double releaseSeconds) {
        this.ceiling = (float) Decibels.toGain(ceiling);
        this.lookAhead = new LookAhead(WINDOW, releaseSeconds * 48_000);
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
            float gain = lookAhead.next(peak > ceiling ? ceiling / peak : 1);
            float l = leftDelay[delayAt];
            float r = rightDelay[delayAt];
            leftDelay[delayAt] = left[i];
            rightDelay[delayAt] = right[i];
            delayAt = delayAt + 1 == DELAY ? 0 : delayAt + 1;
            left[i] = l * gain;
            right[i] = r * gain;
        }
    }
}
