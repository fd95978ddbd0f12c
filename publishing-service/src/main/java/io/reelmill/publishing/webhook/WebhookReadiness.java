package io.reelmill.publishing.webhook;

import io.reelmill.publishing.queue.QueueHealth;
import jakarta.inject.Singleton;
import java.time.Clock;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Down when due deliveries stand still. */
@Readiness
@Singleton
class WebhookReadiness implements HealthCheck {

    private final WebhookDispatcher dispatcher;
    private final Clock clock;

    WebhookReadiness(WebhookDispatcher dispatcher, Clock clock) {
        this.dispatcher = dispatcher;
        this.clock = clock;
    }

    @Override
    public HealthCheckResponse call() {
        return QueueHealth.readiness("webhook deliveries", dispatcher.queue(), clock);
    }
}
