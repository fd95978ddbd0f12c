package io.reelmill.gateway.duration;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalDouble;
import java.util.OptionalLong;

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
        ByteBuffer bytes = ByteBuffer.wrap(head);
        try {
            OptionalDouble seconds = dispatch(bytes, size);
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
