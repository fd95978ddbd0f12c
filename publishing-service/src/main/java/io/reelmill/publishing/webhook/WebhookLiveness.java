package io.reelmill.publishing.webhook;

import io.reelmill.publishing.queue.QueueHealth;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Down when nobody looks for due deliveries any more. */
@Liveness
@Singleton
class WebhookLiveness implements HealthCheck {

    private final WebhookDispatcher dispatcher;

    WebhookLiveness(WebhookDispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    @Override
    public HealthCheckResponse call() {
        return QueueHealth.liveness("webhook dispatcher", dispatcher.queue());
    }
}
