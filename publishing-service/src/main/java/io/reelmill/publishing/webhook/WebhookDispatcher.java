package io.reelmill.publishing.webhook;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.publishing.queue.QueueDispatcher;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;

/** Has due deliveries attempted, as many at one time as there are senders. */
@Singleton
class WebhookDispatcher {

    /** Beyond the time that a receiver has, an attempt takes moments only. */
    private static final Duration DRAIN_MARGIN = Duration.ofSeconds(3);

    private final WebhookSender sender;
    private final WebhookSettings settings;
    private final MeterRegistry meters;
    private final QueueDispatcher<WebhookDelivery> queue;

    WebhookDispatcher(
            Deliveries deliveries, WebhookSender sender, WebhookSettings settings, MeterRegistry meters, Clock clock) {
        this.sender = sender;
        this.settings = settings;
        this.meters = meters;
        this.queue = new QueueDispatcher<>(
                "webhook", deliveries::claim, this::send, settings.senders(), settings.poll(), clock);
    }

    void start(@Observes StartupEvent event) {
        queue.start();
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        queue.stop(settings.timeout().plus(DRAIN_MARGIN));
    }

    /** There is something due. */
    void wake() {
        queue.wake();
    }

    QueueDispatcher<WebhookDelivery> queue() {
        return queue;
    }

    private void send(WebhookDelivery delivery) {
        sender.attempt(delivery).ifPresent(attempt -> meters.timer(
                        "reelmill.webhook.attempts",
                        "outcome",
                        attempt.outcome().column())
                .record(attempt.duration()));
    }
}
