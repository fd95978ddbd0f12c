package io.reelmill.sound.mix;

import io.reelmill.sound.dsp.Biquad;
import io.reelmill.sound.wav.StereoSource;

/** Early reflections of a small, furnished room: adds space around a voice without an audible echo. */
final class Room {

    private static final int LENGTH = 2048;
    /** Milliseconds and gains. The channels differ in time, not in level, so that the voice stays centred. */
    private static final double[] LEFT_MS = {5.3, 9.1, 13.7, 19.9, 27.1, 36.7};

    private static final double[] RIGHT_MS = {6.1, 8.3, 14.9, 18.7, 29.3, 35.3};
    private static final float[] GAINS = {0.11f, -0.09f, 0.085f, 0.07f, -0.055f, 0.04f};

    private final Biquad low = Biquad.highPass(StereoSource.HOUSE_RATE, 220, 0.7);
    private final Biquad high = Biquad.lowPass(StereoSource.HOUSE_RATE, 4_500, 0.7);
    private final float[] past = new float[LENGTH];
    private final int[] left = samples(LEFT_MS);
    private final int[] right = samples(RIGHT_MS);
    private int at;

    private static int[] samples(double[] ms) {
        int[] n = new int[ms.length];
        for (int i = 0; i < ms.length; i++) {
            n[i] = (int) Math.round(ms[i] * StereoSource.HOUSE_RATE / 1000);
        }
        return n;
    }

    /** Adds the reflections of a centred sound to the buffer. */
    void process(Stereo hop) {
        for (int i = 0; i < hop.left.length; i++) {
            past[at] = (float) high.process(low.process(hop.left[i]));
            float l = 0;
            float r = 0;
            for (int k = 0; k < GAINS.length; k++) {
                l += GAINS[k] * past[(at - left[k]) & (LENGTH - 1)];
                r += GAINS[k] * past[(at - right[k]) & (LENGTH - 1)];
            }
            hop.left[i] += l;
            hop.right[i] += r;
            at = (at + 1) & (LENGTH - 1);
        }
    }
}
