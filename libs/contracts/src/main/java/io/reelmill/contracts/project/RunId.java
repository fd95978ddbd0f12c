package io.reelmill.contracts.project;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;

/** Ids of runs: UUIDs of version 7 (RFC 9562), which begin with the time, so that indexes on them grow at their end. */
public final class RunId {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final long VERSION = 7L << 12;
    private static final long VARIANT = 2L << 62;

    private RunId() {}

    /** A new id: 48 bits of milliseconds, 74 random bits. */
    public static UUID next(Clock clock) {
        long upper = clock.millis() << 16 | VERSION | (RANDOM.nextInt() & 0xFFF);
        return new UUID(upper, VARIANT | RANDOM.nextLong() >>> 2);
    }
}
