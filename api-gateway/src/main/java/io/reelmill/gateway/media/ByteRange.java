package io.reelmill.gateway.media;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of a file that is asked for (RFC 9110, 14.1.2).
 *
 * @param first and {@code last} belong to it
 */
record ByteRange(long first, long last) {

    private static final Pattern ONE =
            Pattern.compile("bytes=\\s*(\\d{0,18})\\s*-\\s*(\\d{0,18})\\s*", Pattern.CASE_INSENSITIVE);

    long length() {
        return last - first + 1;
    }

    String contentRange(long size) {
        return "bytes " + first + "-" + last + "/" + size;
    }

    /** Whether a header asks for one range; several at once, or another unit, get the whole file. */
    static boolean isAsked(String header) {
        Matcher one = header == null ? null : ONE.matcher(header);
        if (one == null || !one.matches()) {
            return false;
        }
        boolean empty = one.group(1).isEmpty() && one.group(2).isEmpty();
        boolean backwards = !one.group(1).isEmpty()
                && !one.group(2).isEmpty()
                && Long.parseLong(one.group(1)) > Long.parseLong(one.group(2));
        return !empty && !backwards;
    }

    /** The range within a file of this size; empty when none of it is there. */
    static Optional<ByteRange> of(String header, long size) {
        Matcher one = ONE.matcher(header);
        if (!one.matches()) {
            throw new IllegalArgumentException("not one range: " + header);
        }
        if (one.group(1).isEmpty()) {
            long tail = Math.min(size, Long.parseLong(one.group(2)));
            return tail == 0 ? Optional.empty() : Optional.of(new ByteRange(size - tail, size - 1));
        }
        long first = Long.parseLong(one.group(1));
        long last = one.group(2).isEmpty() ? size - 1 : Math.min(size - 1, Long.parseLong(one.group(2)));
        return first >= size ? Optional.empty() : Optional.of(new ByteRange(first, last));
    }
}
