package io.reelmill.fetch;

import java.net.URI;
import java.util.Map;
import java.util.Optional;

/** The result of a fetch. */
public sealed interface Fetched {

    /**
     * The server responded, with any status.
     *
     * @param url final URL after redirects
     * @param headers by lower-case name; the first value of repeated ones
     * @param body decompressed bytes; empty when it was written to a file
     * @param size bytes of the body, in memory or in the file
     */
    @SuppressWarnings("ArrayRecordComponent") // an answer, never compared
    record Success(int status, URI url, Map<String, String> headers, byte[] body, long size) implements Fetched {

        /** Whether the status is 2xx. */
        public boolean isOk() {
            return status >= 200 && status < 300;
        }

        /** A header's value, by name in lower case. */
        public Optional<String> header(String name) {
            return Optional.ofNullable(headers.get(name));
        }
    }

    /** The URL, or one that it redirects to, is refused and was not requested. The message is for the client. */
    record Refused(UrlDecision.Reason reason, String message) implements Fetched {}

    /** No complete response. The message is for the client. */
    record Failed(Failure failure, String message) implements Fetched {

        /** Whether the same fetch may succeed later. */
        public boolean isPassing() {
            return failure.isPassing();
        }
    }

    /** The reason of the failure. */
    enum Failure {
        /** The name could not be resolved. */
        UNRESOLVED(true),
        /** Not tried, because too many lookups or calls are in progress. This says nothing about the URL. */
        BUSY(true),
        /** No connection, or it was interrupted. */
        CONNECTION(true),
        /** No secure connection: the certificate, or no common protocol. */
        TLS(true),
        /** The time limit was exceeded. */
        TIMEOUT(true),
        /** The caller was interrupted. */
        INTERRUPTED(true),
        /** The body or its head exceeds the limit. */
        TOO_LARGE(false),
        /** More redirects than allowed. */
        TOO_MANY_REDIRECTS(false),
        /** The response is not HTTP, or has a content coding that was not requested. */
        UNREADABLE(false);

        private final boolean passing;

        Failure(boolean passing) {
            this.passing = passing;
        }

        public boolean isPassing() {
            return passing;
        }
    }
}
