package io.reelmill.outbox.service;

import io.reelmill.outbox.OutboxRelay.Backlog;
import io.smallrye.health.api.Wellness;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/**
 * Down while events do not leave, or when some wait for a person. It belongs to neither liveness nor readiness: a restart does
 * not bring Kafka back, and the service can still answer calls.
 */
@Wellness
@Singleton
public class RelayWellness implements HealthCheck {

    private final RelayLifecycle relay;
    private final OutboxSettings settings;

    RelayWellness(RelayLifecycle relay, OutboxSettings settings) {
        this.relay = relay;
        this.settings = settings;
    }

    @Override
    public HealthCheckResponse call() {
        Optional<Backlog> backlog = relay.backlog();
        if (backlog.isEmpty()) {
            return HealthCheckResponse.named("outbox backlog").up().build();
        }
        Backlog outbox = backlog.get();
        return HealthCheckResponse.named("outbox backlog")
                .status(outbox.oldest().compareTo(settings.maxAge()) <= 0 && outbox.parked() == 0)
                .withData("messages", outbox.messages())
                .withData("oldestSeconds", outbox.oldest().toSeconds())
                .withData("parked", outbox.parked())
                .build();
    }
}
