package io.reelmill.gateway.duration;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * Asks how long a source is: reads the head of the file for two seconds at most. What came of it, be it nothing, is
 * remembered for a while, so that a render is priced as its estimate was.
 */
@Singleton
public class SourceLengths {

    private static final Duration MEMORY = Duration.ofMinutes(10);
    private static final int MOST_REMEMBERED = 10_000;
    private static final int MOST_AT_ONCE = 16;
    /** Enough for the cover picture that many mp3 files begin with; what comes later is not read. */
    private static final int HEAD_BYTES = 1 << 20;
    /** 2 s with something left for the answer. */
    private static final Limits LIMITS = new Limits(HEAD_BYTES, Duration.ofMillis(1700), 3, true);

    private record Known(OptionalDouble seconds, Instant until) {}

    private final SafeFetch fetch;
    private final Clock clock;
    private final Map<String, Known> known = new ConcurrentHashMap<>();
    private final Semaphore places = new Semaphore(MOST_AT_ONCE);

    SourceLengths(SafeFetch fetch, Clock clock) {
        this.fetch = fetch;
        this.clock = clock;
    }

    /** Length in seconds, above 0; empty when it cannot be told in time. Blocks for two seconds at most. */
    public OptionalDouble of(String url) {
        Known found = known.get(url);
        if (found != null && clock.instant().isBefore(found.until())) {
            return found.seconds();
        }
        if (!places.tryAcquire()) {
            return OptionalDouble.empty(); // estimates are open to all; they are not to take the gateway's breath away
        }
        try {
            OptionalDouble seconds = read(fetch.get(url, LIMITS));
            remember(url, seconds);
            return seconds;
        } finally {
            places.release();
        }
    }

    private static OptionalDouble read(Fetched fetched) {
        if (fetched instanceof Fetched.Success answer && answer.isOk()) {
            OptionalLong size = answer.header("content-encoding").isPresent()
                    ? OptionalLong.empty()
                    : answer.header("content-length")
                            .filter(text -> text.matches("\\d{1,15}"))
                            .map(text -> OptionalLong.of(Long.parseLong(text)))
                            .orElse(OptionalLong.empty());
            return MediaHead.seconds(answer.body(), size);
        }
        return OptionalDouble.empty();
    }

    private void remember(String url, OptionalDouble seconds) {
        Instant now = clock.instant();
        if (known.size() >= MOST_REMEMBERED) {
            known.values().removeIf(entry -> now.isAfter(entry.until()));
        }
        if (known.size() >= MOST_REMEMBERED) {
            known.clear();
        }
        known.put(url, new Known(seconds, now.plus(MEMORY)));
    }
}
