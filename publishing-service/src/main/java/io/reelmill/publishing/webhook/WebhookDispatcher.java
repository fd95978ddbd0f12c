package io.reelmill.publishing.webhook;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.reelmill.publishing.queue.QueueDispatcher;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Has due deliveries attempted. */
@Singleton
class WebhookDispatcher {

    /** Beyond the time that a receiver has, an attempt takes moments only. */
    private static final Duration DRAIN_MARGIN = Duration.ofSeconds(3);

    private final WebhookSender sender;
    private final AttemptWriter writer;
    private final WebhookSettings settings;
    private final QueueDispatcher<WebhookDelivery> queue;

    WebhookDispatcher(
            Deliveries deliveries, WebhookSender sender, AttemptWriter writer, WebhookSettings settings, Clock clock) {
        this.sender = sender;
        this.writer = writer;
        this.settings = settings;
        this.queue = new QueueDispatcher<>(
                "webhook", deliveries::claim, this::begin, settings.calls(), settings.poll(), clock);
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

    private List<CompletableFuture<Void>> begin(List<WebhookDelivery> claimed) {
        return sender.send(claimed).stream()
                .map(sent -> sent.thenCompose(
                        ended -> ended.map(writer::write).orElseGet(() -> CompletableFuture.completedFuture(null))))
                .toList();
    }
}
