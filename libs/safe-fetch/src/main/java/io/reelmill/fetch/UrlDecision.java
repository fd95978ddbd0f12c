package io.reelmill.fetch;

import java.net.InetAddress;
import java.net.URI;
import java.util.List;

/** The result of checking a client's URL by {@link UrlPolicy}. */
public sealed interface UrlDecision {

    /**
     * The URL is allowed.
     *
     * @param url normalised: absolute, ASCII, lower-case host, no fragment
     * @param addresses of its host, all allowed; empty when the host was not resolved
     */
    record Allowed(URI url, List<InetAddress> addresses) implements UrlDecision {}

    /**
     * The URL is refused.
     *
     * @param message for the client: what the value must be, to be appended to a field's name ("must be …"). It
     * contains no address that the client did not write.
     */
    record Refused(Reason reason, String message) implements UrlDecision {}

    /** Why a URL is refused. */
    enum Reason {
        /** Not an acceptable URL. */
        INVALID,
        /** A URL that must not be requested. */
        BLOCKED,
        /** A URL whose host has no address now; may be temporary. */
        UNREACHABLE,
        /** Not resolved: too many lookups are in progress. This says nothing about the URL. */
        BUSY
    }
}
