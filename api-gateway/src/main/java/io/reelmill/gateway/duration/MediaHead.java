package io.reelmill.gateway.duration;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Tells formats apart by their first bytes and asks the one that it is. */
final class MediaHead {

    private static final double LONGEST_SECONDS = 7 * 24 * 3600.0;

    private MediaHead() {}

    /**
     * Length of the sound or video that begins with these bytes.
     *
     * @param size of the whole file, where it is known
     * @return seconds, above 0; empty for another format, or when the bytes do not say
     */
    static OptionalDouble seconds(byte[] head, OptionalLong size) {
        return plausible(() -> dispatch(ByteBuffer.wrap(head), size));
    }

    /**
     * Where in the file the answer is when the head does not have it: the movie header may be the last thing in it, and a
     * picture may be the first.
     */
    static OptionalLong elsewhere(byte[] head) {
        ByteBuffer bytes = ByteBuffer.wrap(head);
        if (bytes.limit() < 16) {
            return OptionalLong.empty();
        }
        long at = is(bytes, 4, "ftyp") ? Mp4Head.behind(bytes) : is(bytes, 0, "ID3") ? Mp3Head.tagLength(bytes) : 0;
        return at >= head.length ? OptionalLong.of(at) : OptionalLong.empty();
    }

    /**
     * Length of the sound or video that has these bytes at the place that its head has named.
     *
     * @param rest bytes of the file from there on, where they are known
     */
    static OptionalDouble seconds(byte[] head, byte[] part, OptionalLong rest) {
        boolean movie = is(ByteBuffer.wrap(head), 4, "ftyp");
        return plausible(
                () -> movie ? Mp4Head.seconds(ByteBuffer.wrap(part)) : Mp3Head.seconds(ByteBuffer.wrap(part), rest));
    }

    private static OptionalDouble plausible(Supplier<OptionalDouble> reading) {
        try {
            OptionalDouble seconds = reading.get();
            return seconds.isPresent() && seconds.getAsDouble() > 0 && seconds.getAsDouble() <= LONGEST_SECONDS
                    ? seconds
                    : OptionalDouble.empty();
        } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
            return OptionalDouble.empty(); // cut short or untrue: it says nothing
        }
    }

    private static OptionalDouble dispatch(ByteBuffer bytes, OptionalLong size) {
        if (bytes.limit() < 12) {
            return OptionalDouble.empty();
        }
        if (is(bytes, 0, "RIFF") && is(bytes, 8, "WAVE")) {
            return WavHead.seconds(bytes, size);
        }
        if (is(bytes, 4, "ftyp")) {
            return Mp4Head.seconds(bytes);
        }
        if (is(bytes, 0, "fLaC")) {
            return flac(bytes);
        }
        return Mp3Head.seconds(bytes, size);
    }

    /** STREAMINFO is always the first block (RFC 9639, 8.2): 20 bits of sample rate, 36 bits of samples. */
    private static OptionalDouble flac(ByteBuffer bytes) {
        long word = bytes.getLong(18);
        long rate = word >>> 44;
        long samples = word & 0xF_FFFF_FFFFL;
        return rate == 0 || samples == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) samples / rate);
    }

    static boolean is(ByteBuffer bytes, int at, String name) {
        byte[] expected = name.getBytes(StandardCharsets.US_ASCII);
        if (at < 0 || at + expected.length > bytes.limit()) {
            return false;
        }
        for (int i = 0; i < expected.length; i++) {
            if (bytes.get(at + i) != expected[i]) {
                return false;
            }
        }
        return true;
    }
}
