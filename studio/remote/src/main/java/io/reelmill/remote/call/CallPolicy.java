package io.reelmill.remote.call;

import java.time.Duration;

/**
 * How long and how often a service is tried.
 *
 * @param timeout for one call, from the look-up of the name to the last byte
 * @param tries of one call, the first included, at least 1
 * @param pause before the second try; doubled with each, with a quarter of jitter
 * @param concurrency calls at the same time, at least 1; further ones wait for as long as {@code timeout}
 * @param failures in a row after which the service is left alone, at least 1
 * @param rest how long it is left alone; then one call tries whether it is back
 */
public record CallPolicy(Duration timeout, int tries, Duration pause, int concurrency, int failures, Duration rest) {

    public static final CallPolicy DEFAULT =
            new CallPolicy(Duration.ofSeconds(60), 3, Duration.ofMillis(500), 6, 5, Duration.ofSeconds(30));

    public CallPolicy {
        requirePositive("timeout", timeout);
        requirePositive("pause", pause);
        requirePositive("rest", rest);
        requirePositive("tries", tries);
        requirePositive("concurrency", concurrency);
        requirePositive("failures", failures);
    }

    private static void requirePositive(String name, Duration value) {
        if (value.isZero() || value.isNegative()) {
            throw new IllegalArgumentException(name + " must be above 0");
        }
    }

    private static void requirePositive(String name, int value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " must be at least 1");
        }
    }
}
