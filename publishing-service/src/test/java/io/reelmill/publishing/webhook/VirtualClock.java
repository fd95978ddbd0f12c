package io.reelmill.publishing.webhook;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** Time that passes when it is told to; it begins now, as the reference verifier has no other clock. */
final class VirtualClock extends Clock {

    private volatile Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);

    void pass(Duration time) {
        now = now.plus(time);
    }

    void passTo(Instant time) {
        now = time;
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("all times are UTC");
    }
}
