package io.reelmill.gateway.idempotency;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How calls under an {@code Idempotency-Key} are kept apart. */
@ConfigMapping(prefix = "reelmill.idempotency")
public interface IdempotencySettings {

    /** How long a call may be at work before a repetition takes it over; longer than any call takes. */
    @WithDefault("2m")
    Duration claimLease();
}
