package io.reelmill.gateway.duration;

import java.nio.ByteBuffer;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** MP4 and QuickTime (ISO/IEC 14496-12): the movie header, where it stands at the beginning of the file. */
final class Mp4Head {

    private Mp4Head() {}

    static OptionalDouble seconds(ByteBuffer file) {
        OptionalLong movie = find(file, "moov", 0, file.limit());
        if (movie.isEmpty()) {
            return OptionalDouble.empty(); // behind the media data
        }
        OptionalLong header = find(file, "mvhd", movie.getAsLong(), file.limit());
        return header.isEmpty() ? OptionalDouble.empty() : length(file, Math.toIntExact(header.getAsLong()));
    }

    /** Where the content of the first box of this name begins. */
    private static OptionalLong find(ByteBuffer file, String name, long from, long end) {
        long at = from;
        while (at + 16 <= end) {
            int box = (int) at;
            long size = Integer.toUnsignedLong(file.getInt(box));
            int head = size == 1 ? 16 : 8;
            if (MediaHead.is(file, box + 4, name)) {
                return OptionalLong.of(at + head);
            }
            long whole = size == 1 ? file.getLong(box + 8) : size;
            if (whole < head || whole > Long.MAX_VALUE - at) {
                return OptionalLong.empty(); // to the end of the file, or nonsense
            }
            at += whole;
        }
        return OptionalLong.empty();
    }

    private static OptionalDouble length(ByteBuffer file, int at) {
        boolean wide = file.get(at) == 1;
        long timescale = Integer.toUnsignedLong(file.getInt(at + (wide ? 20 : 12)));
        long duration = wide ? file.getLong(at + 24) : Integer.toUnsignedLong(file.getInt(at + 16));
        boolean told = timescale != 0 && duration > 0 && (wide || duration != 0xFFFF_FFFFL);
        return told ? OptionalDouble.of((double) duration / timescale) : OptionalDouble.empty();
    }
}
