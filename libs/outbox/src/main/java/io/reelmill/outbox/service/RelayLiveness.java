package io.reelmill.outbox.service;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Down when the relay's thread has ended or hangs: then only a restart helps. */
@Liveness
@Singleton
public class RelayLiveness implements HealthCheck {

    private final RelayLifecycle relay;

    RelayLiveness(RelayLifecycle relay) {
        this.relay = relay;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("outbox relay")
                .status(relay.running().orElse(true))
                .build();
    }
}
