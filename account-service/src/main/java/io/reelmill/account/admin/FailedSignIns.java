package io.reelmill.account.admin;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Counts calls of {@code /admin} whose token has proved wrong, by address. It is asked only then: whoever else calls from the same
 * address with a good token is not affected.
 */
@Singleton
class FailedSignIns {

    private static final int MAX_ADDRESSES = 10_000;
    private static final Duration PERIOD = Duration.ofMinutes(1);

    private final int perMinute;
    private final Map<String, Bucket> addresses = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MAX_ADDRESSES;
        }
    };

    FailedSignIns(AdminSettings settings) {
        this.perMinute = settings.failedSignIns();
    }

    /**
     * Counts one.
     *
     * @return seconds that the address should wait when there were too many
     */
    synchronized OptionalLong count(String address) {
        ConsumptionProbe probe =
                addresses.computeIfAbsent(address, unseen -> bucket()).tryConsumeAndReturnRemaining(1);
        return probe.isConsumed()
                ? OptionalLong.empty()
                : OptionalLong.of(
                        Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds() + 1);
    }

    private Bucket bucket() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(perMinute).refillGreedy(perMinute, PERIOD))
                .build();
    }
}
