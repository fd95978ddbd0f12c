package io.reelmill.gateway.limit;

/** A bucket that holds {@code size} tokens and fills up once a minute. */
final class TokenBucket {

    private static final double NANOS_A_MINUTE = 60e9;

    private final int size;
    private double tokens;
    private long filledAt;

    TokenBucket(int size, long now) {
        this.size = size;
        this.tokens = size;
        this.filledAt = now;
    }

    /** What came of asking for a token. {@code retryAfter} and {@code full} are seconds, rounded up. */
    record Outcome(boolean granted, int limit, int remaining, long retryAfter, long full) {}

    synchronized Outcome take(long now) {
        fill(now);
        boolean granted = tokens >= 1;
        if (granted) {
            tokens -= 1;
        }
        return new Outcome(granted, size, (int) tokens, granted ? 0 : seconds(1 - tokens), seconds(size - tokens));
    }

    synchronized boolean isFull(long now) {
        fill(now);
        return tokens >= size;
    }

    private void fill(long now) {
        tokens = Math.min(size, tokens + (now - filledAt) * size / NANOS_A_MINUTE);
        filledAt = now;
    }

    private long seconds(double missing) {
        return (long) Math.ceil(missing * 60 / size);
    }
}
