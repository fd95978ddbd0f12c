package io.reelmill.sdk;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How often and after what pause a call is repeated that may succeed next time. {@code Retry-After} is honoured; where the service
 * wants a longer pause than {@code longestPause} the call is given up, as it would be refused again.
 *
 * @param retries after the first try
 * @param firstPause doubled after each retry, with jitter
 */
public record RetryPolicy(int retries, Duration firstPause, Duration longestPause) {

    /** Three retries, half a second to one minute apart. */
    public static final RetryPolicy USUAL = new RetryPolicy(3, Duration.ofMillis(500), Duration.ofMinutes(1));

    /** One try. */
    public static final RetryPolicy NONE = new RetryPolicy(0, Duration.ZERO, Duration.ZERO);

    /**
     * The pause before a retry; empty when there is to be none.
     *
     * @param retry the number of the retry, from 1
     * @param retryAfter what the service asks for, if anything
     */
    Optional<Duration> pauseBefore(int retry, Optional<Duration> retryAfter) {
        if (retry > retries
                || retryAfter.filter(asked -> asked.compareTo(longestPause) > 0).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(retryAfter.orElseGet(() -> {
            long most = Math.min(longestPause.toMillis(), firstPause.toMillis() << Math.min(20, retry - 1));
            return Duration.ofMillis(
                    most <= 1 ? most : ThreadLocalRandom.current().nextLong(most / 2, most + 1));
        }));
    }

    /** Whether a call that was answered so may succeed next time. */
    static boolean mayPass(int status, String code) {
        return status == 429
                || status == 502
                || status == 503
                || status == 504
                || "idempotency_in_progress".equals(code);
    }
}
