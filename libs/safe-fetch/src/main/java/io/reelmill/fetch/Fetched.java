package io.reelmill.fetch;

import java.net.URI;
import java.util.Map;
import java.util.Optional;

/** What came of a fetch. */
public sealed interface Fetched {

    /**
     * The server answered, with whatever status.
     *
     * @param url that answered, after redirects
     * @param headers by lower-case name; of repeated ones the first
     * @param body what was received, decompressed; empty when it went to a file
     * @param size bytes of the body, wherever it went
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

    /** The URL, or one it redirects to, may not be called; it was not. The message is for the client. */
    record Refused(Verdict.Reason reason, String message) implements Fetched {}

    /** No complete answer. The message is for the client. */
    record Failed(Failure failure, String message) implements Fetched {

        /** Whether the same fetch may succeed later. */
        public boolean isPassing() {
            return failure.isPassing();
        }
    }

    /** What went wrong. */
    enum Failure {
        /** The name has no address. */
        UNRESOLVED(true),
        /** The name was not looked up: too many look-ups are under way. It says nothing about the URL. */
        BUSY(true),
        /** No connection, or it was cut. */
        CONNECTION(true),
        /** No secure connection: the certificate, or no common protocol. */
        TLS(true),
        /** The time was up. */
        TIMEOUT(true),
        /** The caller was interrupted. */
        INTERRUPTED(true),
        /** The body or its head is larger than allowed. */
        TOO_LARGE(false),
        /** More redirects than allowed. */
        TOO_MANY_REDIRECTS(false),
        /** The answer is not HTTP, or coded in a way that was not asked for. */
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
