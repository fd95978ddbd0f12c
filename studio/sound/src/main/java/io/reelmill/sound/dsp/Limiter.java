package io.reelmill.sound.dsp;

/**
 * A stereo look-ahead limiter: the waveform, also between the samples, does not exceed the ceiling, and the gain
 * changes without a step. The output is delayed by {@link #DELAY} samples.
 */
public final class Limiter {

    /** Look-ahead in samples, 5 ms at 48 kHz. */
    public static final int WINDOW = 240;

    /** Delay of the output in samples. */
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
     * @param releaseSeconds time constant of the release
     */
    public Limiter(double ceiling, double releaseSeconds) {
        this.ceiling = (float) Decibels.toGain(ceiling);
        this.lookAhead = new LookAhead(WINDOW, releaseSeconds * 48_000);
    }

    /** Limits a block in place. */
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
