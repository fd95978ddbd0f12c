package io.reelmill.remote.model;

import io.reelmill.providers.ProviderException;
import io.reelmill.providers.ProviderException.Category;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * Waits for work that a service does in its own time.
 *
 * @param pause before the first question; each further one comes half as late again, at most ten times as late
 * @param limit for all of it
 */
public record JobPoller(Duration pause, Duration limit) {

    /** Told that the result is not waited for any more. */
    public interface Abandoned {
        /** @param late whether it took too long; false where the process stops, and another may go on waiting */
        void because(boolean late);
    }

    /**
     * Asks until there is an answer.
     *
     * @param asked empty while there is none
     * @param abandoned called when it is no longer waited for
     * @throws ProviderException PASSING when it takes too long or nobody wants it any more
     */
    public <T> T await(String service, Supplier<Optional<T>> asked, BooleanSupplier stopped, Abandoned abandoned) {
        long began = System.nanoTime();
        long millis = pause.toMillis();
        try {
            while (System.nanoTime() - began < limit.toNanos()) {
                Thread.sleep(millis);
                if (stopped.getAsBoolean()) {
                    abandoned.because(false);
                    throw new ProviderException(Category.PASSING, "nobody waits for " + service + " any more");
                }
                Optional<T> answer = asked.get();
                if (answer.isPresent()) {
                    return answer.get();
                }
                millis = Math.min(10 * pause.toMillis(), millis * 3 / 2 + 1);
            }
        } catch (InterruptedException e) {
            abandoned.because(false);
            Thread.currentThread().interrupt();
            throw new ProviderException(Category.PASSING, "waiting for " + service + " was interrupted", e);
        }
        abandoned.because(true);
        throw new ProviderException(Category.PASSING, service + " did not finish within " + limit.toSeconds() + " s");
    }
}
