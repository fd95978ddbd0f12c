package io.reelmill.sound.dsp;

import java.util.Arrays;

/**
 * The gain of a limiter for each sample or coarser time step. It falls before a peak, recovers slowly after it and
 * never jumps. The returned gain applies to the input of one window ago.
 */
public final class LookAhead {

    private final int window;
    private final double release;
    /** Room for a window and two more entries, a power of two so that indices wrap without a division. */
    private final int ring;

    /** The minimum of the window, kept as a monotonic queue of candidates. */
    private final float[] candidates;

    private final long[] candidateTimes;
    private int first;
    private int queued;
    private long time;

    private final float[] smoothing;
    private double smoothingSum;
    private int smoothingAt;
    private double released = 1;

    /**
     * A gain that starts at 1.
     *
     * @param window steps of look-ahead
     * @param releaseSteps time constant of the release, in steps
     */
    public LookAhead(int window, double releaseSteps) {
        this.window = window;
        this.release = 1 - Math.exp(-1 / releaseSteps);
        this.ring = Integer.highestOneBit(window + 1) * 2;
        candidates = new float[ring];
        candidateTimes = new long[ring];
        smoothing = new float[window];
        smoothingSum = window;
        Arrays.fill(smoothing, 1);
    }

    /**
     * Processes the next step.
     *
     * @param wanted the largest gain allowed for the current input, at most 1
     * @return the gain for the input of {@code window} steps ago
     */
    public float next(float wanted) {
        // Minimum over the window, then a mean over a window of the same length: the mean reaches its minimum at the
        // peak.
        while (queued > 0 && candidates[(first + queued - 1) & (ring - 1)] >= wanted) {
            queued--;
        }
        int last = (first + queued++) & (ring - 1);
        candidates[last] = wanted;
        candidateTimes[last] = time;
        if (candidateTimes[first] <= time - window - 1) {
            first = (first + 1) & (ring - 1);
            queued--;
        }
        time++;
        float least = candidates[first];
        released = Math.min(least, released + (1 - released) * release);
        smoothingSum += released - smoothing[smoothingAt];
        smoothing[smoothingAt] = (float) released;
        smoothingAt = smoothingAt + 1 == window ? 0 : smoothingAt + 1;
        return (float) Math.min(1, smoothingSum / window);
    }
}
