package io.reelmill.publishing.webhook;

import io.reelmill.contracts.event.CloudEvent;
import io.reelmill.contracts.event.CloudEvent.UnreadableEventException;
import io.reelmill.contracts.event.RenderFinished;
import io.reelmill.publishing.setup.Persistence;
import io.smallrye.reactive.messaging.annotations.Blocking;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/** Turns every end of a run that somebody wants to be told of into a delivery, once, however often it is told. */
@Singleton
class FinishedRuns {

    private static final Logger LOG = Logger.getLogger(FinishedRuns.class);

    private final Deliveries deliveries;
    private final SendLoop sendLoop;
    private final Persistence persistence;

    FinishedRuns(Deliveries deliveries, SendLoop sendLoop, Persistence persistence) {
        this.deliveries = deliveries;
        this.sendLoop = sendLoop;
        this.persistence = persistence;
    }

    /** Acknowledged when the row is committed. A message that cannot be understood goes to the dead letters. */
    @Incoming("render-events")
    @Blocking
    void consume(ConsumerRecord<String, byte[]> message) throws InterruptedException {
        Map<String, String> headers = new HashMap<>();
        message.headers().forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
        if (!(CloudEvent.read(headers, message.value()).event() instanceof RenderFinished finished)) {
            throw new UnreadableEventException("not a " + RenderFinished.TYPE, null);
        }
        requireComplete(finished);
        if (finished.project().webhookUrl() != null) {
            persistence.untilTheDatabaseAnswers(() -> add(finished));
        }
    }

    private void add(RenderFinished finished) {
        if (deliveries.add(finished)) {
            sendLoop.wake();
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
