package io.reelmill.account.subscription;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** The time that an invoice of a subscription pays for. */
public record Period(Instant start, Instant end) {

    public Period {
        if (!end.isAfter(start)) {
            throw new IllegalArgumentException("a period must end after it begins");
        }
    }

    /** A month in UTC. */
    static Period monthFrom(Instant start) {
        return new Period(
                start,
                OffsetDateTime.ofInstant(start, ZoneOffset.UTC).plusMonths(1).toInstant());
    }

    static Period of(Instant start, Duration length) {
        return new Period(start, start.plus(length));
    }

    /** The month after this one. */
    Period next() {
        return monthFrom(end);
    }
}
