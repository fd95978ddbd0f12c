package io.reelmill.sound.synth;

/** A stereo chorus: one delayed, modulated copy on each side. */
final class Chorus {

    private static final int LENGTH = 2048;

    private final float[] left = new float[LENGTH];
    private final float[] right = new float[LENGTH];
    private int at;
    private double turn;
    private float swingLeft = 620;
    private float swingRight = 700;
    private float slideLeft = 620;
    private float slideRight = 700;

    /** Mixes the copies into a block in place; {@code depth} 0 to 1. */
    void process(float[] l, float[] r, int count, float depth) {
        for (int i = 0; i < count; i++) {
            left[at] = l[i];
            right[at] = r[i];
            if ((i & 15) == 0) {
                turn += 2 * Math.PI * 0.55 * 16 / Voice.RATE;
                swingLeft = (float) (620 + 160 * Math.sin(turn));
                swingRight = (float) (700 + 170 * Math.sin(turn * 1.13 + 1.7));
            }
            slideLeft += 0.004f * (swingLeft - slideLeft);
            slideRight += 0.004f * (swingRight - slideRight);
            l[i] = (1 - 0.35f * depth) * l[i] + 0.55f * depth * past(left, slideLeft);
            r[i] = (1 - 0.35f * depth) * r[i] + 0.55f * depth * past(right, slideRight);
            at = (at + 1) & (LENGTH - 1);
        }
    }

    private float past(float[] line, float delay) {
        int whole = (int) delay;
        float f = delay - whole;
        float a = line[(at - whole) & (LENGTH - 1)];
        float b = line[(at - whole - 1) & (LENGTH - 1)];
        return a + f * (b - a);
    }
}
