package io.reelmill.publishing.webhook;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.regex.Pattern;

/** The header {@code Retry-After} (RFC 9110, 10.2.3): seconds, or a date. */
final class RetryAfter {

    private static final Pattern SECONDS = Pattern.compile("\\d{1,9}");

    private RetryAfter() {}

    /** The instant meant; empty when the value is neither. */
    static Optional<Instant> parse(String value, Instant now) {
        String text = value.strip();
        if (SECONDS.matcher(text).matches()) {
            return Optional.of(now.plusSeconds(Long.parseLong(text)));
        }
        try {
            return Optional.of(ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant());
        } catch (DateTimeException e) {
            return Optional.empty(); // a receiver's nonsense is no reason to retry differently
        }
    }
}
