package io.reelmill.sound.synth;

/**
 * A hall reverb: diffusing all-passes, then eight delay lines that feed each other through a Hadamard matrix (Jot's
 * feedback delay network), each with damping in the loop.
 */
public final class Reverb {

    private static final int LINES = 8;
    private static final float NORM = (float) Math.sqrt(1.0 / LINES);
    /** Mutually prime lengths in samples, 27 to 73 ms. */
    private static final int[] LENGTHS = {1327, 1559, 1801, 2069, 2383, 2729, 3109, 3529};

    private static final int[] DIFFUSION = {229, 347, 491, 659};

    private final float[][] lines = new float[LINES][];
    private final int[] at = new int[LINES];
    private final float[] gains = new float[LINES];
    private final float[] dulled = new float[LINES];
    private final float[] taps = new float[LINES];
    private final AllPass[] left = new AllPass[DIFFUSION.length];
    private final AllPass[] right = new AllPass[DIFFUSION.length];
    private final float[] leftPre;
    private final float[] rightPre;
    private final float dulling;
    private int preAt;
    private float rumbleLeft;
    private float rumbleRight;

    /**
     * Creates a hall.
     *
     * @param seconds until it is 60 dB down
     * @param damping 0 to 1: how much faster high frequencies decay
     * @param preDelay seconds
     */
    public Reverb(double seconds, double damping, double preDelay) {
        for (int i = 0; i < LINES; i++) {
            lines[i] = new float[LENGTHS[i]];
            gains[i] = (float) Math.pow(10, -3 * LENGTHS[i] / (seconds * Voice.RATE));
        }
        for (int i = 0; i < DIFFUSION.length; i++) {
            left[i] = new AllPass(DIFFUSION[i]);
            right[i] = new AllPass(DIFFUSION[i] + 23);
        }
        leftPre = new float[Math.max(1, (int) (preDelay * Voice.RATE))];
        rightPre = new float[leftPre.length];
        dulling = (float) (0.15 + 0.6 * damping);
    }

    /** Adds the reverberation of {@code inLeft} and {@code inRight} to the outputs. */
    public void process(float[] inLeft, float[] inRight, float[] outLeft, float[] outRight, int count) {
        for (int i = 0; i < count; i++) {
            float l = leftPre[preAt];
            float r = rightPre[preAt];
            leftPre[preAt] = inLeft[i] + 1e-20f;
            rightPre[preAt] = inRight[i] + 1e-20f;
            preAt = preAt + 1 == leftPre.length ? 0 : preAt + 1;
            // Low frequencies are removed from the reverb, because they make the mix unclear.
            rumbleLeft += 0.026f * (l - rumbleLeft);
            rumbleRight += 0.026f * (r - rumbleRight);
            l -= rumbleLeft;
            r -= rumbleRight;
            for (int k = 0; k < left.length; k++) {
                l = left[k].process(l);
                r = right[k].process(r);
            }
            turn(l, r);
            outLeft[i] += 0.5f * (taps[0] - taps[2] + taps[4] - taps[6]);
            outRight[i] += 0.5f * (taps[1] - taps[3] + taps[5] - taps[7]);
        }
    }

    private void turn(float l, float r) {
        for (int k = 0; k < LINES; k++) {
            float x = lines[k][at[k]] * gains[k];
            dulled[k] += (1 - dulling) * (x - dulled[k]);
            taps[k] = dulled[k];
        }
        float a0 = taps[0] + taps[1];
        float a1 = taps[0] - taps[1];
        float a2 = taps[2] + taps[3];
        float a3 = taps[2] - taps[3];
        float a4 = taps[4] + taps[5];
        float a5 = taps[4] - taps[5];
        float a6 = taps[6] + taps[7];
        float a7 = taps[6] - taps[7];
        float b0 = a0 + a2;
        float b1 = a1 + a3;
        float b2 = a0 - a2;
        float b3 = a1 - a3;
        float b4 = a4 + a6;
        float b5 = a5 + a7;
        float b6 = a4 - a6;
        float b7 = a5 - a7;
        put(0, NORM * (b0 + b4) + l);
        put(1, NORM * (b1 + b5) + r);
        put(2, NORM * (b2 + b6) + l);
        put(3, NORM * (b3 + b7) + r);
        put(4, NORM * (b0 - b4) - l);
        put(5, NORM * (b1 - b5) - r);
        put(6, NORM * (b2 - b6) + l);
        put(7, NORM * (b3 - b7) + r);
    }

    private void put(int line, float x) {
        lines[line][at[line]] = x;
        at[line] = at[line] + 1 == lines[line].length ? 0 : at[line] + 1;
    }

    private static final class AllPass {

        private final float[] line;
        private int at;

        AllPass(int length) {
            line = new float[length];
        }

        float process(float x) {
            float past = line[at];
            float y = past - 0.6f * x;
            line[at] = x + 0.6f * y;
            at = at + 1 == line.length ? 0 : at + 1;
            return y;
        }
    }
}
