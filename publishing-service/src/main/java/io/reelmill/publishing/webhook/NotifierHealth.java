package io.reelmill.publishing.webhook;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Down when nobody looks for due deliveries any more. */
@Liveness
@Singleton
class NotifierHealth implements HealthCheck {

    private final WebhookDispatcher sendLoop;

    NotifierHealth(WebhookDispatcher sendLoop) {
        this.sendLoop = sendLoop;
    }

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.named("webhook dispatcher")
                .status(sendLoop.isAlive())
                .build();
    }
}
