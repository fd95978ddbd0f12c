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
    private final DeliveryTasks tasks;
    private final Clock clock;

    WebhookReadiness(WebhookDispatcher dispatcher, DeliveryTasks tasks, Clock clock) {
        this.dispatcher = dispatcher;
        this.tasks = tasks;
        this.clock = clock;
    }

    @Override
    public HealthCheckResponse call() {
        return QueueHealth.readiness(
                "webhook deliveries", dispatcher.queue(), dispatcher.activity(), tasks.queue(), clock);
    }
}
