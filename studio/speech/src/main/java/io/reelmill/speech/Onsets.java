package io.reelmill.speech;

/** Finds where a word is first heard: phones such as p, t, k begin with a silence of their own. */
final class Onsets {

    private static final double WINDOW = 0.005;
    private static final double REACH = 0.18;

    private final double[] level;
    private final int hop;
    private final double threshold;

    Onsets(double[] sound, int rate) {
        hop = (int) (WINDOW * rate);
        level = new double[sound.length / hop];
        double loudest = 0;
        for (int i = 0; i < level.length; i++) {
            double sum = 0;
            for (int k = 0; k < hop; k++) {
                sum += sound[i * hop + k] * sound[i * hop + k];
            }
            level[i] = Math.sqrt(sum / hop);
            loudest = Math.max(loudest, level[i]);
        }
        threshold = loudest * 0.02;
    }

    /** The first sample from which sound is heard, the beginning of the span when it sounds throughout. */
    int from(int start, int end) {
        int reach = Math.min(end, start + (int) (REACH / WINDOW) * hop);
        for (int at = start; at < reach; at += hop) {
            int i = at / hop;
            if (i < level.length && level[i] >= threshold) {
                return at;
            }
        }
        return start;
    }
}
