package io.reelmill.outbox.service;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** The outbox of a service. */
@ConfigMapping(prefix = "reelmill.outbox")
public interface OutboxSettings {

    /** Schema that holds the outbox table; without it no relay runs. */
    Optional<String> schema();

    /** When the oldest waiting message is older than this, the service reports that its events do not leave. */
    @WithDefault("60s")
    Duration maxAge();
}
