package io.reelmill.publishing.webhook;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.scheduler.Scheduled;
import io.reelmill.publishing.batch.BatchWriter;
import io.reelmill.publishing.queue.LaneActivity;
import io.reelmill.publishing.queue.QueueDispatcher;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** Has due deliveries attempted: from the claim through the call to what is written down, each step in batches. */
@Singleton
class WebhookDispatcher {

    /** Beyond the time that a receiver has, an attempt takes moments only. */
    private static final Duration DRAIN_MARGIN = Duration.ofSeconds(3);

    /** What came of an attempt is written down a moment after it has ended, with what came of others. */
    private static final Duration GATHERING = Duration.ofMillis(50);

    private final WebhookSender sender;
    private final DeliveryOutcomes outcomes;
    private final AttemptMeters meters;
    private final WebhookSettings settings;
    private final BatchWriter<EndedAttempt, Boolean> ended;
    private final BatchWriter<WebhookDelivery, Void> unsent;
    private final EndpointCalls calls;
    private final LaneActivity activity;
    private final QueueDispatcher<WebhookDelivery> queue;

    WebhookDispatcher(
            DeliveryClaims claims,
            WebhookSender sender,
            DeliveryOutcomes outcomes,
            AttemptMeters meters,
            WebhookSettings settings,
            Clock clock) {
        this.sender = sender;
        this.outcomes = outcomes;
        this.meters = meters;
        this.settings = settings;
        this.ended = new BatchWriter<>("webhook-outcomes", GATHERING, outcomes::finish);
        this.unsent = new BatchWriter<>("webhook-unsent", GATHERING, outcomes::giveBackUnsent);
        this.calls =
                new EndpointCalls(unsent::write, settings.failuresUntilPause(), settings.soon(), settings.timeout());
        this.activity = new LaneActivity(clock);
        this.queue = new QueueDispatcher<>(
                "webhook",
                claims::claim,
                activity.of(this::begin, delivery -> delivery.claim().lane()),
                settings.claims(),
                settings.poll(),
                clock);
    }

    void start(@Observes StartupEvent event) {
        queue.start();
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        queue.stopClaiming();
        calls.giveBackAll();
        queue.stop(settings.timeout().plus(DRAIN_MARGIN));
        ended.close();
        unsent.close();
    }

    /** There is something due. */
    void wake() {
        queue.wake();
    }

    QueueDispatcher<WebhookDelivery> queue() {
        return queue;
    }

    LaneActivity activity() {
        return activity;
    }

    @Scheduled(every = "1s", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
    void giveBackLate() {
        calls.giveBackLate();
    }

    private List<CompletableFuture<Void>> begin(List<WebhookDelivery> claimed) {
        Map<UUID, List<String>> secrets = sender.secrets(claimed);
        Map<WebhookDelivery, NextStep> unsigned = new HashMap<>();
        List<CompletableFuture<Void>> ends = claimed.stream()
                .map(delivery -> {
                    List<String> keys = secrets.get(delivery.workspaceId());
                    if (keys == null) {
                        unsigned.put(delivery, sender.withoutSecrets(delivery));
                        return CompletableFuture.<Void>completedFuture(null);
                    }
                    return calls.submit(delivery, sender.maxCalls(delivery), () -> sender.send(delivery, keys))
                            .thenCompose(this::finish);
                })
                .toList();
        if (!unsigned.isEmpty()) {
            outcomes.postpone(unsigned);
        }
        return ends;
    }

    /** Fails when the attempt could not be written down: then its lease will end. */
    private CompletableFuture<Void> finish(Optional<EndedAttempt> attempt) {
        return attempt.map(end -> ended.write(end).<Void>thenApply(held -> {
                    meters.ended(end, held);
                    return null;
                }))
                .orElseGet(() -> CompletableFuture.completedFuture(null));
    }
}
