package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.kafka.EventIntake;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.jboss.logging.Logger;

/** Turns every end of a run that somebody wants to be told of into a delivery, once, however often it is told. */
@Singleton
class FinishedRuns {

    private static final Logger LOG = Logger.getLogger(FinishedRuns.class);

    private final EventIntake intake;
    private final Deliveries deliveries;
    private final WebhookDispatcher dispatcher;

    FinishedRuns(EventIntake intake, Deliveries deliveries, WebhookDispatcher dispatcher) {
        this.intake = intake;
        this.deliveries = deliveries;
        this.dispatcher = dispatcher;
    }

    /** Acknowledged when the row is committed. A message that cannot be understood goes to the dead letters. */
    @Incoming("render-events")
    @Blocking
    CompletionStage<Void> consume(Message<ConsumerRecord<String, byte[]>> message) {
        return intake.take(message, RenderFinished.class, this::add);
    }

    private void add(RenderFinished finished) {
        requireComplete(finished);
        if (finished.project().webhookUrl() == null) {
            return;
        }
        if (deliveries.add(finished)) {
            dispatcher.wake();
        } else {
            LOG.debugf("run %s (pid %s) was told before", finished.runId(), finished.pid());
        }
    }

    private static void requireComplete(RenderFinished finished) {
        boolean complete = Stream.of(finished.pid(), finished.runId(), finished.workspaceId(), finished.project())
                .allMatch(value -> value != null);
        if (!complete) {
            throw new UnreadableEventException("pid, runId, workspaceId or project is missing", null);
        }
    }
}
