package io.reelmill.inspection;

import io.reelmill.inspection.Inspection.Stretch;
import java.util.Arrays;

/** How many bytes the coder needed for the pictures between key frames: hardly any where nothing moves. */
final class Effort {

    private double[] times = new double[1024];
    private int[] sizes = new int[1024];
    private int count;

    void add(double seconds, int bytes, boolean key) {
        if (key) {
            return;
        }
        if (count == times.length) {
            times = Arrays.copyOf(times, 2 * count);
            sizes = Arrays.copyOf(sizes, 2 * count);
        }
        times[count] = seconds;
        sizes[count++] = bytes;
    }

    /** Mean bytes of the pictures of a stretch that are no key frames; 0 when there are none. */
    double between(Stretch stretch) {
        long sum = 0;
        int n = 0;
        for (int i = 0; i < count; i++) {
            if (times[i] >= stretch.from() && times[i] < stretch.to()) {
                sum += sizes[i];
                n++;
            }
        }
        return n == 0 ? 0 : sum / (double) n;
    }
}
