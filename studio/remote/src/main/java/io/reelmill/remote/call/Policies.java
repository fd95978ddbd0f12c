package io.reelmill.remote.call;

import dev.failsafe.Bulkhead;
import dev.failsafe.CircuitBreaker;
import dev.failsafe.RetryPolicy;
import io.reelmill.fetch.Fetched;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How a line repeats, gives up and waits its turn. */
final class Policies {

    private static final Logger LOG = LoggerFactory.getLogger(EndpointClient.class);

    /** Pauses are shorter or longer by up to this share, so that callers do not come all at once. */
    private static final double JITTER = 0.25;

    private Policies() {}

    static RetryPolicy<Answer> repetition(CallPolicy patience) {
        return RetryPolicy.<Answer>builder()
                .handleIf(e -> e instanceof CallFailure failure && failure.repeatable())
                .withMaxAttempts(patience.tries())
                .withBackoff(patience.pause(), patience.pause().multipliedBy(32))
                .withJitter(JITTER)
                .withDelayFnOn(context -> wanted(context.getLastException()), CallFailure.class)
                .build();
    }

    /** Files are sometimes told of a moment before they are there. */
    static RetryPolicy<Fetched> late(CallPolicy patience) {
        return RetryPolicy.<Fetched>builder()
                .handleResultIf(fetched -> fetched instanceof Fetched.Failed failed && failed.isPassing()
                        || fetched instanceof Fetched.Success late && (late.status() >= 500 || late.status() == 404))
                .withMaxAttempts(patience.tries())
                .withBackoff(patience.pause(), patience.pause().multipliedBy(32))
                .withJitter(JITTER)
                .build();
    }

    /** At least the pause that the service asked for, whatever chance takes away; below zero means the usual backoff. */
    static Duration wanted(Throwable failure) {
        return failure instanceof CallFailure call && call.pause() != null
                ? Duration.ofMillis((long) Math.ceil(call.pause().toMillis() / (1 - JITTER)))
                : Duration.ofMillis(-1);
    }

    static CircuitBreaker<Answer> breaker(Endpoint endpoint) {
        return CircuitBreaker.<Answer>builder()
                .handleIf(e -> e instanceof CallFailure failure && failure.ill())
                .withFailureThreshold(endpoint.patience().failures())
                .withDelay(endpoint.patience().rest())
                .withSuccessThreshold(1)
                .onOpen(e -> LOG.warn(
                        "{} is left alone for {}",
                        endpoint.name(),
                        endpoint.patience().rest()))
                .onClose(e -> LOG.info("{} is back", endpoint.name()))
                .build();
    }

    static Bulkhead<Answer> bulkhead(CallPolicy patience) {
        return Bulkhead.<Answer>builder(patience.concurrency())
                .withMaxWaitTime(patience.timeout())
                .build();
    }
}
