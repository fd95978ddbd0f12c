package io.reelmill.sound.synth;

/** One sounding note. */
abstract class Voice {

    static final int RATE = 48_000;

    /** Samples over which slow things, such as envelopes and filters, are worked out once. */
    static final int CHUNK = 16;

    private int delay;

    /** Lets the note begin so many samples from now. */
    final Voice after(int samples) {
        delay = samples;
        return this;
    }

    /**
     * Adds the next samples.
     *
     * @return whether there are more to come
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

    /** Adds samples to the indices {@code from} up to, not including, {@code to}; answers whether more follow. */
    abstract boolean render(float[] left, float[] right, int from, int to);

    /** Constant-power place between the speakers, -1 left to 1 right; this is the left factor. */
    static float leftOf(double pan) {
        return (float) Math.cos((pan + 1) * Math.PI / 4);
    }

    static float rightOf(double pan) {
        return (float) Math.sin((pan + 1) * Math.PI / 4);
    }
}
