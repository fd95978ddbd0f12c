package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.URI;
import java.util.List;

/** What {@link UrlPolicy} says of a client's URL. */
public sealed interface Verdict {

    /**
     * It may be called.
     *
     * @param url normalised: absolute, ASCII, lower-case host, no fragment
     * @param addresses of its host, all allowed; empty when they were not looked up
     */
    record Allowed(URI url, List<InetAddress> addresses) implements Verdict {}

    /**
     * It may not be called.
     *
     * @param message for the client: what the value must be, made to follow a field's name ("must be …"). It names no
     *     address that the client did not write.
     */
    record Refused(Reason reason, String message) implements Verdict {}

    /** Why a URL is refused. */
    enum Reason {
        /** Not a URL that we read. */
        INVALID,
        /** A URL that leads where we do not go. */
        BLOCKED,
        /** A URL whose host has no address now; may be passing. */
        UNREACHABLE,
        /** Not looked up: too many look-ups are under way. It says nothing about the URL. */
        BUSY
    }
}
