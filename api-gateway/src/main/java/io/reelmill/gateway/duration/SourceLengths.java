package io.reelmill.gateway.duration;

import io.reelmill.fetch.Fetched;
import io.reelmill.fetch.Fetched.Success;
import io.reelmill.fetch.Limits;
import io.reelmill.fetch.SafeFetch;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks how long a source is: reads the head of the file, and where that does not tell it the place that it names, within two
 * seconds. What came of it, be it nothing, is remembered for a while, so that a render is priced as its estimate was.
 */
@Singleton
public class SourceLengths {

    private static final Duration MEMORY = Duration.ofMinutes(10);
    private static final int MAX_REMEMBERED = 10_000;
    private static final int MAX_AT_ONCE = 16;
    private static final int PART_BYTES = 64 * 1024;
    /** 2 s with something left for the answer. */
    private static final Duration PATIENCE = Duration.ofMillis(1700);

    private static final Pattern RANGE = Pattern.compile("bytes \\d{1,15}-\\d{1,15}/(\\d{1,15})");

    private record Known(OptionalDouble seconds, Instant until) {}

    private final SafeFetch fetch;
    private final Clock clock;
    private final Map<String, Known> known = new ConcurrentHashMap<>();
    private final Semaphore places = new Semaphore(MAX_AT_ONCE);

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
            OptionalDouble seconds = read(url, clock.instant().plus(PATIENCE));
            remember(url, seconds);
            return seconds;
        } finally {
            places.release();
        }
    }

    private OptionalDouble read(String url, Instant end) {
        Success head = part(url, 0, end).orElse(null);
        if (head == null) {
            return OptionalDouble.empty();
        }
        OptionalLong size = size(head);
        OptionalDouble seconds = MediaHead.seconds(head.body(), size);
        OptionalLong place = MediaHead.elsewhere(head.body());
        if (seconds.isPresent() || place.isEmpty() || head.status() != 206) {
            return seconds;
        }
        long at = place.getAsLong();
        return part(url, at, end)
                .filter(part -> part.status() == 206)
                .map(part -> MediaHead.seconds(
                        head.body(),
                        part.body(),
                        size.isPresent() ? OptionalLong.of(size.getAsLong() - at) : OptionalLong.empty()))
                .orElse(OptionalDouble.empty());
    }

    private Optional<Success> part(String url, long first, Instant end) {
        Duration left = Duration.between(clock.instant(), end);
        if (left.isNegative() || left.isZero()) {
            return Optional.empty();
        }
        Fetched fetched = fetch.part(url, first, PART_BYTES, new Limits(PART_BYTES, left, 3, true));
        return fetched instanceof Success answer && answer.isOk() ? Optional.of(answer) : Optional.empty();
    }

    /** Of the whole file: named by a part of it, or by the answer that has all of it. */
    private static OptionalLong size(Success answer) {
        if (answer.header("content-encoding").isPresent()) {
            return OptionalLong.empty();
        }
        Matcher range = RANGE.matcher(answer.header("content-range").orElse(""));
        if (range.matches()) {
            return OptionalLong.of(Long.parseLong(range.group(1)));
        }
        return answer.status() == 206
                ? OptionalLong.empty()
                : answer.header("content-length")
                        .filter(text -> text.matches("\\d{1,15}"))
                        .map(text -> OptionalLong.of(Long.parseLong(text)))
                        .orElse(OptionalLong.empty());
    }

    private void remember(String url, OptionalDouble seconds) {
        Instant now = clock.instant();
        if (known.size() >= MAX_REMEMBERED) {
            known.values().removeIf(entry -> now.isAfter(entry.until()));
        }
        if (known.size() >= MAX_REMEMBERED) {
            known.clear();
        }
        known.put(url, new Known(seconds, now.plus(MEMORY)));
    }
}
