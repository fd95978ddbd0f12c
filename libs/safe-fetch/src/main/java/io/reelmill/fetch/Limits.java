package io.reelmill.fetch;

import java.time.Duration;

/**
 * The limits of one fetch.
 *
 * @param maxBytes of the body, as received and again as decompressed; above 0
 * @param total time for everything, from the lookup of the name through all redirects to the last byte of the body
 * @param maxRedirects redirects followed, 0 to {@value #MAX_REDIRECTS}; 0 returns a redirect as a plain response
 * @param truncate whether a body that is too long or too slow is truncated; otherwise the fetch fails
 */
public record Limits(long maxBytes, Duration total, int maxRedirects, boolean truncate) {

    static final int MAX_REDIRECTS = 3;

    private static final long MIB = 1L << 20;

    public Limits {
        if (maxBytes < 1 || total.isNegative() || total.isZero()) {
            throw new IllegalArgumentException("limits must be above 0");
        }
        if (maxRedirects < 0 || maxRedirects > MAX_REDIRECTS) {
            throw new IllegalArgumentException("maxRedirects must lie between 0 and " + MAX_REDIRECTS);
        }
    }

    /** For a web page, a feed, a PDF: 20 MiB, 20 s. */
    public static Limits page() {
        return new Limits(20 * MIB, Duration.ofSeconds(20), MAX_REDIRECTS, false);
    }

    /** For a picture: 50 MiB, 60 s. */
    public static Limits picture() {
        return new Limits(50 * MIB, Duration.ofSeconds(60), MAX_REDIRECTS, false);
    }

    /** For sound or video: 2 GiB, 10 min. */
    public static Limits media() {
        return new Limits(2048 * MIB, Duration.ofMinutes(10), MAX_REDIRECTS, false);
    }

    /** For a check whether something exists: only the head of a response, 5 s. */
    public static Limits probe() {
        return new Limits(1024, Duration.ofSeconds(5), MAX_REDIRECTS, true);
    }

    /** For a call to a client's webhook: redirects are not followed; 4 KiB of the response are kept. */
    public static Limits webhook(Duration total) {
        return new Limits(4096, total, 0, true);
    }
}
