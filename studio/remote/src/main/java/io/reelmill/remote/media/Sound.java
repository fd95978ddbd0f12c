package io.reelmill.remote.media;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.Arrays;

/**
 * One channel of sound in memory.
 *
 * @param rate samples a second
 * @param samples -1 to 1
 */
@SuppressWarnings("ArrayRecordComponent") // a carrier, never compared
public record Sound(int rate, float[] samples) {

    /** Of full scale; below this is silence. */
    private static final float AUDIBLE = 0.01f;
    /** What is left before the first audible sample, seconds: soft onsets begin earlier. */
    private static final double BEFORE = 0.02;
    /** What is left after the last one, seconds. */
    private static final double AFTER = 0.08;

    /** Raw samples: 16 bits, signed, little-endian; an odd byte at the end is dropped. */
    public static Sound ofPcm(byte[] bytes, int rate) {
        ShortBuffer shorts =
                ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / 0x1p15f;
        }
        return new Sound(rate, samples);
    }

    public double seconds() {
        return samples.length / (double) rate;
    }

    /** Whether nothing is heard. */
    public boolean isSilent() {
        return firstAudible() == samples.length;
    }

    /** Where something is heard first, less a moment for soft onsets; seconds. */
    public double onset() {
        return Math.max(0, firstAudible() / (double) rate - BEFORE);
    }

    /** From {@code onset} seconds to a moment after the last audible sample. */
    public Sound trimmed() {
        int last = samples.length;
        while (last > 0 && Math.abs(samples[last - 1]) < AUDIBLE) {
            last--;
        }
        int from = (int) (onset() * rate);
        int to = Math.min(samples.length, last + (int) (AFTER * rate));
        return new Sound(rate, Arrays.copyOfRange(samples, Math.min(from, to), to));
    }

    /** As long as told: cut, or with silence behind it. */
    public Sound lasting(double seconds) {
        return new Sound(rate, Arrays.copyOf(samples, (int) Math.max(1, Math.round(seconds * rate))));
    }

    /** A stretch; what lies behind the end is silence. */
    public Sound part(double from, double seconds) {
        int first = (int) Math.min(samples.length, Math.round(from * rate));
        return new Sound(
                rate, Arrays.copyOfRange(samples, first, first + (int) Math.max(1, Math.round(seconds * rate))));
    }

    /** This, and then the other, which has the same rate. */
    public Sound then(Sound other) {
        float[] both = Arrays.copyOf(samples, samples.length + other.samples.length);
        System.arraycopy(other.samples, 0, both, samples.length, other.samples.length);
        return new Sound(rate, both);
    }

    private int firstAudible() {
        int first = 0;
        while (first < samples.length && Math.abs(samples[first]) < AUDIBLE) {
            first++;
        }
        return first;
    }
}
