package io.reelmill.sound.synth;

/** A ping-pong delay whose repeats lose high and low frequencies. */
final class Echo {

    private final float[] left;
    private final float[] right;
    private final float feedback;
    private int at;
    private float dullLeft;
    private float dullRight;
    private float lowLeft;
    private float lowRight;

    /** Seconds between repeats; feedback below 1. */
    Echo(double seconds, double feedback) {
        left = new float[(int) (seconds * Voice.RATE)];
        right = new float[left.length];
        this.feedback = (float) feedback;
    }

    /** Adds the repeats of {@code inLeft} and {@code inRight} to the outputs. */
    void process(float[] inLeft, float[] inRight, float[] outLeft, float[] outRight, int count) {
        for (int i = 0; i < count; i++) {
            float l = left[at];
            float r = right[at];
            dullLeft += 0.35f * (l - dullLeft);
            dullRight += 0.35f * (r - dullRight);
            lowLeft += 0.03f * (dullLeft - lowLeft);
            lowRight += 0.03f * (dullRight - lowRight);
            outLeft[i] += l;
            outRight[i] += r;
            left[at] = 0.5f * (inLeft[i] + inRight[i]) + feedback * (dullRight - lowRight) + 1e-20f;
            right[at] = feedback * (dullLeft - lowLeft);
            at = at + 1 == left.length ? 0 : at + 1;
        }
    }
}
