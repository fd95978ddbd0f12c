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

    /** Where the first box begins that is not wholly in the bytes at hand. */
    static long behind(ByteBuffer file) {
        long at = 0;
        while (at + 16 <= file.limit()) {
            long next = next(file, at);
            if (next < 0) {
                return 0;
            }
            at = next;
        }
        return at;
    }

    /** Where the box after this one begins; below 0 when there is none. */
    private static long next(ByteBuffer file, long at) {
        int box = (int) at;
        long size = Integer.toUnsignedLong(file.getInt(box));
        long whole = size == 1 ? file.getLong(box + 8) : size;
        boolean told = whole >= (size == 1 ? 16 : 8) && whole <= Long.MAX_VALUE - at;
        return told ? at + whole : -1; // 0 is to the end of the file, the rest nonsense
    }

    /** Where the content of the first box of this name begins. */
    private static OptionalLong find(ByteBuffer file, String name, long from, long end) {
        long at = from;
        while (at + 16 <= end) {
            int box = (int) at;
            if (MediaHead.is(file, box + 4, name)) {
                return OptionalLong.of(at + (file.getInt(box) == 1 ? 16 : 8));
            }
            long next = next(file, at);
            if (next < 0) {
                return OptionalLong.empty();
            }
            at = next;
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
