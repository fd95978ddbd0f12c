package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.publishing.batch.BatchWriter;
import io.reelmill.publishing.run.RunEnd;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jboss.logging.Logger;

/** Turns every end of a run that somebody wants to be told of into a delivery. */
@Singleton
class RenderWebhooks implements RunEnd {

    private static final Logger LOG = Logger.getLogger(RenderWebhooks.class);

    private static final Duration GATHERING = Duration.ofMillis(5);

    private final DeliveryIntake intake;
    private final WebhookDispatcher dispatcher;
    private final BatchWriter<NewDelivery, Boolean> writer;

    RenderWebhooks(DeliveryIntake intake, WebhookDispatcher dispatcher) {
        this.intake = intake;
        this.dispatcher = dispatcher;
        this.writer = new BatchWriter<>("webhook-intake", GATHERING, this::add);
    }

    @Override
    public void ended(RenderFinished finished) {
        if (finished.project().webhookUrl() == null) {
            return;
        }
        boolean added = writer.write(intake.of(finished)).join();
        if (!added) {
            LOG.debugf("run %s (pid %s) was told before", finished.runId(), finished.pid());
        }
    }

    @PreDestroy
    void stop() {
        writer.close();
    }

    private List<Boolean> add(List<NewDelivery> deliveries) {
        Set<UUID> added = intake.add(deliveries);
        dispatcher.wake();
        return deliveries.stream()
                .map(delivery -> added.contains(delivery.eventId()))
                .toList();
    }
}
