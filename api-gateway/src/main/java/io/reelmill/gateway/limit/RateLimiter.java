package io.reelmill.gateway.limit;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.TokensInheritanceStrategy;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A token bucket for each client, in this process: with several replicas a client gets as many of them. */
final class RateLimiter {

    private static final int MAX_BUCKETS = 100_000;
    private static final Duration PERIOD = Duration.ofMinutes(1);

    private record Entry(int limit, Bucket bucket) {}

    private final TimeMeter clock;
    private final Map<String, Entry> buckets = new ConcurrentHashMap<>();

    RateLimiter(TimeMeter clock) {
        this.clock = clock;
    }

    /**
     * What came of asking for a call.
     *
     * @param limit calls a minute
     * @param remaining calls that are left now
     * @param retryAfter seconds until the next call is granted, rounded up; 0 when this one is
     * @param reset seconds until all calls are available again, rounded up
     */
    record Outcome(boolean granted, int limit, long remaining, long retryAfter, long reset) {}

    /**
     * Asks for a call.
     *
     * @param client who calls
     * @param perMinute the client's limit at this moment; a change takes effect at once, and what is left of the old one
     *     counts in proportion
     */
    Outcome take(String client, int perMinute) {
        Entry entry = buckets.get(client);
        if (entry == null || entry.limit() != perMinute) {
            entry = buckets.compute(client, (name, known) -> entry(known, perMinute));
        }
        ConsumptionProbe probe = entry.bucket().tryConsumeAndReturnRemaining(1);
        return new Outcome(
                probe.isConsumed(),
                perMinute,
                probe.getRemainingTokens(),
                seconds(probe.getNanosToWaitForRefill()),
                seconds(probe.getNanosToWaitForReset()));
    }

    private Entry entry(Entry known, int perMinute) {
        if (known == null) {
            forgetIdle();
            Bucket bucket = Bucket.builder()
                    .withCustomTimePrecision(clock)
                    .addLimit(bandwidth(perMinute))
                    .build();
            return new Entry(perMinute, bucket);
        }
        if (known.limit() == perMinute) {
            return known;
        }
        BucketConfiguration changed =
                BucketConfiguration.builder().addLimit(bandwidth(perMinute)).build();
        known.bucket().replaceConfiguration(changed, TokensInheritanceStrategy.PROPORTIONALLY);
        return new Entry(perMinute, known.bucket());
    }

    private static Bandwidth bandwidth(int perMinute) {
        return Bandwidth.builder()
                .capacity(perMinute)
                .refillGreedy(perMinute, PERIOD)
                .build();
    }

    /** A full bucket is as good as a new one. */
    private void forgetIdle() {
        if (buckets.size() >= MAX_BUCKETS) {
            buckets.values().removeIf(entry -> entry.bucket().getAvailableTokens() >= entry.limit());
        }
    }

    private static long seconds(long nanos) {
        return (nanos + 999_999_999L) / 1_000_000_000L;
    }
}
