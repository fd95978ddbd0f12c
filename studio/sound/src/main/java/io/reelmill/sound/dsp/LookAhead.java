package io.reelmill.sound.dsp;

import java.util.Arrays;

/**
 * The gain of a limiter, sample by sample or for coarser steps of time: down before a peak comes, slowly up after it,
 * never with a step. What it tells is for what came a window ago.
 */
public final class LookAhead {

    private final int window;
    private final double release;
    /** Room for a window and two more, a power of two so that places wrap without a division. */
    private final int ring;

    /** The smallest gain of the window, kept as a queue of falling candidates. */
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
     * A gain that is 1 so far.
     *
     * @param window how many steps it begins to fall before it must have fallen
     * @param releaseSteps time constant of the way back, in steps
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
     * Takes the next step.
     *
     * @param wanted the largest gain that what comes now can bear, at most 1
     * @return the gain for what came {@code window} steps ago
     */
    public float next(float wanted) {
        // Minimum over the window, then a mean over as long a window: the mean has arrived when the peak does.
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
