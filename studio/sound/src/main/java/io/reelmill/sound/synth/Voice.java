package io.reelmill.sound.synth;

/** A playing note. */
abstract class Voice {

    static final int RATE = 48_000;

    /** Control rate: samples per update of slow values such as envelopes and filters. */
    static final int CHUNK = 16;

    private int delay;

    /** Delays the start of the note by the given number of samples. */
    final Voice after(int samples) {
        delay = samples;
        return this;
    }

    /**
     * Adds the next samples.
     *
     * @return whether more samples follow
     */
    final boolean mix(float[] left, float[] right, int count) {
        if (delay >= count) {
            delay -= count;
            return true;
        }
        int from = delay;
        delay = 0;
        return render(left, right, from, count);
    }

    /** Adds samples to the indices {@code from} to {@code to} (exclusive); returns whether more follow. */
    abstract boolean render(float[] left, float[] right, int from, int to);

    /** Constant-power pan, -1 left to 1 right; this is the left gain. */
    static float leftOf(double pan) {
        return (float) Math.cos((pan + 1) * Math.PI / 4);
    }

    static float rightOf(double pan) {
        return (float) Math.sin((pan + 1) * Math.PI / 4);
    }
}
