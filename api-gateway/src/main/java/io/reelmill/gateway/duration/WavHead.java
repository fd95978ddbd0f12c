package io.reelmill.gateway.duration;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** WAVE: the bytes of the data chunk over the bytes a second of the format chunk. */
final class WavHead {

    private static final long NOT_KNOWN = 0xFFFF_FFFFL;

    private WavHead() {}

    static OptionalDouble seconds(ByteBuffer bytes, OptionalLong size) {
        ByteBuffer file = bytes.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        long bytesASecond = 0;
        long at = 12;
        while (at + 8 <= file.limit()) {
            int chunk = (int) at;
            long length = Integer.toUnsignedLong(file.getInt(chunk + 4));
            if (MediaHead.is(file, chunk, "fmt ")) {
                bytesASecond = Integer.toUnsignedLong(file.getInt(chunk + 16));
            } else if (MediaHead.is(file, chunk, "data")) {
                // Written as it was recorded, the length may not be filled in: then it goes to the end of the file.
                boolean told = length != 0 && length != NOT_KNOWN;
                long sound = told ? length : size.orElse(at + 8) - at - 8;
                return bytesASecond == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sound / bytesASecond);
            }
            at += 8 + length + (length & 1);
        }
        return OptionalDouble.empty();
    }
}
