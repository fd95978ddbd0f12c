package io.reelmill.gateway.edge;

import io.reelmill.gateway.error.ApiException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;

/** Reads the times that clients send: ISO 8601 with an offset, in years that every table can keep. */
public final class ClientTime {

    /** What a time must be, for messages. */
    public static final String FORM = "must be an ISO 8601 time with its offset, such as 2027-01-31T18:30:00Z";

    /** Java knows years of ten digits, PostgreSQL does not. */
    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");

    private ClientTime() {}

    /** The time in a text; empty when it is none, or is of a year before 1 or after 9999. */
    public static Optional<Instant> parse(String text) {
        try {
            Instant time = OffsetDateTime.parse(text.strip()).toInstant();
            return Optional.of(time).filter(t -> !t.isBefore(EARLIEST) && !t.isAfter(LATEST));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /**
     * The time in a text.
     *
     * @throws ApiException 400 that names the field
     */
    public static Instant of(String field, String text) {
        return parse(text).orElseThrow(() -> ApiException.invalid(field, "time", field + " " + FORM));
    }
}
