package io.reelmill.testkit;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** Time that passes when it is told to. */
public final class VirtualClock extends Clock {

    private volatile Instant now;

    public VirtualClock(Instant start) {
        this.now = start;
    }

    public synchronized void pass(Duration time) {
        now = now.plus(time);
    }

    public synchronized void passTo(Instant time) {
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
