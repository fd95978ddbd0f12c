package io.reelmill.publishing.webhook;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** When a delivery is attempted again. */
@Singleton
class RetrySchedule {

    private final WebhookSettings settings;

    RetrySchedule(WebhookSettings settings) {
        this.settings = settings;
    }

    /**
     * Time of the next attempt. A {@code Retry-After} only ever lengthens a pause: a receiver that always asks for a second
     * would else use up in seconds the attempts that are to last for days.
     *
     * @param failures attempts that have failed so far, the present one among them; 1 or more
     * @return empty when there is none left
     */
    Optional<Instant> next(int failures, Instant now, Optional<String> retryAfter) {
        if (failures > settings.schedule().size()) {
            return Optional.empty();
        }
        Duration pause = settings.schedule().get(failures - 1);
        double stretch = ThreadLocalRandom.current().nextDouble() * settings.jitter();
        Instant planned = now.plus(pause).plusMillis((long) (pause.toMillis() * stretch));
        Instant latest = now.plus(settings.longestRetryAfter());
        return Optional.of(retryAfter
                .flatMap(value -> RetryAfter.parse(value, now))
                .map(asked -> asked.isAfter(latest) ? latest : asked)
                .filter(asked -> asked.isAfter(planned))
                .orElse(planned));
    }
}
