package io.reelmill.publishing.webhook;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/**
 * How an attempt ended.
 *
 * @param status HTTP status, null when there was no answer
 * @param error class of the failure as a machine word, null when delivered
 * @param response beginning of the answer's body, or null
 */
record Attempt(Outcome outcome, Integer status, String error, String response, Instant startedAt, Duration duration) {

    enum Outcome {
        /** A 2xx. */
        DELIVERED,
        /** Another status. */
        REJECTED,
        /** No answer. */
        UNANSWERED,
        /** Not sent: the URL may not be called. */
        REFUSED;

        String column() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
